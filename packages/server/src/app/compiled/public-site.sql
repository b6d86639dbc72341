-- the first page, for the standards body
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when case when audit.published then audit.all_words end @@ ''!harbour''::tsquery then 0 when left("audit"."name_key", 200) = 'harbour' then 1 when left("audit"."name_key", 200) like 'harbour%' then 2 when case when audit.published then audit.words end @@ '('harbour':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or case when audit.published then audit.all_words end @@ ''!harbour''::tsquery)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, audit_listing as audit
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when ("audit"."site_id" = '1104420'::bigint or case when audit.published then audit.all_words end @@ ''!1104420''::tsquery) then 0 when left("audit"."name_key", 200) = '1104420' then 1 when left("audit"."name_key", 200) like '1104420%' then 2 when case when audit.published then audit.words end @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end @@ '('1104420':*)'::tsquery or left("audit"."name_key", 200) like '1104420%' or ("audit"."site_id" = '1104420'::bigint or case when audit.published then audit.all_words end @@ ''!1104420''::tsquery))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, audit_listing as audit
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where audit.id = any(array(select audit.id
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and case when audit.published then audit.all_words end @@ ''!harbour''::tsquery)))
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_1" as ( select 1 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("audit"."name_key", 200) = 'harbour' and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.words end @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_4" as ( select 4 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end <> case when audit.published then audit.words end and case when audit.published then audit.all_words end @@ '('harbour':*)'::tsquery and not (case when audit.published then audit.words end @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10) select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or case when audit.published then audit.all_words end @@ ''!harbour''::tsquery)) limit 10001) as counted) as "rowsCounted"
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
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or case when audit.published then audit.all_words end @@ ''!harbour''::tsquery)) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where audit.id = any(array(select audit.id
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and case when audit.published then audit.all_words end @@ ''!harbour''::tsquery)))
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("audit"."name_key", 200) = 'harbour' and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.words end @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_4" as ( select 4 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (case when audit.published then audit.all_words end <> case when audit.published then audit.words end and case when audit.published then audit.all_words end @@ '('harbour':*)'::tsquery and not (case when audit.published then audit.words end @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%') and not (case when audit.published then audit.all_words end @@ ''!harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991) select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard"
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
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (audit.country_id = any('{4,8}'::int[]) and coalesce(audit.grade, 'No Grade') = any('{AA+,AA}'::text[]) and audit.module_ids && '{4,8}'::int[] and audit.standard_id = any('{4,8}'::int[]) and audit.category_ids && '{4,8}'::int[] and audit.rating = any('{5,4}'::int[]))) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (audit.country_id = any('{4,8}'::int[]) and coalesce(audit.grade, 'No Grade') = any('{AA+,AA}'::text[]) and audit.module_ids && '{4,8}'::int[] and audit.standard_id = any('{4,8}'::int[]) and audit.category_ids && '{4,8}'::int[] and audit.rating = any('{5,4}'::int[])))
  order by left(audit.site_name, 200) desc, audit.id desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (audit.country_id = any('{4,8}'::int[]) and coalesce(audit.grade, 'No Grade') = any('{AA+,AA}'::text[]) and audit.module_ids && '{4,8}'::int[] and audit.standard_id = any('{4,8}'::int[]) and audit.category_ids && '{4,8}'::int[] and audit.rating = any('{5,4}'::int[]))) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.standard as "standard"
  from audit_listing as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by left(audit.site_name, 200) asc, audit.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
-- as the standards body's

-- the first page, for an accreditation body
-- as the standards body's

-- the first page, for a company
-- as the standards body's

-- the first page, for a company that was given sites
-- as the standards body's

-- the first page, for a site
-- as the standards body's

-- the first page, for a visitor
-- as the standards body's
