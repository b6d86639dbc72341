-- the first page, for the standards body
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id))))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id)))) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, contact.email as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id))))
  order by contact.email desc nulls last, contact.id desc limit 20)
  union all (select contact.id as id, contact.email as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id))))
  order by contact.email desc nulls last, contact.id desc limit 20)) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select contact.id as id, contact.email as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id))))
  union all select contact.id as id, contact.email as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null) and ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) is not true) and (contact.kind = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and coalesce(company.country_id, site.country_id) = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id)))) offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone"
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null) or (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  order by left(case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end, 200) asc, contact.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.site_id in (select distinct audit.site_id
  from audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and (exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and (exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and ((contact.site_id in (select distinct audit.site_id
  from audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and ((contact.site_id in (select distinct audit.site_id
  from audit
  where audit.certification_body_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit
  where audit.certification_body_id = '301'::bigint limit 2001) as several) > 2000) and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((contact.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((contact.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((contact.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((contact.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id in (select created.id
  from company as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((exists (select
  from audit
  where audit.site_id = contact.site_id and audit.certification_body_id = '301'::bigint offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((contact.site_id in (select created.id
  from site as created
  where created.created_by_cb_id = '301'::bigint) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((contact.site_id in (select distinct audit.site_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and (contact.company_id in (select distinct audit.site_company_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and (exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and (exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and ((contact.site_id in (select distinct audit.site_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and ((contact.site_id in (select distinct audit.site_id
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and ((exists (select
  from audit_listing as audit
  where audit.site_id = contact.site_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 2001) as several) > 2000) and ((exists (select
  from audit_listing as audit
  where audit.site_id = contact.site_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((exists (select
  from audit_listing as audit
  where audit.site_company_id = contact.company_id and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) offset 0) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = '101'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.company_id = any('{101,102}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = '201'::bigint and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)
  union all select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where (((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and (((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Company' and company.id is not null))
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (((site.id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null)) and ((((company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) and (contact.kind = 'Company' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true and ((site.id = any('{201,202}'::bigint[]) and (contact.kind = 'Site' and coalesce(contact.name, contact.email, contact.phone_number) is not null))) is not true))) and (contact.kind = 'Site' and site.id is not null))
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select contact.id as id, case contact.kind when 'Company' then (select own."name"
  from company_listing as own
  where own.id = contact.company_id) else (select own."name"
  from site_listing as own
  where own.id = contact.site_id) end as "organisationName", contact.kind as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select contact.id as id, left(company.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(company.name, 200) asc, contact.id asc limit 10)
  union all (select contact.id as id, left(site.name, 200) as place
  from ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where false
  order by left(site.name, 200) asc, contact.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, ( select -held.id as id, 'Company' as kind, company_id, null::bigint as site_id, type, name, email, phone_number
  from company_contact as held
  union all select held.id, 'Site', null, site_id, type, name, email, phone_number
  from site_contact as held ) as contact left join company_listing as company on company.id = contact.company_id left join site_listing as site on site.id = contact.site_id
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;
