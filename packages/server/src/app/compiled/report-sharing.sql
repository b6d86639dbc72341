-- the first page, for the standards body
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and true offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where true limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where true
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and true offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where (initcap(share.entity_type) = any('{Audit,Site}'::text[]) and audit.standard_id = any('{4,8}'::int[]) and (share.since at time zone 'UTC')::date >= '2026-01-01'::date and (share.since at time zone 'UTC')::date < '2026-12-31'::date + 1 and coalesce(audit.country_id, site.country_id, company.country_id) = any('{4,8}'::int[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and ('4'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id) or '8'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id))) limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where (initcap(share.entity_type) = any('{Audit,Site}'::text[]) and audit.standard_id = any('{4,8}'::int[]) and (share.since at time zone 'UTC')::date >= '2026-01-01'::date and (share.since at time zone 'UTC')::date < '2026-12-31'::date + 1 and coalesce(audit.country_id, site.country_id, company.country_id) = any('{4,8}'::int[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and ('4'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id) or '8'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id)))
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 10) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and true offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where (initcap(share.entity_type) = any('{Audit,Site}'::text[]) and audit.standard_id = any('{4,8}'::int[]) and (share.since at time zone 'UTC')::date >= '2026-01-01'::date and (share.since at time zone 'UTC')::date < '2026-12-31'::date + 1 and coalesce(audit.country_id, site.country_id, company.country_id) = any('{4,8}'::int[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and ('4'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id) or '8'::bigint in (case when share.target_type <> 'CertificationBody' then share.target_id end, company.id, site.id, site.company_id, audit.site_id, audit.owner_company_id))) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and true offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or true) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy"
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where true
  order by (share.since at time zone 'UTC')::date desc, share.id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.certification_body_id = '301'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and (site.status <> 'Archived' or (exists (select
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
  order by id)))) offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.certification_body_id = '301'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.certification_body_id = '301'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.company_id = '101'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and (site.company_id = '101'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id))) offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.company_id = '101'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.company_id = '101'::bigint)))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and (audit.owner_company_id = '101'::bigint and (audit.owner_company_id = '101'::bigint or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing)))) or (share.entity_type = 'site' and (site.company_id = '101'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id))) and (site.company_id = '101'::bigint and (site.company_id = '101'::bigint or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)))) or (share.entity_type = 'company' and (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and company.id = '101'::bigint)) limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and (audit.owner_company_id = '101'::bigint and (audit.owner_company_id = '101'::bigint or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing)))) or (share.entity_type = 'site' and (site.company_id = '101'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id))) and (site.company_id = '101'::bigint and (site.company_id = '101'::bigint or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)))) or (share.entity_type = 'company' and (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and company.id = '101'::bigint))
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)))))) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id))) offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)))))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)))))) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and ((audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint) and (audit.owner_company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing)))) or (share.entity_type = 'site' and (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id))) and ((site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint) and (site.company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)))) or (share.entity_type = 'company' and (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and company.id = any('{101,102}'::bigint[]))) limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and ((audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint) and (audit.owner_company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing)))) or (share.entity_type = 'site' and (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id))) and ((site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint) and (site.company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)))) or (share.entity_type = 'company' and (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and company.id = any('{101,102}'::bigint[])))
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or app_user.id = '7'::bigint) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id))) offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or app_user.id = '7'::bigint) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or app_user.id = '7'::bigint) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and (audit.site_id = any('{201,202}'::bigint[]) and not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) or (share.entity_type = 'site' and (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id))) and (site.id = any('{201,202}'::bigint[]) and not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing)))) limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where ((share.entity_type = 'audit' and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) and (audit.site_id = any('{201,202}'::bigint[]) and not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) or (share.entity_type = 'site' and (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id))) and (site.id = any('{201,202}'::bigint[]) and not exists ( select
  from company as blocking
  where blocking.id = site.company_id and blocking.block_sharing))))
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = ''::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and false offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = ''::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = ''::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and false offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for Commercial Horizon
select share.id as id, initcap(share.entity_type) as "kind", share.entity_id as "number", coalesce(audit.site_name, site.name, company.name) as "name", replace(audit.standard, '{product}', 'GFA') as "standard", target.name as "sharedWith", (share.since at time zone 'UTC')::date as "since", case when share.entity_type = 'audit' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select case organisation.type when 'Site' then (select coalesce(( select site.name
  from site
  where site.id = audit.site_id and false offset 0), audit.site_name)
  from audit
  where audit.id = share.entity_id) else organisation.name end
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "audit"
  cross join lateral (select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null) as owner
  where "audit"."id" = share.entity_id)) end) when share.entity_type = 'site' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "site"
  cross join lateral (select 'Site' as type, site.id as id
  where site.id is not null union select 'Company' as type, site.company_id as id
  where site.company_id is not null) as owner
  where "site"."id" = share.entity_id)) end) when share.entity_type = 'company' then coalesce(( select concat_ws(' ', first_name, last_name)
  from app_user
  where app_user.id = share.shared_by and (app_user.id = '7'::bigint or false) ), case when share.shared_for = 'Body' then 'GFA' else ( select organisation.name
  from organisation
  where organisation.type = share.shared_for and organisation.id = share.shared_for_id and (organisation.type, organisation.id) in (select owner.type, owner.id
  from "company"
  cross join lateral (select 'Company' as type, company.id as id
  where company.id is not null) as owner
  where "company"."id" = share.entity_id)) end) end as "sharedBy", (select count(*)::int as total
  from (select
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select share.id as id, (share.since at time zone 'UTC')::date as place
  from share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where false
  order by (share.since at time zone 'UTC')::date desc, share.id desc limit 10 offset 0) as page, share join organisation as target on target.type = share.target_type and target.id = share.target_id left join audit_listing as audit on share.entity_type = 'audit' and audit.id = share.entity_id left join site_listing as site on share.entity_type = 'site' and site.id = share.entity_id left join company_listing as company on share.entity_type = 'company' and company.id = share.entity_id
  where share.id = page.id
  order by "page"."place" desc, "page"."id" desc;
