-- the first page, for the standards body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when "site"."expiry_date" < $1::date and "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', $2) as "auditStandard", site.company_id as "companyId", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToSetSharingOptions', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToUpload', false, 'isAbleToSchedule', false) as "visuals", (select count(*)::int as total
  from (select
  from site_listing as site
  where not (site.status = 'Archived') limit $3) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where not (site.status = 'Archived')
  order by left(site.name, 200) asc, site.id asc limit $4 offset $5) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for the standards body
select count(*)::int as total
  from (select
  from site_listing as site
  where not (site.status = 'Archived') limit $1) as counted;

-- a search, for the standards body
with "class_0" as ( select 0 as rank, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where (not (site.status = 'Archived') and left("site"."name_key", 200) = $1)
  order by left("site"."name", 200) asc, site.id asc limit $2), "class_1" as ( select 1 as rank, null as name, left("site"."name_key", 200) as key, site.id as id
  from site_listing as site
  where (not (site.status = 'Archived') and (left("site"."name_key", 200) like $3 and not (left("site"."name_key", 200) = $4)) and (select count(*)
  from "class_0") < $5)
  order by left("site"."name_key", 200) asc, site.id asc limit $6), "class_2" as ( select 2 as rank, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."words" @@ $7::tsquery and not (left("site"."name_key", 200) like $8)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < $9)
  order by left("site"."name", 200) asc, site.id asc limit $10), "class_3" as ( select 3 as rank, left("site"."name", 200) as name, null as key, site.id as id
  from site_listing as site
  where (not (site.status = 'Archived') and ("site"."all_words" <> "site"."words" and "site"."all_words" @@ $11::tsquery and not ("site"."words" @@ $12::tsquery) and not (left("site"."name_key", 200) like $13)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < $14)
  order by left("site"."name", 200) asc, site.id asc limit $15) select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when "site"."expiry_date" < $16::date and "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', $17) as "auditStandard", site.company_id as "companyId", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToSetSharingOptions', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToUpload', false, 'isAbleToSchedule', false) as "visuals", (select count(*)::int as total
  from (select
  from site_listing as site
  where (not (site.status = 'Archived') and "site"."all_words" @@ $18::tsquery) limit $19) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.key asc, page.name asc, page.id asc limit $20 offset $21) as page, site_listing as site
  where site.id = page.id
  order by page.rank, page.key asc, page.name asc, page.id asc;

-- two countries by city, for the standards body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.record_status as "auditStatus", site.start_date as "auditStartDate", site.expiry_date as "auditExpiryDate", case when "site"."expiry_date" < $1::date and "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then 'Expired' else "site"."certification_status" end as "auditCertificationStatus", replace(site.standard, '{product}', $2) as "auditStandard", site.company_id as "companyId", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false, 'isAbleToShare', false, 'isAbleToSetSharingOptions', false, 'isAbleToViewChanges', true, 'isAbleToViewUsers', true, 'isAbleToCreateUser', false, 'isAbleToUpload', false, 'isAbleToSchedule', false) as "visuals", (select count(*)::int as total
  from (select
  from site_listing as site
  where (not (site.status = 'Archived') and site.country_id = any($3::int[])) limit $4) as counted) as "rowsCounted"
  from (select site.id as id, site.city as place
  from site_listing as site
  where (not (site.status = 'Archived') and site.country_id = any($5::int[]))
  order by site.city asc, site.id asc limit $6 offset $7) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $1::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $2::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $3::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $4::bigint))))) as "isShared", case when (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $5::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $6::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $7::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $8::bigint))))) then site.record_status end as "auditStatus", case when (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $9::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $10::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $11::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $12::bigint))))) then site.start_date end as "auditStartDate", case when (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $13::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $14::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $15::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $16::bigint))))) then site.expiry_date end as "auditExpiryDate", case when (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $17::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $18::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $19::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $20::bigint))))) then case when "site"."expiry_date" < $21::date and "site"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then 'Expired' else "site"."certification_status" end end as "auditCertificationStatus", case when (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $22::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $23::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $24::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $25::bigint))))) then replace(site.standard, '{product}', $26) end as "auditStandard", site.company_id as "companyId", jsonb_build_object('isAbleToEdit', exists ( select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and audit.certification_body_id = $27::bigint) offset 0), 'isAbleToArchive', (exists ( select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and audit.certification_body_id = $28::bigint) offset 0) and not exists ( select
  from audit
  where audit.site_id = site.id and (audit.record_status = 'Current' and not (audit.certification_body_id = $29::bigint)) offset 0)), 'isAbleToShare', false, 'isAbleToSetSharingOptions', false, 'isAbleToViewChanges', (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $30::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $31::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $32::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $33::bigint))))), 'isAbleToViewUsers', false, 'isAbleToCreateUser', false, 'isAbleToUpload', site.status <> 'Archived', 'isAbleToSchedule', ((exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $34::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $35::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $36::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $37::bigint))))) and site.status <> 'Archived')) as "visuals", (select count(*)::int as total
  from (select
  from site_listing as site
  where ((site.status <> 'Archived' or (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $38::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $39::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $40::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $41::bigint)))))) and not (site.status = 'Archived')) limit $42) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((site.status <> 'Archived' or (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $43::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $44::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $45::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $46::bigint)))))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit $47 offset $48) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the total, for a certification body
select count(*)::int as total
  from (select
  from site_listing as site
  where ((site.status <> 'Archived' or (exists ( select
  from audit
  where audit.site_id = site.id and audit.certification_body_id = $1::bigint offset 0) or exists ( select
  from site as created
  where created.id = site.id and created.created_by_cb_id = $2::bigint offset 0) or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = $3::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = $4::bigint)))))) and not (site.status = 'Archived')) limit $5) as counted;

-- the first page, for a company
select site.id as id, site.name as "name", site.country as "country", site.city as "city", site.company_name as "companyName", site.status as "status", true as "isShared", site.company_id as "companyId", jsonb_build_object('isAbleToEdit', site.company_id = $1::bigint, 'isAbleToArchive', false, 'isAbleToShare', (site.company_id = $2::bigint or (site.company_id = $3::bigint and not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))), 'isAbleToSetSharingOptions', (site.company_id = $4::bigint or (site.company_id = $5::bigint and not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))), 'isAbleToViewChanges', true, 'isAbleToViewUsers', site.company_id = $6::bigint, 'isAbleToCreateUser', site.company_id = $7::bigint, 'isAbleToUpload', false, 'isAbleToSchedule', false) as "visuals", (select count(*)::int as total
  from (select
  from site_listing as site
  where ((site.company_id = $8::bigint or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $9::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $10::bigint))))) and not (site.status = 'Archived')) limit $11) as counted) as "rowsCounted"
  from (select site.id as id, left(site.name, 200) as place
  from site_listing as site
  where ((site.company_id = $12::bigint or (site.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = $13::bigint))) or site.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = $14::bigint))))) and not (site.status = 'Archived'))
  order by left(site.name, 200) asc, site.id asc limit $15 offset $16) as page, site_listing as site
  where site.id = page.id
  order by "page"."place" asc, "page"."id" asc;
