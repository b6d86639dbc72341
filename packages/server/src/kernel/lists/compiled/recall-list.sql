-- the first page, for the standards body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where not (recall.is_archived) limit $1) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc limit $2 offset $3) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the total, for the standards body
select count(*)::int as total
  from (select
  from recall_listing as recall
  where not (recall.is_archived) limit $1) as counted;

-- a search, for the standards body
with "class_0" as ( select 0 as rank, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where (not (recall.is_archived) and left("recall"."name_key", 200) = $1)
  order by left("recall"."site_name", 200) asc, recall.id asc limit $2), "class_1" as ( select 1 as rank, null as name, left("recall"."name_key", 200) as key, recall.id as id
  from recall_listing as recall
  where (not (recall.is_archived) and (left("recall"."name_key", 200) like $3 and not (left("recall"."name_key", 200) = $4)) and (select count(*)
  from "class_0") < $5)
  order by left("recall"."name_key", 200) asc, recall.id asc limit $6), "class_2" as ( select 2 as rank, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."words" @@ $7::tsquery and not (left("recall"."name_key", 200) like $8)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < $9)
  order by left("recall"."site_name", 200) asc, recall.id asc limit $10), "class_3" as ( select 3 as rank, left("recall"."site_name", 200) as name, null as key, recall.id as id
  from recall_listing as recall
  where (not (recall.is_archived) and ("recall"."all_words" <> "recall"."words" and "recall"."all_words" @@ $11::tsquery and not ("recall"."words" @@ $12::tsquery) and not (left("recall"."name_key", 200) like $13)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < $14)
  order by left("recall"."site_name", 200) asc, recall.id asc limit $15) select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (not (recall.is_archived) and "recall"."all_words" @@ $16::tsquery) limit $17) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.key asc, page.name asc, page.id asc limit $18 offset $19) as page, recall_listing as recall
  where recall.id = page.id
  order by page.rank, page.key asc, page.name asc, page.id asc;

-- two countries by siteCode, for the standards body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (not (recall.is_archived) and recall.country_id = any($1::int[])) limit $2) as counted) as "rowsCounted"
  from (select recall.id as id, recall.site_id as place
  from recall_listing as recall
  where (not (recall.is_archived) and recall.country_id = any($3::int[]))
  order by recall.site_id desc, recall.id desc limit $4 offset $5) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a certification body
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('isAbleToEdit', (recall.certification_body_id = $1::bigint and not recall.is_archived), 'isAbleToArchive', (recall.certification_body_id = $2::bigint and not recall.is_archived)) as "visuals", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.certification_body_id = $3::bigint and not (recall.is_archived)) limit $4) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.certification_body_id = $5::bigint and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit $6 offset $7) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the total, for a certification body
select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.certification_body_id = $1::bigint and not (recall.is_archived)) limit $2) as counted;

-- the first page, for a company
select recall.id as id, recall.site_id as "siteCode", recall.site_name as "siteName", recall.country as "country", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.initial_notification_date as "initialNotificationDate", recall.status as "recallStatus", recall.is_archived as "isArchived", jsonb_build_object('isAbleToEdit', false, 'isAbleToArchive', false) as "visuals", (select count(*)::int as total
  from (select
  from recall_listing as recall
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = $1::bigint)) and not (recall.is_archived)) limit $2) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = $3::bigint)) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit $4 offset $5) as page, recall_listing as recall
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;
