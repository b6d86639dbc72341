-- the first page, for the standards body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where not (site.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where not (site.status = 'Archived')
  order by left(site.name, 200) asc, site.id asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select site.id as id, "site"."name" as name, "site"."name_key" as name_key, case when "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery then 0 when left("site"."name_key", 200) = 'harbour' then 1 when left("site"."name_key", 200) like 'harbour%' then 2 when "site"."words" @@ '('harbour':*)'::tsquery then 3 when true then 4 end as rank
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."all_words" @@ '('harbour':*)'::tsquery or left("site"."name_key", 200) like 'harbour%' or "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, site_listing as site
  where site.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select site.id as id, "site"."name" as name, "site"."name_key" as name_key, case when ("site"."id" = '1104420'::bigint or "site"."all_words" @@ ''!1104420'|'#1104420''::tsquery) then 0 when left("site"."name_key", 200) = '1104420' then 1 when left("site"."name_key", 200) like '1104420%' then 2 when "site"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."all_words" @@ '('1104420':*)'::tsquery or left("site"."name_key", 200) like '1104420%' or ("site"."id" = '1104420'::bigint or "site"."all_words" @@ ''!1104420'|'#1104420''::tsquery))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, site_listing as site
  where site.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where site.id = any(array(select site.id
  from site_listing as site
  where (not (site.status = 'Archived') and "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 10), "class_1" as ( select 1 as rank, (search_text("site"."name") = 'harbour')::int as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and (left("site"."name_key", 200) = 'harbour' and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("site"."name_key", 200) as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and (left("site"."name_key", 200) like 'harbour%' and not (left("site"."name_key", 200) = 'harbour') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("site"."name_key", 200) asc, site.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and ("site"."words" @@ '('harbour':*)'::tsquery and not (left("site"."name_key", 200) like 'harbour%') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 10), "class_4" as ( select 4 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and ("site"."all_words" <> "site"."words" and "site"."all_words" @@ '('harbour':*)'::tsquery and not ("site"."words" @@ '('harbour':*)'::tsquery) and not (left("site"."name_key", 200) like 'harbour%') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 10)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 10) select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."all_words" @@ '('harbour':*)'::tsquery or left("site"."name_key", 200) like 'harbour%' or "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3"
  union all select *
  from "class_4") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."all_words" @@ '('harbour':*)'::tsquery or left("site"."name_key", 200) like 'harbour%' or "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where site.id = any(array(select site.id
  from site_listing as site
  where (not (site.status = 'Archived') and "site"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, (search_text("site"."name") = 'harbour')::int as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and (left("site"."name_key", 200) = 'harbour' and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("site"."name_key", 200) as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and (left("site"."name_key", 200) like 'harbour%' and not (left("site"."name_key", 200) = 'harbour') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("site"."name_key", 200) asc, site.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and ("site"."words" @@ '('harbour':*)'::tsquery and not (left("site"."name_key", 200) like 'harbour%') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 9007199254740991), "class_4" as ( select 4 as rank, 0 as likeness, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where ((not (site.status = 'Archived') and ("site"."all_words" <> "site"."words" and "site"."all_words" @@ '('harbour':*)'::tsquery and not ("site"."words" @@ '('harbour':*)'::tsquery) and not (left("site"."name_key", 200) like 'harbour%') and not ("site"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 9007199254740991)
  order by 2 desc, left("site"."name", 200) asc, site.id desc limit 9007199254740991) select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3"
  union all select *
  from "class_4") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, site_listing as site
  where site.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select site.id as id, site.standard as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and (site.standard not like '%{product}%' and site.standard is not null))
  order by site.standard desc, site.id desc limit 20)
  union all (select site.id as id, replace(site.standard, '{product}', 'GFA') as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and (site.standard like '%{product}%' and site.standard is not null))
  order by replace(site.standard, '{product}', 'GFA') desc, site.id desc limit 20)
  union all (select site.id as id, site.standard as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and site.standard is null)
  order by site.standard desc, site.id desc limit 20)) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'setSharingOptions', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'upload', true, 'schedule', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select site.id as id, site.standard as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and (site.standard not like '%{product}%' and site.standard is not null))
  union all select site.id as id, replace(site.standard, '{product}', 'GFA') as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and (site.standard like '%{product}%' and site.standard is not null))
  union all select site.id as id, site.standard as place
  from site_listing as site
  where ((site.country_id = any('{4,8}'::int[]) and site.status = any('{Active,Archived}'::text[]) and site.standard_id = any('{4,8}'::int[])) and site.standard is null) offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard"
  from site_listing as site
  where not (site.status = 'Archived')
  order by left(site.name, 200) asc, site.id asc;

-- the first page, for another user of the standards body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', 'GFA') as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'setSharingOptions', false, 'viewChanges', true, 'viewUsers', true, 'createUser', false, 'upload', false, 'schedule', false) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where not (site.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where not (site.status = 'Archived')
  order by left(site.name, 200) asc, site.id asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) as "isShared", case when (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) then site.record_status end as "auditStatus", case when (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) then site.start_date end as "auditStartDate", case when (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) then site.expiry_date end as "auditExpiryDate", case when (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) then case when case when "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "site"."expiry_date" end < '2026-11-21'::date then 'Expired' else "site"."certification_status" end end as "auditCertificationStatus", case when (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))) then replace(site.standard, '{product}', 'GFA') end as "auditStandard", site.company_id as "companyId", jsonb_build_object('edit', case when (exists (select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and audit.certification_body_id = '301'::bigint) offset 0)) is not true then to_jsonb('notCertifying'::text) else to_jsonb(true) end, 'archive', case when ((exists (select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and audit.certification_body_id = '301'::bigint) offset 0) and not exists (select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and not (audit.certification_body_id = '301'::bigint)) offset 0))) is not true then to_jsonb('notOnlyCertifier'::text) else to_jsonb(true) end, 'share', false, 'setSharingOptions', false, 'viewChanges', (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id))), 'viewUsers', false, 'createUser', false, 'upload', case when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'schedule', case when ((exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)))) is not true then to_jsonb('notRelated'::text) when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where ((site.status <> 'Archived' or (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)))) and not (site.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((site.status <> 'Archived' or (exists (select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from site as created
  where created.id = site.id and created.created_by_cb_id = '301'::bigint offset 0) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'setSharingOptions', false, 'viewChanges', false, 'viewUsers', false, 'createUser', false, 'upload', false, 'schedule', false) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and not (site.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where (site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('edit', case when (site.company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'archive', false, 'share', case when (site.company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) when ((site.company_id = '101'::bigint or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'setSharingOptions', case when (site.company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) when ((site.company_id = '101'::bigint or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'viewChanges', true, 'viewUsers', site.company_id = '101'::bigint, 'createUser', site.company_id = '101'::bigint, 'upload', false, 'schedule', false) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (site.company_id = '101'::bigint and not (site.status = 'Archived'))
  union all select
  from site_listing as site
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and (site.company_id = '101'::bigint) is not true) and not (site.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where (site.company_id = '101'::bigint and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and (site.company_id = '101'::bigint) is not true)) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and (site.company_id = '101'::bigint) is not true)) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('edit', case when ((site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint)) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'archive', false, 'share', case when ((site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint)) is not true then to_jsonb('notOwn'::text) when ((site.company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'setSharingOptions', case when ((site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint)) is not true then to_jsonb('notOwn'::text) when ((site.company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'viewChanges', true, 'viewUsers', (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint), 'createUser', (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint), 'upload', false, 'schedule', false) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (site.company_id = any('{101,102}'::bigint[]) and not (site.status = 'Archived'))
  union all select
  from site_listing as site
  where ((site.id = '201'::bigint and (site.company_id = any('{101,102}'::bigint[])) is not true) and not (site.status = 'Archived'))
  union all select
  from site_listing as site
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and ((site.company_id = any('{101,102}'::bigint[])) is not true and (site.id = '201'::bigint) is not true)) and not (site.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where (site.company_id = any('{101,102}'::bigint[]) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((site.id = '201'::bigint and (site.company_id = any('{101,102}'::bigint[])) is not true) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and ((site.company_id = any('{101,102}'::bigint[])) is not true and (site.id = '201'::bigint) is not true))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and ((site.company_id = any('{101,102}'::bigint[])) is not true and (site.id = '201'::bigint) is not true))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('edit', case when (site.id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'archive', false, 'share', case when (site.id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) when (not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'setSharingOptions', case when (site.id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) when (not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'viewChanges', true, 'viewUsers', site.id = any('{201,202}'::bigint[]), 'createUser', false, 'upload', case when (site.id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'schedule', case when (site.id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) when (site.status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where (site.id = any('{201,202}'::bigint[]) and not (site.status = 'Archived'))
  union all select
  from site_listing as site
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and (site.id = any('{201,202}'::bigint[])) is not true) and not (site.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where (site.id = any('{201,202}'::bigint[]) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and (site.id = any('{201,202}'::bigint[])) is not true)) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)
  union all (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and (site.id = any('{201,202}'::bigint[])) is not true)) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'setSharingOptions', false, 'viewChanges', false, 'viewUsers', false, 'createUser', false, 'upload', false, 'schedule', false) as "verdicts", (select count(*)::int as total
  from (select
  from site_listing as site
  where false limit 10001) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where false
  order by left(site.name, 200) asc, site.id asc limit 10 offset 0) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;
