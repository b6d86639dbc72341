-- the first page, for the standards body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where audit.record_status in ('Current') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where audit.record_status in ('Current')
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and true) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and true and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, "audit"."certification_status" as place
  from audit_listing as audit
  where false
  order by "audit"."certification_status" desc, audit.id desc limit 20)
  union all (select audit.id as id, 'Expired'::text as place
  from audit_listing as audit
  where false
  order by 'Expired'::text desc, audit.id + 0 desc limit 20)) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and true) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and true and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, "audit"."certification_status" as place
  from audit_listing as audit
  where false
  union all select audit.id as id, 'Expired'::text as place
  from audit_listing as audit
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and true) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and true and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons"
  from audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and true) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and true and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.record_status in ('Current')
  order by left(audit.site_name, 200) asc, audit.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and recall.certification_body_id = '301'::bigint and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and audit.record_status in ('Current')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and recall.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and false and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))
  union all select
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true)
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true and ((audit.site_id = '201'::bigint and audit.record_status in ('Current'))) is not true))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true and ((audit.site_id = '201'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true and ((audit.site_id = '201'::bigint and audit.record_status in ('Current'))) is not true))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true and ((audit.site_id = '201'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current'))) is not true and ((audit.site_id = '201'::bigint and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and false and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", recalled.times as "recalls", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))) is not true)
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current'))) is not true and (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))) is not true)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and recall.site_id = any('{201,202}'::bigint[]) and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and false) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and false and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where audit.record_status in ('Current') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where audit.record_status in ('Current')
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and true) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and false and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select audit.id as id, audit.site_name as "site", audit.site_id as "siteCode", replace(audit.standard, '{product}', 'GFA') as "standard", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", array_to_string(past.grades, ' → ') as "grades", coalesce(past.majors, 0) as "majors", coalesce(past.criticals, 0) as "criticals", case when (case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') or past.criticals > 0 or recalled.times > 0 or audit.grade in ('D', 'D+')) then 'High' when (audit.grade in ('C', 'C+') or array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) or past.majors >= 2) then 'Medium' else 'Low' end as "risk", nullif(concat_ws('; ', case when case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end in ('Suspended', 'Withdrawn', 'Expired', 'Not Certificated') then 'suspended, withdrawn, expired or not certificated' end, case when past.criticals > 0 then 'a critical non-conformity within 3 years' end, case when recalled.times > 0 then 'a recall within 12 months' end, case when audit.grade in ('D', 'D+') then 'grade D' end, case when audit.grade in ('C', 'C+') then 'grade C' end, case when array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 0], '+', ''))) > array_position('{AA,A,B,C,D,Foundation,No Grade}'::text[], rtrim(replace(past.grades[cardinality(past.grades) - 1], '+', ''))) then 'a worse grade than before' end, case when past.majors >= 2 then '2 or more major non-conformities within 3 years' end), '') as "reasons", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current'))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select audit.site_id, audit.standard_id) as slot
  cross join lateral ( select array_agg(told.grade
  order by told.start_date, told.id) filter (where told.grade is not null) as grades, sum(raised.majors)::int as majors, sum(raised.criticals)::int as criticals
  from (select audit.id, audit.start_date, audit.grade
  from audit_listing as audit
  where audit.site_id = slot.site_id and audit.standard_id = slot.standard_id and audit.start_date > '2026-11-21'::date - '3 years'::interval and audit.record_status in ('Current', 'Closed') and (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))) as told
  cross join lateral (select count(*) filter (where severity = 'Major') as majors, count(*) filter (where severity = 'Critical') as criticals
  from audit_finding as finding
  where finding.audit_id = told.id) as raised) as past
  cross join lateral (select count(*)::int as times
  from recall_listing as recall
  where recall.site_id = slot.site_id and not recall.is_archived and false and recall.initial_notification_date > '2026-11-21'::date - '12 months'::interval ) as recalled
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;
