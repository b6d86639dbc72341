-- the first page, for the standards body
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int
  from audit_schedule as schedule join site on site.id = schedule.site_id
  where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and (period.month + interval '1 month - 1 day')::date and schedule.scheduled_for < '2026-11-21'::date and is_to_come(schedule) and true) as "overdue", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true)) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and true) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and true group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where true group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int
  from audit_schedule as schedule join site on site.id = schedule.site_id
  where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and (period.month + interval '1 month - 1 day')::date and schedule.scheduled_for < '2026-11-21'::date and is_to_come(schedule) and true) as "overdue", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where ((period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true)) and (body.id = any('{4,8}'::bigint[]) and (period.month + interval '1 month - 1 day')::date >= '2026-01-01'::date and period.month < '2026-12-31'::date + 1)) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where ((period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true)) and (body.id = any('{4,8}'::bigint[]) and (period.month + interval '1 month - 1 day')::date >= '2026-01-01'::date and period.month < '2026-12-31'::date + 1))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 10) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and true) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and true group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where true group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int
  from audit_schedule as schedule join site on site.id = schedule.site_id
  where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and (period.month + interval '1 month - 1 day')::date and schedule.scheduled_for < '2026-11-21'::date and is_to_come(schedule) and true) as "overdue", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where ((period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true)) and (body.id = any('{4,8}'::bigint[]) and (period.month + interval '1 month - 1 day')::date >= '2026-01-01'::date and period.month < '2026-12-31'::date + 1)) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and true) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and true group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where true group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int
  from audit_schedule as schedule join site on site.id = schedule.site_id
  where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and (period.month + interval '1 month - 1 day')::date and schedule.scheduled_for < '2026-11-21'::date and is_to_come(schedule) and true) as "overdue"
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and true) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and true group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where true group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int
  from audit_schedule as schedule join site on site.id = schedule.site_id
  where schedule.certification_body_id = body.id and schedule.scheduled_for between period.month and (period.month + interval '1 month - 1 day')::date and schedule.scheduled_for < '2026-11-21'::date and is_to_come(schedule) and (site.status <> 'Archived' or (exists (select
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
  order by id))))) as "overdue", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = '301'::bigint and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = '301'::bigint and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.certification_body_id = '301'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding'))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = '101'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = '101'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.owner_company_id = '101'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = any('{101,102}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = '201'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.owner_company_id = any('{101,102}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = '201'::bigint union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = any('{201,202}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = any(array(select audit.certification_body_id
  from audit_listing as audit
  where audit.site_id = any('{201,202}'::bigint[]) union select audit.certification_body_id
  from audit_listing as audit
  where (audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) union select audit.certification_body_id
  from audit_listing as audit
  where ((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.site_id = any('{201,202}'::bigint[]) or (audit.id = any(array(select share.entity_id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed'))) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where false limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where false
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and false) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and false group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where false group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", coalesce(held.records, 0) as "holding", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true)) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and true))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and true) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and true group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where true group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for Commercial Horizon
select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, body.name as "certificationBody", to_char(period.month, 'YYYY-MM') as "month", uploaded.audits as "audits", uploaded.late as "lateUploads", coalesce(replaced.reports, 0) as "replacedReports", (select count(*)::int as total
  from (select
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = '301'::bigint and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')))) limit 10001) as counted) as "rowsCounted"
  from (select (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint as id, to_char(period.month, 'YYYY-MM') as place
  from certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  where (body.id = '301'::bigint and period.month <= '2026-11-21'::date and exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and audit.uploaded_on <= (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))))
  order by to_char(period.month, 'YYYY-MM') desc, (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint desc limit 10 offset 0) as page, certification_body as body
  cross join lateral (select min(uploaded_on) as first, max(uploaded_on) as last
  from audit_listing as audit
  where audit.certification_body_id = body.id) as uploads
  cross join lateral (select day::date as month
  from generate_series(date_trunc('month', uploads.first), greatest(uploads.last, date_trunc('month', app_now() at time zone 'UTC')::date), interval '1 month') as day) as period
  cross join lateral ( select count(*)::int as audits, count(*) filter (where audit.uploaded_on - held.end_date > 49::int)::int as late
  from audit_listing as audit join audit as held on held.id = audit.id
  where audit.certification_body_id = body.id and audit.uploaded_on between period.month and (period.month + interval '1 month - 1 day')::date and (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed'))) as uploaded left join ( select audit.certification_body_id, date_trunc('month', change.at at time zone 'UTC')::date as month, count(*)::int as reports
  from change_log as change join audit_listing as audit on audit.id = change.entity_id
  where change.part = 'audit_report' and jsonb_typeof(change.changes #> '{report,0}') <> 'null' and (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) group by 1, 2) as replaced on replaced.certification_body_id = body.id and replaced.month = period.month left join ( select audit.certification_body_id, day::date as month, count(*)::int as records
  from ( select moved.entity_id as audit_id, moved.since, moved.until
  from ( select change.entity_id, change.at as until, change.changes #>> '{record_status,0}' = 'Holding' as ends, lag(change.at) over (partition by change.entity_id
  order by change.id) as since
  from change_log as change
  where change.entity = 'audit' and change.part = 'audit' and (change.changes #>> '{record_status,0}' = 'Holding' or change.changes #>> '{record_status,1}' = 'Holding') ) as moved
  where moved.ends
  union all select audit.id, (select max(change.at)
  from change_log as change
  where change.entity = 'audit' and change.entity_id = audit.id and change.part = 'audit' and change.changes #>> '{record_status,1}' = 'Holding'), null
  from audit_listing as audit
  where audit.record_status = 'Holding') as hold join audit_listing as audit on audit.id = hold.audit_id
  cross join lateral generate_series(coalesce(date_trunc('month', hold.since at time zone 'UTC')::date, date_trunc('month', audit.uploaded_on)), coalesce(date_trunc('month', hold.until at time zone 'UTC')::date - 1, '2026-11-21'::date), interval '1 month') as day
  where (audit.certification_body_id = '301'::bigint and audit.record_status in ('Current', 'Closed')) group by 1, 2) as held on held.certification_body_id = body.id and held.month = period.month
  where (body.id * 100000 + extract(year
  from period.month) * 12 + extract(month
  from period.month))::bigint = page.id
  order by "page"."place" desc, "page"."id" desc;
