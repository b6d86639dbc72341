-- the first page, for the standards body
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where true) or contact.site_id in (select site.id
  from site_listing as site
  where true))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where true) or contact.site_id in (select site.id
  from site_listing as site
  where true)))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where ((coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where true) or contact.site_id in (select site.id
  from site_listing as site
  where true))) and (contact.organisation_type = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and contact.country_id = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id)))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.email as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where ((coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where true) or contact.site_id in (select site.id
  from site_listing as site
  where true))) and (contact.organisation_type = any('{Company,Site}'::text[]) and contact.type = any('{General,Technical}'::text[]) and contact.country_id = any('{4,8}'::int[]) and ('4'::bigint in (contact.company_id, contact.site_id) or '8'::bigint in (contact.company_id, contact.site_id))))
  order by contact.email desc nulls last, contact.id desc limit 10 offset 10) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone"
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where true) or contact.site_id in (select site.id
  from site_listing as site
  where true)))
  order by contact.organisation asc, contact.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where ((company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) and (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))))) or contact.site_id in (select site.id
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
  order by id)))) and (exists (select
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
  order by id))))))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where ((company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) and (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))))) or contact.site_id in (select site.id
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
  order by id)))) and (exists (select
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
  order by id)))))))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))) or contact.site_id in (select site.id
  from site_listing as site
  where site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))) or contact.site_id in (select site.id
  from site_listing as site
  where site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))))))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.company_id = '101'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)))))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.company_id = '101'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id))))))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)))))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id))))))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)))))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where (company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) or contact.site_id in (select site.id
  from site_listing as site
  where (site.id = any('{201,202}'::bigint[]) or site.id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id))))))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false)))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false)))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select contact.id as id, contact.organisation as "organisationName", contact.organisation_type as "organisationType", contact.type as "type", contact.name as "name", contact.email as "email", contact.phone_number as "phone", (select count(*)::int as total
  from (select
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false))) limit 10001) as counted) as "rowsCounted"
  from (select contact.id as id, contact.organisation as place
  from ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where (coalesce(contact.name, contact.email, contact.phone_number) is not null and (contact.company_id in (select company.id
  from company_listing as company
  where false) or contact.site_id in (select site.id
  from site_listing as site
  where false)))
  order by contact.organisation asc, contact.id asc limit 10 offset 0) as page, ( select held.id * 2 as id, company.id as company_id, null::bigint as site_id, company.name as organisation, 'Company' as organisation_type, company.country_id, company.country, held.type, held.name, held.email, held.phone_number
  from company_contact as held join company_listing as company on company.id = held.company_id
  union all select held.id * 2 + 1, null, site.id, site.name, 'Site', site.country_id, site.country, held.type, held.name, held.email, held.phone_number
  from site_contact as held join site_listing as site on site.id = held.site_id) as contact
  where contact.id = page.id
  order by "page"."place" asc, "page"."id" asc;
