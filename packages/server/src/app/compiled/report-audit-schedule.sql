-- the first page, for the standards body
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", schedule.scheduled_for as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where is_to_come(schedule) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, schedule.scheduled_for as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where is_to_come(schedule)
  order by schedule.scheduled_for asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- every filter
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", schedule.scheduled_for as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, schedule.status as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false
  order by schedule.status desc, schedule.id desc limit 10 offset 10) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", schedule.scheduled_for as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select schedule.id as id, schedule.status as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", schedule.scheduled_for as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action"
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where is_to_come(schedule)
  order by schedule.scheduled_for asc nulls last, schedule.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when (schedule.type <> 'Unannounced' or schedule.certification_body_id = '301'::bigint) then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and (schedule.certification_body_id = '301'::bigint and (site.status <> 'Archived' or (exists (select
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
  order by id)))))) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when (schedule.type <> 'Unannounced' or schedule.certification_body_id = '301'::bigint) then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and (schedule.certification_body_id = '301'::bigint and (site.status <> 'Archived' or (exists (select
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
  order by id))))))
  order by case when (schedule.type <> 'Unannounced' or schedule.certification_body_id = '301'::bigint) then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for an accreditation body
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for a company
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and site.company_id = '101'::bigint) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and site.company_id = '101'::bigint)
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for a company that was given sites
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint)) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and (site.company_id = any('{101,102}'::bigint[]) or site.id = '201'::bigint))
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for a site
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and site.id = any('{201,202}'::bigint[])) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and site.id = any('{201,202}'::bigint[]))
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for a visitor
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where false
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for an analyst
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where is_to_come(schedule) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where is_to_come(schedule)
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;

-- the first page, for Commercial Horizon
select schedule.id as id, site.name as "site", site.id as "siteCode", replace(standard.name, '{product}', 'GFA') as "standard", case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as "actionDate", schedule.type as "type", body.name as "certificationBody", schedule.status as "action", (select count(*)::int as total
  from (select
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and schedule.certification_body_id = '301'::bigint) limit 10001) as counted) as "rowsCounted"
  from (select schedule.id as id, case when schedule.type <> 'Unannounced' then schedule.scheduled_for end as place
  from audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where (is_to_come(schedule) and schedule.certification_body_id = '301'::bigint)
  order by case when schedule.type <> 'Unannounced' then schedule.scheduled_for end asc nulls last, schedule.id asc limit 10 offset 0) as page, audit_schedule as schedule join site_listing as site on site.id = schedule.site_id join standard on standard.id = schedule.standard_id join certification_body as body on body.id = schedule.certification_body_id
  where schedule.id = page.id
  order by "page"."place" asc nulls last, "page"."id" asc;
