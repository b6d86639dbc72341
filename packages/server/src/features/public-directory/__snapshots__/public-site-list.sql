-- a filtered page
select audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and audit.country_id = any($3::int[]) and audit.grade = $4::text and audit.category_ids && $5::int[])
  order by audit.site_name asc, audit.id asc limit $6 offset $7;

-- its total
select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and audit.country_id = any($3::int[]) and audit.grade = $4::text and audit.category_ids && $5::int[]) limit $6) as counted;

-- a filtered search
select *
  from ((select 0 as rank, audit.site_name as rank_name, audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $1::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($2::text[])))) and audit.country_id = any($3::int[]) and audit.grade = $4::text and audit.category_ids && $5::int[]) and audit.name_key = $6)
  order by audit.site_name asc, audit.id asc limit $7)
  union all (select 1 as rank, audit.site_name as rank_name, audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $8::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($9::text[])))) and audit.country_id = any($10::int[]) and audit.grade = $11::text and audit.category_ids && $12::int[]) and (audit.name_key like $13 and not (audit.name_key = $14)))
  order by audit.site_name asc, audit.id asc limit $15)
  union all (select 2 as rank, audit.site_name as rank_name, audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $16::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($17::text[])))) and audit.country_id = any($18::int[]) and audit.grade = $19::text and audit.category_ids && $20::int[]) and (audit.words @@ $21::tsquery and not (audit.name_key like $22)))
  order by audit.site_name asc, audit.id asc limit $23)
  union all (select 3 as rank, audit.site_name as rank_name, audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $24::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($25::text[])))) and audit.country_id = any($26::int[]) and audit.grade = $27::text and audit.category_ids && $28::int[]) and (audit.all_words @@ $29::tsquery and not (audit.words @@ $30::tsquery) and not (audit.name_key like $31)))
  order by audit.site_name asc, audit.id asc limit $32)
  union all (select 4 as rank, audit.site_name as rank_name, audit.id as id, audit.site_name as "name", audit.country as "country", audit.grade as "grade", audit.module_ids as "additionalModules", audit.standard as "standard", audit.category_ids as "category", audit.rating as "rating", audit.site_id as "siteId", audit.city as "city", audit.county as "county", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.certification_body as "certificationBody"
  from audit_listing as audit
  where (((audit.published and audit.expiry_date >= $33::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any($34::text[])))) and audit.country_id = any($35::int[]) and audit.grade = $36::text and audit.category_ids && $37::int[]) and (audit.all_words @@ $38::tsquery and not (audit.all_words @@ $39::tsquery) and not (audit.name_key like $40)))
  order by audit.site_name asc, audit.id asc limit $41)) as ranked
  order by rank, rank_name asc, id asc limit $42 offset $43;
