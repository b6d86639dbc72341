-- the first page, for the standards body
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from () as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because", (select 12::int) as "rowsCounted"
  from (select id, place
  from ( offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because"
  from audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where false
  order by left(audit.site_name, 200) asc, audit.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint)) and false then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint)) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'AccreditationBody' and reached.id = '401'::bigint)) and false then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'AccreditationBody' and reached.id = '401'::bigint)) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'AccreditationBody' and reached.id = '401'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", (select min(referred.number)
  from supplier_number as referred
  where referred.site_id = audit.site_id and referred.company_id = '101'::bigint) as "supplierNumber", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint)) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)
  union all select
  from audit_listing as audit
  where (((audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)) and ((audit.record_status in ('Current') and audit.tracked) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked))) and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)) and ((audit.record_status in ('Current') and audit.tracked) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked))) and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", (select min(referred.number)
  from supplier_number as referred
  where referred.site_id = audit.site_id and referred.company_id = any('{101,102}'::bigint[])) as "supplierNumber", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where ((reached.type = 'Company' and reached.id = any('{101,102}'::bigint[])) or (reached.type = 'Site' and reached.id = '201'::bigint))) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where ((reached.type = 'Company' and reached.id = any('{101,102}'::bigint[])) or (reached.type = 'Site' and reached.id = '201'::bigint))) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)
  union all select
  from audit_listing as audit
  where (((audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)) and ((audit.record_status in ('Current') and audit.tracked) or ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked) or ((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked))) and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)) and ((audit.record_status in ('Current') and audit.tracked) or ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked) or ((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked))) and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where ((reached.type = 'Company' and reached.id = any('{101,102}'::bigint[])) or (reached.type = 'Site' and reached.id = '201'::bigint)))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Site' and reached.id = any('{201,202}'::bigint[]))) and false then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Site' and reached.id = any('{201,202}'::bigint[]))) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Site' and reached.id = any('{201,202}'::bigint[])))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select null::text as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when false and false then 'Shared and favourite' when false then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select null::text as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select audit.id as id, case when tracker.level in ('full') then audit.owner end as "supplier", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint)) and false then 'Shared and favourite' when exists (select
  from (select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint)) then 'Shared' else 'Favourite' end as "because", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when false then 'full' when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint))) then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;
