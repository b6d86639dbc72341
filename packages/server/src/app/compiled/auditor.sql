-- the first page, for the standards body
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where not (auditor.is_archived) limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where not (auditor.is_archived)
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select auditor.id as id, "auditor"."name" as name, "auditor"."name_key" as name_key, case when left("auditor"."name_key", 200) = 'harbour' then 0 when left("auditor"."name_key", 200) like 'harbour%' then 1 when "auditor"."words" @@ '('harbour':*)'::tsquery then 2 when true then 3 end as rank
  from auditor_listing as auditor
  where (not (auditor.is_archived) and ("auditor"."words" @@ '('harbour':*)'::tsquery or left("auditor"."name_key", 200) like 'harbour%')) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select auditor.id as id, "auditor"."name" as name, "auditor"."name_key" as name_key, case when "auditor"."id" = '1104420'::bigint then 0 when left("auditor"."name_key", 200) = '1104420' then 1 when left("auditor"."name_key", 200) like '1104420%' then 2 when "auditor"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from auditor_listing as auditor
  where (not (auditor.is_archived) and ("auditor"."words" @@ '('1104420':*)'::tsquery or left("auditor"."name_key", 200) like '1104420%' or "auditor"."id" = '1104420'::bigint)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("auditor"."name") = 'harbour')::int as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where (not (auditor.is_archived) and left("auditor"."name_key", 200) = 'harbour')
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("auditor"."name_key", 200) as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and (left("auditor"."name_key", 200) like 'harbour%' and not (left("auditor"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("auditor"."name_key", 200) asc, auditor.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and ("auditor"."words" @@ '('harbour':*)'::tsquery and not (left("auditor"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and ("auditor"."words" <> "auditor"."words" and "auditor"."words" @@ '('harbour':*)'::tsquery and not ("auditor"."words" @@ '('harbour':*)'::tsquery) and not (left("auditor"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 10) select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where (not (auditor.is_archived) and ("auditor"."words" @@ '('harbour':*)'::tsquery or left("auditor"."name_key", 200) like 'harbour%')) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where (not (auditor.is_archived) and ("auditor"."words" @@ '('harbour':*)'::tsquery or left("auditor"."name_key", 200) like 'harbour%')) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("auditor"."name") = 'harbour')::int as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where (not (auditor.is_archived) and left("auditor"."name_key", 200) = 'harbour')
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("auditor"."name_key", 200) as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and (left("auditor"."name_key", 200) like 'harbour%' and not (left("auditor"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("auditor"."name_key", 200) asc, auditor.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and ("auditor"."words" @@ '('harbour':*)'::tsquery and not (left("auditor"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("auditor"."name", 200) as name, null as key, auditor.id as id
  from auditor_listing as auditor
  where ((not (auditor.is_archived) and ("auditor"."words" <> "auditor"."words" and "auditor"."words" @@ '('harbour':*)'::tsquery and not ("auditor"."words" @@ '('harbour':*)'::tsquery) and not (left("auditor"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("auditor"."name", 200) asc, auditor.id desc limit 9007199254740991) select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where (auditor.status = any('{In Progress,Validated}'::text[]) and "auditor"."drafted_standard_ids" && '{4,8}'::int[] and "auditor"."drafted_category_ids" && '{4,8}'::int[] and auditor.certification_body_ids && '{4,8}'::bigint[]) limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, auditor.edited_at as place
  from auditor_listing as auditor
  where (auditor.status = any('{In Progress,Validated}'::text[]) and "auditor"."drafted_standard_ids" && '{4,8}'::int[] and "auditor"."drafted_category_ids" && '{4,8}'::int[] and auditor.certification_body_ids && '{4,8}'::bigint[])
  order by auditor.edited_at desc, auditor.id desc limit 10 offset 10) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) when ((auditor.status = 'In Revision' and not auditor.is_archived)) is not true then to_jsonb('notInRevision'::text) else to_jsonb(true) end, 'archive', true, 'suspendQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', true) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select auditor.id as id, auditor.edited_at as place
  from auditor_listing as auditor
  where (auditor.status = any('{In Progress,Validated}'::text[]) and "auditor"."drafted_standard_ids" && '{4,8}'::int[] and "auditor"."drafted_category_ids" && '{4,8}'::int[] and auditor.certification_body_ids && '{4,8}'::bigint[]) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate"
  from auditor_listing as auditor
  where not (auditor.is_archived)
  order by left(auditor.name, 200) asc, auditor.id asc;

-- the first page, for another user of the standards body
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', true) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where not (auditor.is_archived) limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where not (auditor.is_archived)
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', case when (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0)) is not true then to_jsonb('notLinked'::text) when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'validate', false, 'archive', case when (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0)) is not true then to_jsonb('notLinked'::text) else to_jsonb(true) end, 'suspendQualifications', case when (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0)) is not true then to_jsonb('notLinked'::text) when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'removeQualifications', case when (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0)) is not true then to_jsonb('notLinked'::text) when (not auditor.is_archived) is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'viewChanges', case when (exists (select
  from auditor_certification_body as link
  where link.auditor_id = auditor.id and link.certification_body_id = '301'::bigint offset 0)) is not true then to_jsonb('notLinked'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where (auditor.certification_body_ids && '{301}'::bigint[] and not (auditor.is_archived))
  union all select
  from auditor_listing as auditor
  where (((auditor.is_shared and auditor.validated_at is not null and not auditor.is_archived) and (auditor.certification_body_ids && '{301}'::bigint[]) is not true) and not (auditor.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where (auditor.certification_body_ids && '{301}'::bigint[] and not (auditor.is_archived))
  order by left(auditor.name, 200) asc, auditor.id asc limit 10)
  union all (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where (((auditor.is_shared and auditor.validated_at is not null and not auditor.is_archived) and (auditor.certification_body_ids && '{301}'::bigint[]) is not true) and not (auditor.is_archived))
  order by left(auditor.name, 200) asc, auditor.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', false) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where ((auditor.submitted_at is not null and auditor.certification_body_ids && array(select body.id
  from certification_body as body
  where body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)))) and not (auditor.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where ((auditor.submitted_at is not null and auditor.certification_body_ids && array(select body.id
  from certification_body as body
  where body.id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)))) and not (auditor.is_archived))
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', false) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where false limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where false
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', false) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where false limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where false
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', false) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where false limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where false
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select auditor.id as id, auditor.id as "auditorNumber", auditor.name as "name", auditor.is_shared as "shared", auditor.status as "status", auditor.submitted_at as "submittedDate", auditor.edited_at as "lastEditedDate", auditor.is_archived as "archived", jsonb_build_object('edit', false, 'validate', false, 'archive', false, 'suspendQualifications', false, 'removeQualifications', false, 'viewChanges', false) as "verdicts", (select count(*)::int as total
  from (select
  from auditor_listing as auditor
  where false limit 10001) as counted) as "rowsCounted"
  from (select auditor.id as id, left(auditor.name, 200) as place
  from auditor_listing as auditor
  where false
  order by left(auditor.name, 200) asc, auditor.id asc limit 10 offset 0) as page, auditor_listing as auditor
  where auditor.id = page.id
  order by "page"."place" asc, "page"."id" asc;
