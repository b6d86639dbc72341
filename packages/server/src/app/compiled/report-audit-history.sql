-- the first page, for the standards body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where not (audit.record_status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where not (audit.record_status = 'Archived')
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.certification_body, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.certification_body, 200) desc, audit.id desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, left(audit.certification_body, 200) as place
  from audit_listing as audit
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where not (audit.record_status = 'Archived')
  order by audit.start_date desc, audit.id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true)) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true)) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where false
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
-- as the standards body's

-- the first page, for Commercial Horizon
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.grade as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;
