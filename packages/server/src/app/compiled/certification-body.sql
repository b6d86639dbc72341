-- the first page, for the standards body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where not (office.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where not (office.status = 'Archived')
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select office.id as id, "office"."name" as name, "office"."name_key" as name_key, case when left("office"."name_key", 200) = 'harbour' then 0 when left("office"."name_key", 200) like 'harbour%' then 1 when "office"."words" @@ '('harbour':*)'::tsquery then 2 when true then 3 end as rank
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" @@ '('harbour':*)'::tsquery or left("office"."name_key", 200) like 'harbour%')) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, office_listing as office
  where office.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select office.id as id, "office"."name" as name, "office"."name_key" as name_key, case when "office"."id" = '1104420'::bigint then 0 when left("office"."name_key", 200) = '1104420' then 1 when left("office"."name_key", 200) like '1104420%' then 2 when "office"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" @@ '('1104420':*)'::tsquery or left("office"."name_key", 200) like '1104420%' or "office"."id" = '1104420'::bigint)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, office_listing as office
  where office.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("office"."name") = 'harbour')::int as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and left("office"."name_key", 200) = 'harbour')
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("office"."name_key", 200) as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and (left("office"."name_key", 200) like 'harbour%' and not (left("office"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("office"."name_key", 200) asc, office.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and ("office"."words" @@ '('harbour':*)'::tsquery and not (left("office"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and ("office"."words" <> "office"."words" and "office"."words" @@ '('harbour':*)'::tsquery and not ("office"."words" @@ '('harbour':*)'::tsquery) and not (left("office"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 10) select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" @@ '('harbour':*)'::tsquery or left("office"."name_key", 200) like 'harbour%')) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" @@ '('harbour':*)'::tsquery or left("office"."name_key", 200) like 'harbour%')) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("office"."name") = 'harbour')::int as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and left("office"."name_key", 200) = 'harbour')
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("office"."name_key", 200) as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and (left("office"."name_key", 200) like 'harbour%' and not (left("office"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("office"."name_key", 200) asc, office.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and ("office"."words" @@ '('harbour':*)'::tsquery and not (left("office"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where ((not (office.status = 'Archived') and ("office"."words" <> "office"."words" and "office"."words" @@ '('harbour':*)'::tsquery and not ("office"."words" @@ '('harbour':*)'::tsquery) and not (left("office"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("office"."name", 200) asc, office.id desc limit 9007199254740991) select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, office_listing as office
  where office.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (case when office.is_main then 'Main Office' else 'Sub Office' end = any('{Main Office,Sub Office}'::text[]) and office.country_id = any('{4,8}'::int[]) and array[office.status, case office.status when 'Probation' then 'Limited' end] && '{Active,Suspended}'::text[] and office.audit_submission_status = any('{Allow,Hold}'::text[])) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.status as place
  from office_listing as office
  where (case when office.is_main then 'Main Office' else 'Sub Office' end = any('{Main Office,Sub Office}'::text[]) and office.country_id = any('{4,8}'::int[]) and array[office.status, case office.status when 'Probation' then 'Limited' end] && '{Active,Suspended}'::text[] and office.audit_submission_status = any('{Allow,Hold}'::text[]))
  order by office.status desc, office.id desc limit 10 offset 10) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', true, 'archive', true) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select office.id as id, office.status as place
  from office_listing as office
  where (case when office.is_main then 'Main Office' else 'Sub Office' end = any('{Main Office,Sub Office}'::text[]) and office.country_id = any('{4,8}'::int[]) and array[office.status, case office.status when 'Probation' then 'Limited' end] && '{Active,Suspended}'::text[] and office.audit_submission_status = any('{Allow,Hold}'::text[])) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions"
  from office_listing as office
  where not (office.status = 'Archived')
  order by office.name asc, office.id asc;

-- the first page, for another user of the standards body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.audit_submission_status as "auditSubmissions", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where not (office.status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where not (office.status = 'Archived')
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', case when (office.certification_body_id = '301'::bigint) is not true then to_jsonb('notOwn'::text) when (not office.is_main) is not true then to_jsonb('mainOffice'::text) else to_jsonb(true) end, 'archive', case when (office.certification_body_id = '301'::bigint) is not true then to_jsonb('notOwn'::text) when (not office.is_main) is not true then to_jsonb('mainOffice'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = '301'::bigint and not (office.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = '301'::bigint and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (office.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = '101'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = '101'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = any('{101,102}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = '201'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = any('{101,102}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = '201'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = any('{201,202}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = any('{201,202}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from office_listing as office
  where false limit 10001) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where false
  order by office.name asc, office.id asc limit 10 offset 0) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;
