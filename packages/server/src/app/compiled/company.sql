-- the first page, for the standards body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where not (company.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where not (company.status = 'Archived')
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select company.id as id, "company"."name" as name, "company"."name_key" as name_key, case when left("company"."name_key", 200) = 'harbour' then 0 when left("company"."name_key", 200) like 'harbour%' then 1 when "company"."words" @@ '('harbour':*)'::tsquery then 2 when true then 3 end as rank
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" @@ '('harbour':*)'::tsquery or left("company"."name_key", 200) like 'harbour%')) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, company_listing as company
  where company.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select company.id as id, "company"."name" as name, "company"."name_key" as name_key, case when "company"."id" = '1104420'::bigint then 0 when left("company"."name_key", 200) = '1104420' then 1 when left("company"."name_key", 200) like '1104420%' then 2 when "company"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" @@ '('1104420':*)'::tsquery or left("company"."name_key", 200) like '1104420%' or "company"."id" = '1104420'::bigint)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, company_listing as company
  where company.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("company"."name") = 'harbour')::int as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and left("company"."name_key", 200) = 'harbour')
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("company"."name_key", 200) as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and (left("company"."name_key", 200) like 'harbour%' and not (left("company"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("company"."name_key", 200) asc, company.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and ("company"."words" @@ '('harbour':*)'::tsquery and not (left("company"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and ("company"."words" <> "company"."words" and "company"."words" @@ '('harbour':*)'::tsquery and not ("company"."words" @@ '('harbour':*)'::tsquery) and not (left("company"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 10) select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" @@ '('harbour':*)'::tsquery or left("company"."name_key", 200) like 'harbour%')) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" @@ '('harbour':*)'::tsquery or left("company"."name_key", 200) like 'harbour%')) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("company"."name") = 'harbour')::int as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and left("company"."name_key", 200) = 'harbour')
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("company"."name_key", 200) as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and (left("company"."name_key", 200) like 'harbour%' and not (left("company"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("company"."name_key", 200) asc, company.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and ("company"."words" @@ '('harbour':*)'::tsquery and not (left("company"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where ((not (company.status = 'Archived') and ("company"."words" <> "company"."words" and "company"."words" @@ '('harbour':*)'::tsquery and not ("company"."words" @@ '('harbour':*)'::tsquery) and not (left("company"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("company"."name", 200) asc, company.id desc limit 9007199254740991) select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, company_listing as company
  where company.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.country_id = any('{4,8}'::int[]) and company.favourite_limit = any('{4,8}'::int[]) and company.tier = any('{Pro,Lite}'::text[])) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, company.tier as place
  from company_listing as company
  where (company.country_id = any('{4,8}'::int[]) and company.favourite_limit = any('{4,8}'::int[]) and company.tier = any('{Pro,Lite}'::text[]))
  order by company.tier desc, company.id desc limit 10 offset 10) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', true, 'archive', true, 'share', true, 'viewChanges', true, 'viewUsers', true, 'createUser', true, 'preventExport', true, 'setLimit', true) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select company.id as id, company.tier as place
  from company_listing as company
  where (company.country_id = any('{4,8}'::int[]) and company.favourite_limit = any('{4,8}'::int[]) and company.tier = any('{Pro,Lite}'::text[])) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type"
  from company_listing as company
  where not (company.status = 'Archived')
  order by left(company.name, 200) asc, company.id asc;

-- the first page, for another user of the standards body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int
  from favourite
  where favourite.company_id = company.id) as "favouritesUsed", company.tier as "type", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'viewChanges', true, 'viewUsers', true, 'createUser', false, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where not (company.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where not (company.status = 'Archived')
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", (select count(*)::int
  from site
  where site.company_id = company.id and (site.status <> 'Archived' or (exists (select
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
  order by id))))) as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', case when (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and audit.certification_body_id = '301'::bigint) offset 0)) is not true then to_jsonb('notCertifying'::text) else to_jsonb(true) end, 'archive', case when ((exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and audit.certification_body_id = '301'::bigint) offset 0) and not exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and not (audit.certification_body_id = '301'::bigint)) offset 0))) is not true then to_jsonb('notOnlyCertifier'::text) else to_jsonb(true) end, 'share', false, 'viewChanges', (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))), 'viewUsers', false, 'createUser', false, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) and not (company.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", (select count(*)::int
  from site
  where site.company_id = company.id and site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))) as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'viewChanges', false, 'viewUsers', false, 'createUser', false, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and not (company.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where (company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', case when (company.id = '101'::bigint) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'archive', false, 'share', case when (company.id = '101'::bigint) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'viewChanges', true, 'viewUsers', company.id = '101'::bigint, 'createUser', company.id = '101'::bigint, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and not (company.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', case when (company.id = any('{101,102}'::bigint[])) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'archive', false, 'share', case when (company.id = any('{101,102}'::bigint[])) is not true then to_jsonb('notOwn'::text) else to_jsonb(true) end, 'viewChanges', true, 'viewUsers', company.id = any('{101,102}'::bigint[]), 'createUser', company.id = any('{101,102}'::bigint[]), 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and not (company.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select company.id as id, company.name as "name", company.country as "country", company.city as "city", (select count(*)::int
  from site
  where site.company_id = company.id and (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)))) as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'viewChanges', false, 'viewUsers', false, 'createUser', false, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and not (company.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select company.id as id, company.name as "name", company.country as "country", company.city as "city", (select count(*)::int
  from site
  where site.company_id = company.id and false) as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('edit', false, 'archive', false, 'share', false, 'viewChanges', false, 'viewUsers', false, 'createUser', false, 'preventExport', false, 'setLimit', false) as "verdicts", (select count(*)::int as total
  from (select
  from company_listing as company
  where false limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where false
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;
