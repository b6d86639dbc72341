-- a filtered page
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and (audit.country_id = any($3::int[]) and coalesce(audit.grade, 'No Grade') = $4::text and audit.category_ids && $5::int[])) limit $6) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= $7::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($8::text[])))) and (audit.country_id = any($9::int[]) and coalesce(audit.grade, 'No Grade') = $10::text and audit.category_ids && $11::int[]))
  order by left(audit.site_name, 200) asc, audit.id asc limit $12 offset $13) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- its total
select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and (audit.country_id = any($3::int[]) and coalesce(audit.grade, 'No Grade') = $4::text and audit.category_ids && $5::int[])) limit $6) as counted;

-- a filtered search
with "class_0" as ( select 0 as rank, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and (audit.country_id = any($3::int[]) and coalesce(audit.grade, 'No Grade') = $4::text and audit.category_ids && $5::int[])) and left("audit"."name_key", 200) = $6)
  order by left("audit"."site_name", 200) asc, audit.id asc limit $7), "class_1" as ( select 1 as rank, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $8::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($9::text[])))) and (audit.country_id = any($10::int[]) and coalesce(audit.grade, 'No Grade') = $11::text and audit.category_ids && $12::int[])) and (left("audit"."name_key", 200) like $13 and not (left("audit"."name_key", 200) = $14)) and (select count(*)
  from "class_0") < $15)
  order by left("audit"."name_key", 200) asc, audit.id asc limit $16), "class_2" as ( select 2 as rank, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $17::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($18::text[])))) and (audit.country_id = any($19::int[]) and coalesce(audit.grade, 'No Grade') = $20::text and audit.category_ids && $21::int[])) and (case when audit.published then audit.words end @@ $22::tsquery and not (left("audit"."name_key", 200) like $23)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < $24)
  order by left("audit"."site_name", 200) asc, audit.id asc limit $25), "class_3" as ( select 3 as rank, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $26::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($27::text[])))) and (audit.country_id = any($28::int[]) and coalesce(audit.grade, 'No Grade') = $29::text and audit.category_ids && $30::int[])) and (case when audit.published then audit.all_words end <> case when audit.published then audit.words end and case when audit.published then audit.all_words end @@ $31::tsquery and not (case when audit.published then audit.words end @@ $32::tsquery) and not (left("audit"."name_key", 200) like $33)) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < $34)
  order by left("audit"."site_name", 200) asc, audit.id asc limit $35) select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $36::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($37::text[])))) and (audit.country_id = any($38::int[]) and coalesce(audit.grade, 'No Grade') = $39::text and audit.category_ids && $40::int[])) and case when audit.published then audit.all_words end @@ $41::tsquery) limit $42) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.key asc, page.name asc, page.id asc limit $43 offset $44) as page, audit_listing as audit
  where audit.id = page.id
  order by page.rank, page.key asc, page.name asc, page.id asc;
