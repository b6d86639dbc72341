-- the first page, for the standards body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToPreventExport', false, 'isAbleToSetLimit', false) as "visuals", (select count(*)::int as total
  from (select
  from company_listing as company
  where not (company.status = 'Archived') limit $1) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where not (company.status = 'Archived')
  order by left(company.name, 200) asc, company.id asc limit $2 offset $3) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for the standards body
select count(*)::int as total
  from (select
  from company_listing as company
  where not (company.status = 'Archived') limit $1) as counted;

-- a search, for the standards body
with "class_0" as ( select 0 as rank, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and left("company"."name_key", 200) = $1)
  order by left("company"."name", 200) asc, company.id asc limit $2), "class_1" as ( select 1 as rank, null as name, left("company"."name_key", 200) as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and (left("company"."name_key", 200) like $3 and not (left("company"."name_key", 200) = $4)) and (select count(*)
  from "class_0") < $5)
  order by left("company"."name_key", 200) asc, company.id asc limit $6), "class_2" as ( select 2 as rank, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" @@ $7::tsquery and not (left("company"."name_key", 200) like $8)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < $9)
  order by left("company"."name", 200) asc, company.id asc limit $10), "class_3" as ( select 3 as rank, left("company"."name", 200) as name, null as key, company.id as id
  from company_listing as company
  where (not (company.status = 'Archived') and ("company"."words" <> "company"."words" and "company"."words" @@ $11::tsquery and not ("company"."words" @@ $12::tsquery) and not (left("company"."name_key", 200) like $13)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < $14)
  order by left("company"."name", 200) asc, company.id asc limit $15) select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToPreventExport', false, 'isAbleToSetLimit', false) as "visuals", (select count(*)::int as total
  from (select
  from company_listing as company
  where (not (company.status = 'Archived') and "company"."words" @@ $16::tsquery) limit $17) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.key asc, page.name asc, page.id asc limit $18 offset $19) as page, company_listing as company
  where company.id = page.id
  order by page.rank, page.key asc, page.name asc, page.id asc;

-- two countries by city, for the standards body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.audit_shared as "auditShared", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToPreventExport', false, 'isAbleToSetLimit', false) as "visuals", (select count(*)::int as total
  from (select
  from company_listing as company
  where (not (company.status = 'Archived') and company.country_id = any($1::int[])) limit $2) as counted) as "rowsCounted"
  from (select company.id as id, company.city as place
  from company_listing as company
  where (not (company.status = 'Archived') and company.country_id = any($3::int[]))
  order by company.city asc, company.id asc limit $4 offset $5) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select company.id as id, company.name as "name", company.country as "country", company.city as "city", (select count(*)::int
  from site
  where site.company_id = company.id and (site.status <> 'Archived' or (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $1::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $2::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $3::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $4::bigint))))))) as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = $5::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = $6::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $7::bigint)))) as "sharedOnly", jsonb_build_object('isAbleToEdit', exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and audit.certification_body_id = $8::bigint) offset 0), 'isAbleToArchive', (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and audit.certification_body_id = $9::bigint) offset 0) and not exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and (audit.record_status = 'Current' and not (audit.certification_body_id = $10::bigint)) offset 0)), 'isAbleToShare', false, 'isAbleToViewChanges', (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = $11::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = $12::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $13::bigint)))), 'isAbleToViewUsers', false, 'isAbleToCreateUser', false, 'isAbleToPreventExport', false, 'isAbleToSetLimit', false) as "visuals", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.status <> 'Archived' or (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = $14::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = $15::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $16::bigint))))) and not (company.status = 'Archived')) limit $17) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.status <> 'Archived' or (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = $18::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = $19::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $20::bigint))))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit $21 offset $22) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for a certification body
select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.status <> 'Archived' or (exists ( select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = $1::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = $2::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $3::bigint))))) and not (company.status = 'Archived')) limit $4) as counted;

-- the first page, for a company
select company.id as id, company.name as "name", company.country as "country", company.city as "city", company.site_count as "siteCount", company.status as "status", company.favourite_limit as "maxFavouriteLimit", company.tier as "type", jsonb_build_object('isAbleToEdit', company.id = $1::bigint, 'isAbleToArchive', false, 'isAbleToShare', company.id = $2::bigint, 'isAbleToViewChanges', true, 'isAbleToViewUsers', company.id = $3::bigint, 'isAbleToCreateUser', company.id = $4::bigint, 'isAbleToPreventExport', false, 'isAbleToSetLimit', false) as "visuals", (select count(*)::int as total
  from (select
  from company_listing as company
  where ((company.id = $5::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $6::bigint)))) and not (company.status = 'Archived')) limit $7) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where ((company.id = $8::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $9::bigint)))) and not (company.status = 'Archived'))
  order by left(company.name, 200) asc, company.id asc limit $10 offset $11) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;
