-- the first page, for the standards body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from office_listing as office
  where not (office.status = 'Archived') limit $1) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where not (office.status = 'Archived')
  order by office.name asc, office.id asc limit $2 offset $3) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for the standards body
select count(*)::int as total
  from (select
  from office_listing as office
  where not (office.status = 'Archived') limit $1) as counted;

-- a search, for the standards body
with "class_0" as ( select 0 as rank, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and left("office"."name_key", 200) = $1)
  order by left("office"."name", 200) asc, office.id asc limit $2), "class_1" as ( select 1 as rank, null as name, left("office"."name_key", 200) as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and (left("office"."name_key", 200) like $3 and not (left("office"."name_key", 200) = $4)) and (select count(*)
  from "class_0") < $5)
  order by left("office"."name_key", 200) asc, office.id asc limit $6), "class_2" as ( select 2 as rank, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" @@ $7::tsquery and not (left("office"."name_key", 200) like $8)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < $9)
  order by left("office"."name", 200) asc, office.id asc limit $10), "class_3" as ( select 3 as rank, left("office"."name", 200) as name, null as key, office.id as id
  from office_listing as office
  where (not (office.status = 'Archived') and ("office"."words" <> "office"."words" and "office"."words" @@ $11::tsquery and not ("office"."words" @@ $12::tsquery) and not (left("office"."name_key", 200) like $13)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < $14)
  order by left("office"."name", 200) asc, office.id asc limit $15) select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from office_listing as office
  where (not (office.status = 'Archived') and "office"."words" @@ $16::tsquery) limit $17) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.key asc, page.name asc, page.id asc limit $18 offset $19) as page, office_listing as office
  where office.id = page.id
  order by page.rank, page.key asc, page.name asc, page.id asc;

-- two countries by city, for the standards body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from office_listing as office
  where (not (office.status = 'Archived') and office.country_id = any($1::int[])) limit $2) as counted) as "rowsCounted"
  from (select office.id as id, office.city as place
  from office_listing as office
  where (not (office.status = 'Archived') and office.country_id = any($3::int[]))
  order by office.city asc nulls last, office.id asc limit $4 offset $5) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for a certification body
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('isAbleToEdit', (not office.is_main and office.certification_body_id = $1::bigint), 'isAbleToArchive', (not office.is_main and office.certification_body_id = $2::bigint)) as "visuals", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = $3::bigint and not (office.status = 'Archived')) limit $4) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = $5::bigint and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit $6 offset $7) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for a certification body
select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = $1::bigint and not (office.status = 'Archived')) limit $2) as counted;

-- the first page, for a company
select office.id as id, office.name as "name", office.certification_body as "mainOffice", case when office.is_main then 'Main Office' else 'Sub Office' end as "officeType", office.country as "country", office.city as "city", office.status as "status", office.certification_body_id as "bodyId", office.suspension_status as "suspensionStatus", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where (audit.owner_company_id = $1::bigint or (audit.record_status in ('Current', 'Closed') and (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = $2::bigint))) or audit.site_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $3::bigint))) or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $4::bigint)))))) and audit.id not in ( select elsewhere.id
  from audit_listing as elsewhere join company as owner on owner.id = elsewhere.owner_company_id
  where elsewhere.owner_company_id <> elsewhere.site_company_id and owner.block_sharing and elsewhere.site_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $5::bigint)
  union all select site.id
  from site
  where site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $6::bigint))))) and not elsewhere.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = $7::bigint)))))))) and not (office.status = 'Archived')) limit $8) as counted) as "rowsCounted"
  from (select office.id as id, office.name as place
  from office_listing as office
  where (office.certification_body_id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where (audit.owner_company_id = $9::bigint or (audit.record_status in ('Current', 'Closed') and (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = $10::bigint))) or audit.site_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $11::bigint))) or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $12::bigint)))))) and audit.id not in ( select elsewhere.id
  from audit_listing as elsewhere join company as owner on owner.id = elsewhere.owner_company_id
  where elsewhere.owner_company_id <> elsewhere.site_company_id and owner.block_sharing and elsewhere.site_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $13::bigint)
  union all select site.id
  from site
  where site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $14::bigint))))) and not elsewhere.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = $15::bigint)))))))) and not (office.status = 'Archived'))
  order by office.name asc, office.id asc limit $16 offset $17) as page, office_listing as office
  where office.id = page.id
  order by "page"."place" asc, "page"."id" asc;
