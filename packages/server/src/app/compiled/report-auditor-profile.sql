-- the first page, for the standards body
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where true limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where true
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (auditor.status = any('{In Progress,In Revision}'::text[]) and held.standard_id = any('{4,8}'::int[]) and held.category_id = any('{4,8}'::int[]) and held.status = any('{In Progress,In Revision}'::text[]) and profile.country_id = any('{4,8}'::int[]) and auditor.certification_body_ids && '{4,8}'::bigint[] and auditor.id = any('{4,8}'::bigint[])) limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, held.status as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (auditor.status = any('{In Progress,In Revision}'::text[]) and held.standard_id = any('{4,8}'::int[]) and held.category_id = any('{4,8}'::int[]) and held.status = any('{In Progress,In Revision}'::text[]) and profile.country_id = any('{4,8}'::int[]) and auditor.certification_body_ids && '{4,8}'::bigint[] and auditor.id = any('{4,8}'::bigint[]))
  order by held.status desc, held.id desc limit 10 offset 10) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select held.id as id, held.status as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (auditor.status = any('{In Progress,In Revision}'::text[]) and held.standard_id = any('{4,8}'::int[]) and held.category_id = any('{4,8}'::int[]) and held.status = any('{In Progress,In Revision}'::text[]) and profile.country_id = any('{4,8}'::int[]) and auditor.certification_body_ids && '{4,8}'::bigint[] and auditor.id = any('{4,8}'::bigint[])) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate"
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where true
  order by auditor.id asc, held.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (auditor.certification_body_ids && '{301}'::bigint[] and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null))
  union all select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (((auditor.is_shared and auditor.validated_at is not null and not auditor.is_archived) and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null)) and ((auditor.certification_body_ids && '{301}'::bigint[] and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null))) is not true) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (auditor.certification_body_ids && '{301}'::bigint[] and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null))
  order by auditor.id asc, held.id asc limit 10)
  union all (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where (((auditor.is_shared and auditor.validated_at is not null and not auditor.is_archived) and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null)) and ((auditor.certification_body_ids && '{301}'::bigint[] and (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) or (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0) and held.status <> 'In Progress') or held.validated_at is not null))) is not true)
  order by auditor.id asc, held.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where ((auditor.submitted_at is not null and auditor.certification_body_ids && array(select body.id
  from certification_body as body
  where body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)))) and (held.status <> 'In Progress' or held.validated_at is not null)) limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where ((auditor.submitted_at is not null and auditor.certification_body_ids && array(select body.id
  from certification_body as body
  where body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)))) and (held.status <> 'In Progress' or held.validated_at is not null))
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an analyst
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for Commercial Horizon
select held.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.status as "auditorStatus", (select string_agg(body.name, '; '
  order by body.name)
  from certification_body as body
  where body.id = any(auditor.certification_body_ids)) as "certificationBodies", replace(standard.name, '{product}', 'GFA') as "standard", coalesce(category.name, technology.name) as "category", held.status as "status", (held.submitted_at at time zone 'UTC')::date as "submittedDate", (held.validated_at at time zone 'UTC')::date as "validatedDate", (held.status_at at time zone 'UTC')::date as "lastStatusUpdate", (select count(*)::int as total
  from (select
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false limit 10001) as counted) as "rowsCounted"
  from (select held.id as id, auditor.id as place
  from auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where false
  order by auditor.id asc, held.id asc limit 10 offset 0) as page, auditor_qualification as held join auditor_listing as auditor on auditor.id = held.auditor_id join auditor as profile on profile.id = held.auditor_id left join country on country.id = profile.country_id join standard on standard.id = held.standard_id left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
  where held.id = page.id
  order by "page"."place" asc, "page"."id" asc;
