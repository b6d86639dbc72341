-- the first page, for the standards body
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where true limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where true
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, audit.record_status as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where false
  order by audit.record_status desc, (part.audit_id * 1000 + part.module_id) desc limit 10 offset 10) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select (part.audit_id * 1000 + part.module_id) as id, audit.record_status as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result"
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where true
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.certification_body_id = '301'::bigint
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  from ((select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.certification_body_id = '301'::bigint
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.owner_company_id = '101'::bigint
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  from ((select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.owner_company_id = '101'::bigint
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.owner_company_id = any('{101,102}'::bigint[])
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  from ((select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.owner_company_id = any('{101,102}'::bigint[])
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select row ->> 'MODULE_RESULT'
  from audit_report as report, jsonb_path_query(report.answers, '$.MODULE_RESULTS[*]') as row
  where report.audit_id = audit.id and row ->> 'MODULE_NAME' = module.name limit 1) as "result", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.site_id = any('{201,202}'::bigint[])
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  union all select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  from ((select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where audit.site_id = any('{201,202}'::bigint[])
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)
  union all (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
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
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where false
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where true limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where true
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select (part.audit_id * 1000 + part.module_id) as id, audit.site_name as "site", audit.site_id as "siteCode", (select min(referred.number)
  from site_reference as referred
  where referred.site_id = audit.site_id and referred.source = 'ASDA') as "asdaCode", replace(audit.standard, '{product}', 'GFA') as "standard", audit.record_status as "recordStatus", module.name as "module", (select count(*)::int as total
  from (select
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) limit 10001) as counted) as "rowsCounted"
  from (select (part.audit_id * 1000 + part.module_id) as id, left(audit.site_name, 200) as place
  from audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))
  order by left(audit.site_name, 200) asc, (part.audit_id * 1000 + part.module_id) asc limit 10 offset 0) as page, audit_module as part join module on module.id = part.module_id join audit_listing as audit on audit.id = part.audit_id
  where (part.audit_id * 1000 + part.module_id) = page.id
  order by "page"."place" asc, "page"."id" asc;
