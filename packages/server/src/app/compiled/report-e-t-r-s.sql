-- the first page, for the standards body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where true limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where true
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.expiry_date as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false
  order by audit.expiry_date desc, audit.id desc limit 20)
  union all (select audit.id as id, audit.expiry_date as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false
  order by audit.expiry_date desc, audit.id desc limit 20)) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, audit.expiry_date as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false
  union all select audit.id as id, audit.expiry_date as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK"
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where true
  order by left(audit.site_name, 200) asc, audit.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.certification_body_id = '301'::bigint
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.certification_body_id = '301'::bigint
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.owner_company_id = '101'::bigint
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.owner_company_id = '101'::bigint
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.owner_company_id = any('{101,102}'::bigint[])
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.owner_company_id = any('{101,102}'::bigint[])
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.site_id = any('{201,202}'::bigint[])
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  union all select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.site_id = any('{201,202}'::bigint[])
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
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
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
-- as the standards body's

-- the first page, for Commercial Horizon
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.record_status as "recordStatus", audit.expiry_date as "expiryDate", report.template_version as "version", (report.answers ->> 'OVERALL_RATING') as "OVERALL_RATING", (report.answers ->> 'SCORE_GOVERNANCE') as "SCORE_GOVERNANCE", (report.answers ->> 'SCORE_SOURCING') as "SCORE_SOURCING", (report.answers ->> 'SCORE_RECRUITMENT') as "SCORE_RECRUITMENT", (report.answers ->> 'SCORE_TREATMENT') as "SCORE_TREATMENT", (report.answers ->> 'SCORE_PAY_AND_HOURS') as "SCORE_PAY_AND_HOURS", (report.answers ->> 'SCORE_VOICE') as "SCORE_VOICE", (report.answers ->> 'SCORE_SAFETY') as "SCORE_SAFETY", (report.answers ->> 'SCORE_ENVIRONMENT') as "SCORE_ENVIRONMENT", (report.answers ->> 'HOUSING') as "HOUSING", (case when jsonb_typeof(report.answers -> 'WORKERS_PERMANENT') = 'number' then (report.answers ->> 'WORKERS_PERMANENT')::float8 end) as "WORKERS_PERMANENT", (case when jsonb_typeof(report.answers -> 'WORKERS_TEMPORARY') = 'number' then (report.answers ->> 'WORKERS_TEMPORARY')::float8 end) as "WORKERS_TEMPORARY", (case when jsonb_typeof(report.answers -> 'WORKERS_MIGRANT') = 'number' then (report.answers ->> 'WORKERS_MIGRANT')::float8 end) as "WORKERS_MIGRANT", (case when jsonb_typeof(report.answers -> 'WORKERS_WOMEN') = 'number' then (report.answers ->> 'WORKERS_WOMEN')::float8 end) as "WORKERS_WOMEN", (case when jsonb_typeof(report.answers -> 'WORKERS_UNDER_18') = 'number' then (report.answers ->> 'WORKERS_UNDER_18')::float8 end) as "WORKERS_UNDER_18", (case when jsonb_typeof(report.answers -> 'WORKERS_INTERVIEWED') = 'number' then (report.answers ->> 'WORKERS_INTERVIEWED')::float8 end) as "WORKERS_INTERVIEWED", (case when jsonb_typeof(report.answers -> 'LONGEST_WEEK') = 'number' then (report.answers ->> 'LONGEST_WEEK')::float8 end) as "LONGEST_WEEK", (select count(*)::int as total
  from (select
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit join audit_report as report on report.audit_id = audit.id and report.template_code = 'ETRS'
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;
