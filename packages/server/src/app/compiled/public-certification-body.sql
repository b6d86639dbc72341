-- the first page, for the standards body
select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select count(*)::int as total
  from (select
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) limit 10001) as counted) as "rowsCounted"
  from (select body.id as id, left(listing.name, 200) as place
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by left(listing.name, 200) asc, body.id asc limit 10 offset 0) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select body.id as id, "listing"."name" as name, "listing"."name_key" as name_key, case when left("listing"."name_key", 200) = 'harbour' then 0 when left("listing"."name_key", 200) like 'harbour%' then 1 when "listing"."words" @@ '('harbour':*)'::tsquery then 2 when true then 3 end as rank
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('harbour':*)'::tsquery or left("listing"."name_key", 200) like 'harbour%')) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select body.id as id, "listing"."name" as name, "listing"."name_key" as name_key, case when left("listing"."name_key", 200) = '1104420' then 0 when left("listing"."name_key", 200) like '1104420%' then 1 when "listing"."words" @@ '('1104420':*)'::tsquery then 2 when true then 3 end as rank
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('1104420':*)'::tsquery or left("listing"."name_key", 200) like '1104420%')) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("listing"."name") = 'harbour')::int as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and left("listing"."name_key", 200) = 'harbour')
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("listing"."name_key", 200) as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("listing"."name_key", 200) like 'harbour%' and not (left("listing"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("listing"."name_key", 200) asc, body.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('harbour':*)'::tsquery and not (left("listing"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" <> "listing"."words" and "listing"."words" @@ '('harbour':*)'::tsquery and not ("listing"."words" @@ '('harbour':*)'::tsquery) and not (left("listing"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 10) select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select count(*)::int as total
  from (select
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('harbour':*)'::tsquery or left("listing"."name_key", 200) like 'harbour%')) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('harbour':*)'::tsquery or left("listing"."name_key", 200) like 'harbour%')) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("listing"."name") = 'harbour')::int as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and left("listing"."name_key", 200) = 'harbour')
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("listing"."name_key", 200) as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (left("listing"."name_key", 200) like 'harbour%' and not (left("listing"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("listing"."name_key", 200) asc, body.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" @@ '('harbour':*)'::tsquery and not (left("listing"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("listing"."name", 200) as name, null as key, body.id as id
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and ("listing"."words" <> "listing"."words" and "listing"."words" @@ '('harbour':*)'::tsquery and not ("listing"."words" @@ '('harbour':*)'::tsquery) and not (left("listing"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("listing"."name", 200) asc, body.id desc limit 9007199254740991) select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select count(*)::int as total
  from (select
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (listing.country_id = any('{4,8}'::int[]) and array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) && '{4,8}'::int[] and body.rating = any('{5,4}'::int[]) and (exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA+') or exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA')) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))))) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))))))) limit 10001) as counted) as "rowsCounted"
  from (select body.id as id, left(listing.name, 200) as place
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (listing.country_id = any('{4,8}'::int[]) and array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) && '{4,8}'::int[] and body.rating = any('{5,4}'::int[]) and (exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA+') or exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA')) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))))) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))))))
  order by left(listing.name, 200) desc, body.id desc limit 10 offset 10) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating", listing.city as "city", listing.status as "status", array( select distinct standard.name
  from office join office_standard as held on held.office_id = office.id join standard on standard.id = held.standard_id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standards", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select body.id as id, left(listing.name, 200) as place
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where ((office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and (listing.country_id = any('{4,8}'::int[]) and array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) && '{4,8}'::int[] and body.rating = any('{5,4}'::int[]) and (exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA+') or exists (select
  from audit_listing as audit
  where audit.certification_body_id = body.id and (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))) and coalesce(audit.grade, 'No Grade') = 'AA')) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.module_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))))) and (body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['4'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))) or body.id in (select audit.certification_body_id
  from (select *
  from audit_listing as audit
  where audit.category_ids @> array['8'::int] offset 0) as audit
  where (audit.published and audit.expiry_date >= '2026-11-21'::date and audit.country_id <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[])))))))) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where body.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select body.id as id, listing.name as "name", listing.country as "country", array( select distinct held.standard_id
  from office join office_standard as held on held.office_id = office.id
  where office.certification_body_id = body.id and (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by 1) as "standard", coalesce(to_jsonb(body.rating), '"pending"') as "rating"
  from certification_body as body join office on office.certification_body_id = body.id and office.is_main join office_listing as listing on listing.id = office.id
  where (office.status = 'Active' and not body.remove_from_public_view and (office.is_main or office.is_public) and coalesce(office.country_id, 0) <> all(array(select country.id
  from country
  where country.code = any('{RU,BY}'::text[]))))
  order by left(listing.name, 200) asc, body.id asc;

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
