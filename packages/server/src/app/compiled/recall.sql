-- the first page, for the standards body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where not (recall.is_archived) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- a search
with matching as materialized ( select recall.id as id, "recall"."site_name" as name, "recall"."name_key" as name_key, case when "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery then 0 when left("recall"."name_key", 200) = 'harbour' then 1 when left("recall"."name_key", 200) like 'harbour%' then 2 when "recall"."words" @@ '('harbour':*)'::tsquery then 3 when true then 4 end as rank
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."all_words" @@ '('harbour':*)'::tsquery or left("recall"."name_key", 200) like 'harbour%' or "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, recall_listing as recall
  where recall.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select recall.id as id, "recall"."site_name" as name, "recall"."name_key" as name_key, case when ("recall"."id" = '1104420'::bigint or "recall"."site_id" = '1104420'::bigint or "recall"."all_words" @@ ''!1104420'|'#1104420''::tsquery) then 0 when left("recall"."name_key", 200) = '1104420' then 1 when left("recall"."name_key", 200) like '1104420%' then 2 when "recall"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."all_words" @@ '('1104420':*)'::tsquery or left("recall"."name_key", 200) like '1104420%' or ("recall"."id" = '1104420'::bigint or "recall"."site_id" = '1104420'::bigint or "recall"."all_words" @@ ''!1104420'|'#1104420''::tsquery))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, recall_listing as recall
  where recall.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where recall.id = any(array(select recall.id
  from recall_listing as recall
  where (not (recall.is_archived) and "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 10), "class_1" as ( select 1 as rank, (search_text("recall"."site_name") = 'harbour')::int as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and (left("recall"."name_key", 200) = 'harbour' and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("recall"."name_key", 200) as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and (left("recall"."name_key", 200) like 'harbour%' and not (left("recall"."name_key", 200) = 'harbour') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("recall"."name_key", 200) asc, recall.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and ("recall"."words" @@ '('harbour':*)'::tsquery and not (left("recall"."name_key", 200) like 'harbour%') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 10), "class_4" as ( select 4 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and ("recall"."all_words" <> "recall"."words" and "recall"."all_words" @@ '('harbour':*)'::tsquery and not ("recall"."words" @@ '('harbour':*)'::tsquery) and not (left("recall"."name_key", 200) like 'harbour%') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 10)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 10) select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."all_words" @@ '('harbour':*)'::tsquery or left("recall"."name_key", 200) like 'harbour%' or "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3"
  union all select *
  from "class_4") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."all_words" @@ '('harbour':*)'::tsquery or left("recall"."name_key", 200) like 'harbour%' or "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where recall.id = any(array(select recall.id
  from recall_listing as recall
  where (not (recall.is_archived) and "recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, (search_text("recall"."site_name") = 'harbour')::int as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and (left("recall"."name_key", 200) = 'harbour' and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("recall"."name_key", 200) as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and (left("recall"."name_key", 200) like 'harbour%' and not (left("recall"."name_key", 200) = 'harbour') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("recall"."name_key", 200) asc, recall.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and ("recall"."words" @@ '('harbour':*)'::tsquery and not (left("recall"."name_key", 200) like 'harbour%') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 9007199254740991), "class_4" as ( select 4 as rank, 0 as likeness, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where ((not (recall.is_archived) and ("recall"."all_words" <> "recall"."words" and "recall"."all_words" @@ '('harbour':*)'::tsquery and not ("recall"."words" @@ '('harbour':*)'::tsquery) and not (left("recall"."name_key", 200) like 'harbour%') and not ("recall"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 9007199254740991)
  order by 2 desc, left("recall"."site_name", 200) asc, recall.id desc limit 9007199254740991) select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3"
  union all select *
  from "class_4") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.country_id = any('{4,8}'::int[]) and recall.certification_body_id = any('{4,8}'::bigint[]) and recall.category_id = any('{4,8}'::int[]) and recall.initial_notification_date >= '2026-01-01'::date and recall.initial_notification_date < '2026-12-31'::date + 1 and recall.status_id = any('{4,8}'::int[])) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.status as place
  from recall_listing as recall
  where (recall.country_id = any('{4,8}'::int[]) and recall.certification_body_id = any('{4,8}'::bigint[]) and recall.category_id = any('{4,8}'::int[]) and recall.initial_notification_date >= '2026-01-01'::date and recall.initial_notification_date < '2026-12-31'::date + 1 and recall.status_id = any('{4,8}'::int[]))
  order by recall.status desc, recall.id desc limit 10 offset 10) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', not recall.is_archived) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select recall.id as id, recall.status as place
  from recall_listing as recall
  where (recall.country_id = any('{4,8}'::int[]) and recall.certification_body_id = any('{4,8}'::bigint[]) and recall.category_id = any('{4,8}'::int[]) and recall.initial_notification_date >= '2026-01-01'::date and recall.initial_notification_date < '2026-12-31'::date + 1 and recall.status_id = any('{4,8}'::int[])) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus"
  from recall_listing as recall
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc;

-- the first page, for another user of the standards body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where not (recall.is_archived) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a certification body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', case when (recall.certification_body_id = '301'::bigint) is not true then to_jsonb('notOwn'::text) when (not recall.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'archive', (recall.certification_body_id = '301'::bigint and not recall.is_archived)) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.certification_body_id = '301'::bigint and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.certification_body_id = '301'::bigint and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where ((recall.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[]))) or recall.site_id = '201'::bigint) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where ((recall.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[]))) or recall.site_id = '201'::bigint) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.site_id = any('{201,202}'::bigint[]) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.site_id = any('{201,202}'::bigint[]) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('edit', false, 'archive', false) as "verdicts", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where false limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where false
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;
