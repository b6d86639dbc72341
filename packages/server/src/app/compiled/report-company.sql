-- the first page, for the standards body
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and true) as "certificates", case when true then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where true limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where true
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and true) as "certificates", case when true then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.tier = any('{Pro,Lite}'::text[]) and company.country_id = any('{4,8}'::int[]) and company.status = any('{Active,Archived}'::text[]) and ('4'::bigint in (company.id) or '8'::bigint in (company.id))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, company.status as place
  from company_listing as company
  where (company.tier = any('{Pro,Lite}'::text[]) and company.country_id = any('{4,8}'::int[]) and company.status = any('{Active,Archived}'::text[]) and ('4'::bigint in (company.id) or '8'::bigint in (company.id)))
  order by company.status desc, company.id desc limit 10 offset 10) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and true) as "certificates", case when true then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select company.id as id, company.status as place
  from company_listing as company
  where (company.tier = any('{Pro,Lite}'::text[]) and company.country_id = any('{4,8}'::int[]) and company.status = any('{Active,Archived}'::text[]) and ('4'::bigint in (company.id) or '8'::bigint in (company.id))) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and true) as "certificates", case when true then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit"
  from company_listing as company
  where true
  order by left(company.name, 200) asc, company.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
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
  order by id))))) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where (company.status <> 'Archived' or (exists (select
  from site join audit on audit.site_id = site.id
  where site.company_id = company.id and audit.certification_body_id = '301'::bigint offset 0) or exists (select
  from company as created
  where created.id = company.id and created.created_by_cb_id = '301'::bigint offset 0) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
  from site
  where site.company_id = company.id and site.id in (select audit.site_id
  from audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where company.id in (select site.company_id
  from site join audit on audit.site_id = site.id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as "certificates", case when company.id = '101'::bigint then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where (company.id = '101'::bigint or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", company.site_count as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as "certificates", case when company.id = any('{101,102}'::bigint[]) then (select count(*)::int
  from favourite
  where favourite.company_id = company.id) end as "favouritesUsed", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where (company.id = any('{101,102}'::bigint[]) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
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
  order by id)))) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where (company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where (company.id = any(array(select site.company_id
  from site
  where site.id = any('{201,202}'::bigint[]))) or company.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
  from site
  where site.company_id = company.id and false) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and false) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where false limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where false
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
  from site
  where site.company_id = company.id and false) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and false) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where false limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where false
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select company.id as id, company.name as "name", company.tier as "type", company.country as "country", company.city as "city", company.status as "status", case when true then (select concat_ws(', ', contact.name, contact.email, contact.phone_number)
  from company_contact as contact
  where contact.company_id = company.id and contact.type = 'General') end as "contact", (select count(*)::int
  from site
  where site.company_id = company.id and false) as "siteCount", (select count(*)::int
  from audit_listing as audit
  where audit.site_company_id = company.id and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) or ((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as "certificates", company.favourite_limit as "maxFavouriteLimit", (select count(*)::int as total
  from (select
  from company_listing as company
  where false limit 10001) as counted) as "rowsCounted"
  from (select company.id as id, left(company.name, 200) as place
  from company_listing as company
  where false
  order by left(company.name, 200) asc, company.id asc limit 10 offset 0) as page, company_listing as company
  where company.id = page.id
  order by "page"."place" asc, "page"."id" asc;
