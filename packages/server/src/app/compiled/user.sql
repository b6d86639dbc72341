-- the first page, for the standards body
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where true limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where true
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select app_user.id as id, "app_user"."name" as name, "app_user"."name_key" as name_key, case when left("app_user"."name_key", 200) = 'harbour' then 0 when left("app_user"."name_key", 200) like 'harbour%' then 1 when "app_user"."words" @@ '('harbour':*)'::tsquery then 2 when true then 3 end as rank
  from user_listing as app_user
  where ("app_user"."words" @@ '('harbour':*)'::tsquery or left("app_user"."name_key", 200) like 'harbour%') limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, user_listing as app_user
  where app_user.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select app_user.id as id, "app_user"."name" as name, "app_user"."name_key" as name_key, case when left("app_user"."name_key", 200) = '1104420' then 0 when left("app_user"."name_key", 200) like '1104420%' then 1 when "app_user"."words" @@ '('1104420':*)'::tsquery then 2 when true then 3 end as rank
  from user_listing as app_user
  where ("app_user"."words" @@ '('1104420':*)'::tsquery or left("app_user"."name_key", 200) like '1104420%') limit 10001), names as materialized (select distinct name
  from matching
  where rank in (0)) select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 1 then 0 when 2 then 0 when 3 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then null when 2 then left(matched.name, 200) when 3 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then left(matched.name_key, 200) when 2 then null when 3 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, user_listing as app_user
  where app_user.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("app_user"."name") = 'harbour')::int as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where left("app_user"."name_key", 200) = 'harbour'
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("app_user"."name_key", 200) as key, app_user.id as id
  from user_listing as app_user
  where ((left("app_user"."name_key", 200) like 'harbour%' and not (left("app_user"."name_key", 200) = 'harbour')) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("app_user"."name_key", 200) asc, app_user.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where (("app_user"."words" @@ '('harbour':*)'::tsquery and not (left("app_user"."name_key", 200) like 'harbour%')) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where (("app_user"."words" <> "app_user"."words" and "app_user"."words" @@ '('harbour':*)'::tsquery and not ("app_user"."words" @@ '('harbour':*)'::tsquery) and not (left("app_user"."name_key", 200) like 'harbour%')) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 10) select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where ("app_user"."words" @@ '('harbour':*)'::tsquery or left("app_user"."name_key", 200) like 'harbour%') limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from user_listing as app_user
  where ("app_user"."words" @@ '('harbour':*)'::tsquery or left("app_user"."name_key", 200) like 'harbour%') limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("app_user"."name") = 'harbour')::int as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where left("app_user"."name_key", 200) = 'harbour'
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("app_user"."name_key", 200) as key, app_user.id as id
  from user_listing as app_user
  where ((left("app_user"."name_key", 200) like 'harbour%' and not (left("app_user"."name_key", 200) = 'harbour')) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("app_user"."name_key", 200) asc, app_user.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where (("app_user"."words" @@ '('harbour':*)'::tsquery and not (left("app_user"."name_key", 200) like 'harbour%')) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("app_user"."name", 200) as name, null as key, app_user.id as id
  from user_listing as app_user
  where (("app_user"."words" <> "app_user"."words" and "app_user"."words" @@ '('harbour':*)'::tsquery and not ("app_user"."words" @@ '('harbour':*)'::tsquery) and not (left("app_user"."name_key", 200) like 'harbour%')) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("app_user"."name", 200) asc, app_user.id desc limit 9007199254740991) select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- every filter
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where app_user.role = any('{{body} Admin,{body} Audit Admin}'::text[]) limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, app_user.status as place
  from user_listing as app_user
  where app_user.role = any('{{body} Admin,{body} Audit Admin}'::text[])
  order by app_user.status desc, app_user.id desc limit 10 offset 10) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', true, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) else to_jsonb(true) end) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select app_user.id as id, app_user.status as place
  from user_listing as app_user
  where app_user.role = any('{{body} Admin,{body} Audit Admin}'::text[]) offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status"
  from user_listing as app_user
  where true
  order by left(app_user.name, 200) asc, app_user.id asc;

-- the first page, for another user of the standards body
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', false, 'initialize', false) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where true limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where true
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a certification body
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', case when ((app_user.id = '7'::bigint or app_user.role = any('{CB Full Admin,CB Audit Admin,CB Auditor Admin,CB Read Only User,CB BI User,CB BI User T}'::text[]))) is not true then to_jsonb('roleNotGranted'::text) when ((app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.certification_body_id = '301'::bigint and held.is_primary))))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) when (app_user.role = any('{CB Full Admin,CB Audit Admin,CB Auditor Admin,CB Read Only User,CB BI User,CB BI User T}'::text[])) is not true then to_jsonb('roleNotGranted'::text) when (app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.certification_body_id = '301'::bigint and held.is_primary)))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.certification_body_id = '301'::bigint))) limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.certification_body_id = '301'::bigint)))
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', false, 'initialize', false) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where false limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where false
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', case when ((app_user.id = '7'::bigint or app_user.role = any('{Company User,Site User}'::text[]))) is not true then to_jsonb('roleNotGranted'::text) when ((app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = '101'::bigint and held.is_primary))))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) when (app_user.role = any('{Company User,Site User}'::text[])) is not true then to_jsonb('roleNotGranted'::text) when (app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = '101'::bigint and held.is_primary)))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.company_id = '101'::bigint))) limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where organisation.company_id = '101'::bigint)))
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', case when ((app_user.id = '7'::bigint or app_user.role = any('{Company User,Site User}'::text[]))) is not true then to_jsonb('roleNotGranted'::text) when ((app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where ((organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)) and held.is_primary))))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end, 'initialize', case when (not (app_user.id = '7'::bigint)) is not true then to_jsonb('self'::text) when (app_user.role = any('{Company User,Site User}'::text[])) is not true then to_jsonb('roleNotGranted'::text) when (app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where ((organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)) and held.is_primary)))) is not true then to_jsonb('notPrimary'::text) else to_jsonb(true) end) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint))))) limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where (app_user.id = '7'::bigint or app_user.id = any(array(select held.user_id
  from organisation join user_organisation as held on held.organisation_type = organisation.type and held.organisation_id = organisation.id
  where (organisation.company_id = any('{101,102}'::bigint[]) or (organisation.type = 'Site' and organisation.id = '201'::bigint)))))
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', false, 'initialize', false) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where app_user.id = '7'::bigint limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where app_user.id = '7'::bigint
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select app_user.id as id, app_user.email as "email", app_user.name as "name", (select coalesce(string_agg(named.name, ', '
  order by held.is_primary desc, named.name, held.organisation_id), '')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisation", coalesce('{"{body} Admin":"GFA Admin","{body} Audit Admin":"GFA Audit Admin","{body} Auditor Admin":"GFA Auditor Admin","{body} User":"GFA User","CB Full Admin":"CB Full Admin","CB Audit Admin":"CB Audit Admin","CB Auditor Admin":"CB Auditor Admin","CB Read Only User":"CB Read Only User","CB BI User":"CB BI User","CB BI User T":"CB BI User T","CB Commercial Horizon":"CB Commercial Horizon","AB User":"AB User","Company User":"Company User (Lite)","Company BI S User":"Company BI S User (Pro)","Company BI BO User":"Company BI BO User (Pro GFA)","Company BI SC User":"Company BI SC User (Pro Horizon)","Site User":"Site User","Analytics User":"Analytics User","UNKNOWN":"UNKNOWN"}'::jsonb ->> app_user.role, app_user.role) as "roleName", app_user.status as "status", app_user.identificator as "identificator", ( select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', array_position('{CertificationBody,Company,Office,Site,AccreditationBody}'::text[], held.organisation_type) - 1, 'name', named.name, 'isPrimary', held.is_primary)
  order by held.is_primary desc, named.name, held.organisation_id), '[]')
  from user_organisation as held, lateral (select organisation.name
  from organisation
  where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where held.user_id = app_user.id) as "organisations", jsonb_build_object('edit', false, 'initialize', false) as "verdicts", (select count(*)::int as total
  from (select
  from user_listing as app_user
  where false limit 10001) as counted) as "rowsCounted"
  from (select app_user.id as id, left(app_user.name, 200) as place
  from user_listing as app_user
  where false
  order by left(app_user.name, 200) asc, app_user.id asc limit 10 offset 0) as page, user_listing as app_user
  where app_user.id = page.id
  order by "page"."place" asc, "page"."id" asc;
