-- the first page, for the standards body
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and organisation_id is null) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and organisation_id is null)
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where ((user_id = '7'::bigint and organisation_id is null) and (alert.at >= '2026-01-01'::date and alert.at < '2026-12-31'::date + 1 and alert.kind = any('{new report,replaced report}'::text[]) and case when alert.read_at is null then 'Unread' else 'Read' end = any('{Unread,Read}'::text[]))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, case when alert.read_at is null then 'Unread' else 'Read' end as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where ((user_id = '7'::bigint and organisation_id is null) and (alert.at >= '2026-01-01'::date and alert.at < '2026-12-31'::date + 1 and alert.kind = any('{new report,replaced report}'::text[]) and case when alert.read_at is null then 'Unread' else 'Read' end = any('{Unread,Read}'::text[])))
  order by case when alert.read_at is null then 'Unread' else 'Read' end desc, alert.id desc limit 10 offset 10) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select alert.id as id, case when alert.read_at is null then 'Unread' else 'Read' end as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where ((user_id = '7'::bigint and organisation_id is null) and (alert.at >= '2026-01-01'::date and alert.at < '2026-12-31'::date + 1 and alert.kind = any('{new report,replaced report}'::text[]) and case when alert.read_at is null then 'Unread' else 'Read' end = any('{Unread,Read}'::text[]))) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state"
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and organisation_id is null)
  order by alert.at desc, alert.id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'CertificationBody' and organisation_id = '301'::bigint))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'CertificationBody' and organisation_id = '301'::bigint)))
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'AccreditationBody' and organisation_id = '401'::bigint))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'AccreditationBody' and organisation_id = '401'::bigint)))
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'Company' and organisation_id = '101'::bigint))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'Company' and organisation_id = '101'::bigint)))
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or ((organisation_type = 'Company' and organisation_id = any('{101,102}'::bigint[])) or (organisation_type = 'Site' and organisation_id = '201'::bigint)))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or ((organisation_type = 'Company' and organisation_id = any('{101,102}'::bigint[])) or (organisation_type = 'Site' and organisation_id = '201'::bigint))))
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'Site' and organisation_id = any('{201,202}'::bigint[])))) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'Site' and organisation_id = any('{201,202}'::bigint[]))))
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select alert.id as id, alert.at as "date", alert.kind as "kind", alert.facts->>'name' as "about", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end as "from", case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'to', alert.facts->>'to') else alert.facts->>'to' end as "to", case when alert.is_follower then 'the directory' else alert.facts->>'by' end as "by", case when alert.read_at is null then 'Unread' else 'Read' end as "state", replace((select standard.name
  from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id), '{product}', 'GFA') as "standard", case when alert.is_follower then null else alert.facts->>'reason' end as "reason", alert.is_follower as "isFollower", alert.facts->'asker' as "asker", jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text) as "record", (select count(*)::int as total
  from (select
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = ''::bigint and organisation_id is null) limit 10001) as counted) as "rowsCounted"
  from (select alert.id as id, alert.at as place
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where (user_id = ''::bigint and organisation_id is null)
  order by alert.at desc, alert.id desc limit 10 offset 0) as page, (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.id = page.id
  order by "page"."place" desc, "page"."id" desc;
