-- the first page, for the standards body
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where true limit 10001) as counted) as "rowsCounted"
  from (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where true
  order by finding.start_date desc, finding.id desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select finding.id as id, finding.record_status as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where false
  order by finding.record_status desc, finding.id desc limit 10 offset 10) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn"
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where true
  order by finding.start_date desc, finding.id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.certification_body_id = '301'::bigint
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((audit.site_id = any(array(select id
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
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.certification_body_id = '301'::bigint
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (not ((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 10001) as counted) as "rowsCounted"
  from (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))
  order by finding.start_date desc, finding.id desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.owner_company_id = '101'::bigint
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((audit.site_id = any(array(select id
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
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.owner_company_id = '101'::bigint
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (not ((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.owner_company_id = any('{101,102}'::bigint[])
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((audit.site_id = any(array(select id
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
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.owner_company_id = any('{101,102}'::bigint[])
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (not ((select count(*)
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
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((select count(*)
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
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.site_id = any('{201,202}'::bigint[])
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  union all select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((audit.site_id = any(array(select id
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
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where audit.site_id = any('{201,202}'::bigint[])
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (not ((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)
  union all (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (((select count(*)
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
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true)))
  order by finding.start_date desc, finding.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where false
  order by finding.start_date desc, finding.id desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
-- as the standards body's

-- the first page, for Commercial Horizon
select finding.id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", finding.start_date as "startDate", finding.clause as "clause", finding.severity as "severity", finding.detail as "detail", finding.correction as "correction", finding.preventive_action as "preventiveAction", finding.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) limit 10001) as counted) as "rowsCounted"
  from (select finding.id as id, finding.start_date as place
  from audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))
  order by finding.start_date desc, finding.id desc limit 10 offset 0) as page, audit_finding as finding left join audit_listing as audit on audit.id = finding.audit_id
  where finding.id = page.id
  order by "page"."place" desc, "page"."id" desc;
