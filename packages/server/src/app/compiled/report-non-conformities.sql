-- the first page, for the standards body
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where true limit 10001) as counted) as "rowsCounted"
  from (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where true
  order by audit.start_date desc, audit.finding_id desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.finding_id as id, audit.record_status as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where false
  order by audit.record_status desc, audit.finding_id desc limit 10 offset 10) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.finding_id as id, audit.record_status as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn"
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where true
  order by audit.start_date desc, audit.finding_id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.certification_body_id = '301'::bigint
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  from ((select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.certification_body_id = '301'::bigint
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 10001) as counted) as "rowsCounted"
  from (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))
  order by audit.start_date desc, audit.finding_id desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.owner_company_id = '101'::bigint
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  from ((select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.owner_company_id = '101'::bigint
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.owner_company_id = any('{101,102}'::bigint[])
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  from ((select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.owner_company_id = any('{101,102}'::bigint[])
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.site_id = any('{201,202}'::bigint[])
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  union all select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  from ((select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.site_id = any('{201,202}'::bigint[])
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)
  union all (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
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
  order by audit.start_date desc, audit.finding_id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where false
  order by audit.start_date desc, audit.finding_id desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
-- as the standards body's

-- the first page, for Commercial Horizon
select audit.finding_id as id, audit.id as "audit", audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.start_date as "startDate", audit.clause as "clause", audit.severity as "severity", audit.detail as "detail", audit.correction as "correction", audit.preventive_action as "preventiveAction", audit.closed_on as "closedOn", (select count(*)::int as total
  from (select
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) limit 10001) as counted) as "rowsCounted"
  from (select audit.finding_id as id, audit.start_date as place
  from (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))
  order by audit.start_date desc, audit.finding_id desc limit 10 offset 0) as page, (select finding.id as finding_id, finding.audit_id as id, finding.standard_id, finding.record_status, finding.start_date, finding.certification_body_id, finding.site_id, finding.owner_company_id, finding.clause, finding.severity, finding.detail, finding.correction, finding.preventive_action, finding.closed_on, listed.site_name, listed.standard, listed.country, listed.country_id, listed.certification_body
  from audit_finding as finding left join audit_listing as listed on listed.id = finding.audit_id) as audit
  where audit.finding_id = page.id
  order by "page"."place" desc, "page"."id" desc;
