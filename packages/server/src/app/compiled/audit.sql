-- the first page, for the standards body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where not (audit.record_status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where not (audit.record_status = 'Archived')
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- a search
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery then 0 when left("audit"."name_key", 200) = 'harbour' then 1 when left("audit"."name_key", 200) like 'harbour%' then 2 when "audit"."words" @@ '('harbour':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where (not (audit.record_status = 'Archived') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select count(*)
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
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when ("audit"."id" = '1104420'::bigint or "audit"."site_id" = '1104420'::bigint or "audit"."all_words" @@ ''!1104420'|'#1104420''::tsquery) then 0 when left("audit"."name_key", 200) = '1104420' then 1 when left("audit"."name_key", 200) like '1104420%' then 2 when "audit"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where (not (audit.record_status = 'Archived') and ("audit"."all_words" @@ '('1104420':*)'::tsquery or left("audit"."name_key", 200) like '1104420%' or ("audit"."id" = '1104420'::bigint or "audit"."site_id" = '1104420'::bigint or "audit"."all_words" @@ ''!1104420'|'#1104420''::tsquery))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select count(*)
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
  where (not (audit.record_status = 'Archived') and "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_1" as ( select 1 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and (left("audit"."name_key", 200) = 'harbour' and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and ("audit"."words" @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_4" as ( select 4 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and ("audit"."all_words" <> "audit"."words" and "audit"."all_words" @@ '('harbour':*)'::tsquery and not ("audit"."words" @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (not (audit.record_status = 'Archived') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted) as "rowsCounted"
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
  where (not (audit.record_status = 'Archived') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery)) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where audit.id = any(array(select audit.id
  from audit_listing as audit
  where (not (audit.record_status = 'Archived') and "audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery)))
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and (left("audit"."name_key", 200) = 'harbour' and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and ("audit"."words" @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_4" as ( select 4 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((not (audit.record_status = 'Archived') and ("audit"."all_words" <> "audit"."words" and "audit"."all_words" @@ '('harbour':*)'::tsquery and not ("audit"."words" @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%') and not ("audit"."all_words" @@ ''!harbour'|'#harbour''::tsquery))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") + (select count(*)
  from "class_3") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate"
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
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.country_id = any('{4,8}'::int[]) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and audit.start_date >= '2026-01-01'::date and audit.start_date < '2026-12-31'::date + 1 and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.record_status = any('{Holding,Current}'::text[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and (audit.record_status = 'Holding' and not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.held_by is not null or (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date))) and audit.uploaded_on >= '2026-01-01'::date and audit.uploaded_on < '2026-12-31'::date + 1 and audit.auditor_number = auditor_number_in('Ely')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.validation_date as place
  from audit_listing as audit
  where ((audit.country_id = any('{4,8}'::int[]) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and audit.start_date >= '2026-01-01'::date and audit.start_date < '2026-12-31'::date + 1 and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.record_status = any('{Holding,Current}'::text[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and (audit.record_status = 'Holding' and not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.held_by is not null or (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date))) and audit.uploaded_on >= '2026-01-01'::date and audit.uploaded_on < '2026-12-31'::date + 1 and audit.auditor_number = auditor_number_in('Ely')) and audit.validation_date is not null)
  order by audit.validation_date desc, audit.id desc limit 20)
  union all (select audit.id as id, audit.validation_date as place
  from audit_listing as audit
  where ((audit.country_id = any('{4,8}'::int[]) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and audit.start_date >= '2026-01-01'::date and audit.start_date < '2026-12-31'::date + 1 and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.record_status = any('{Holding,Current}'::text[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and (audit.record_status = 'Holding' and not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.held_by is not null or (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date))) and audit.uploaded_on >= '2026-01-01'::date and audit.uploaded_on < '2026-12-31'::date + 1 and audit.auditor_number = auditor_number_in('Ely')) and audit.validation_date is null)
  order by audit.validation_date desc, audit.id desc limit 20)) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then to_jsonb('closed'::text) when (audit.record_status <> 'Archived') is not true then to_jsonb('archived'::text) else to_jsonb(true) end, 'share', true, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when audit.record_status = 'Holding' then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb(audit.record_status = 'Holding') end, 'archive', audit.record_status in ('Holding', 'Current'), 'unarchive', audit.record_status in ('Archived'), 'addDocument', audit.record_status <> 'Closed', 'schedule', case when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) else to_jsonb(true) end, 'createRecord', true) as "verdicts", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, audit.validation_date as place
  from audit_listing as audit
  where ((audit.country_id = any('{4,8}'::int[]) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and audit.start_date >= '2026-01-01'::date and audit.start_date < '2026-12-31'::date + 1 and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.record_status = any('{Holding,Current}'::text[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and (audit.record_status = 'Holding' and not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.held_by is not null or (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date))) and audit.uploaded_on >= '2026-01-01'::date and audit.uploaded_on < '2026-12-31'::date + 1 and audit.auditor_number = auditor_number_in('Ely')) and audit.validation_date is not null)
  union all select audit.id as id, audit.validation_date as place
  from audit_listing as audit
  where ((audit.country_id = any('{4,8}'::int[]) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and audit.start_date >= '2026-01-01'::date and audit.start_date < '2026-12-31'::date + 1 and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.record_status = any('{Holding,Current}'::text[]) and audit.certification_body_id = any('{4,8}'::bigint[]) and (audit.record_status = 'Holding' and not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) and (audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and (audit.held_by is not null or (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date))) and audit.uploaded_on >= '2026-01-01'::date and audit.uploaded_on < '2026-12-31'::date + 1 and audit.auditor_number = auditor_number_in('Ely')) and audit.validation_date is null) offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate"
  from audit_listing as audit
  where not (audit.record_status = 'Archived')
  order by audit.start_date desc, audit.id desc;

-- the first page, for another user of the standards body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when audit.held_by is not null then 'In Holding' when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then 'Overdue' when (not (audit.held_by is not null) and audit.planned_for is not null and not (audit.planned_for < '2026-11-21'::date)) then 'Planned' when (audit.renewal_declined and not (audit.held_by is not null)) then 'No renewal' when (not (audit.held_by is not null) and (audit.planned_for is not null) is not true and not audit.renewal_declined) then 'Not planned' end as "nextAudit", case when (not (audit.held_by is not null) and audit.planned_for is not null and audit.planned_for < '2026-11-21'::date) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', false, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where not (audit.record_status = 'Archived') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where not (audit.record_status = 'Archived')
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a certification body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when (audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])) then 'In Holding' when ((audit.certification_body_id = '301'::bigint and not ((audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])))) and (audit.planned_for is not null and (audit.planned_by = '301'::bigint or audit.planned_after)) and (audit.planned_for < '2026-11-21'::date and (not audit.planned_unannounced or audit.planned_by = '301'::bigint))) then 'Overdue' when ((audit.certification_body_id = '301'::bigint and not ((audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])))) and (audit.planned_for is not null and (audit.planned_by = '301'::bigint or audit.planned_after)) and not ((audit.planned_for < '2026-11-21'::date and (not audit.planned_unannounced or audit.planned_by = '301'::bigint)))) then 'Planned' when ((audit.certification_body_id = '301'::bigint and audit.renewal_declined) and not ((audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])))) then 'No renewal' when ((audit.certification_body_id = '301'::bigint and not ((audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])))) and ((audit.planned_for is not null and (audit.planned_by = '301'::bigint or audit.planned_after))) is not true and not (audit.certification_body_id = '301'::bigint and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when ((audit.certification_body_id = '301'::bigint and not ((audit.certification_body_id = '301'::bigint and (audit.held_by is not null and audit.held_by && '{301}'::bigint[])))) and (audit.planned_for is not null and (audit.planned_by = '301'::bigint or audit.planned_after)) and (audit.planned_for < '2026-11-21'::date and (not audit.planned_unannounced or audit.planned_by = '301'::bigint))) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', case when (audit.record_status <> 'Closed') is not true then case when audit.certification_body_id = '301'::bigint then to_jsonb('closed'::text) else 'false' end when (audit.record_status <> 'Archived') is not true then case when audit.certification_body_id = '301'::bigint then to_jsonb('archived'::text) else 'false' end else to_jsonb(audit.certification_body_id = '301'::bigint) end, 'share', false, 'validate', case when (not (audit.certification_status = 'Pending' and exists ( select
  from audit as held join audit as present on present.site_id = held.site_id and present.standard_id = held.standard_id and present.record_status = 'Current'
  where held.id = audit.id and held.holding_reason = 'Awaiting the certification decision while another record is current' offset 0))) is not true then case when (audit.certification_body_id = '301'::bigint and (audit.record_status = 'Holding' and audit.uploaded_by_organisation in ('Company', 'Site')) and exists (select
  from certification_body as body
  where body.id = audit.certification_body_id and body.audit_submission_status = 'Allow' offset 0)) then to_jsonb('awaitsDecision'::text) else 'false' end else to_jsonb((audit.certification_body_id = '301'::bigint and (audit.record_status = 'Holding' and audit.uploaded_by_organisation in ('Company', 'Site')) and exists (select
  from certification_body as body
  where body.id = audit.certification_body_id and body.audit_submission_status = 'Allow' offset 0))) end, 'archive', case when (audit.certification_body_id = '301'::bigint) is not true then case when audit.record_status in ('Holding', 'Current') then to_jsonb('notOwn'::text) else 'false' end else to_jsonb(audit.record_status in ('Holding', 'Current')) end, 'unarchive', case when (audit.certification_body_id = '301'::bigint) is not true then case when audit.record_status in ('Archived') then to_jsonb('notOwn'::text) else 'false' end else to_jsonb(audit.record_status in ('Archived')) end, 'addDocument', (audit.certification_body_id = '301'::bigint and audit.record_status <> 'Closed'), 'schedule', case when (audit.certification_body_id = '301'::bigint) is not true then to_jsonb('notOwn'::text) when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) when (not exists (select
  from audit_schedule as schedule
  where ((schedule.site_id = audit.site_id and schedule.standard_id = audit.standard_id and (audit.record_status = 'Current' or schedule.audit_id = audit.id) and is_to_come(schedule) and (schedule.certification_body_id = '301'::bigint or schedule.audit_id = audit.id)) and not schedule.certification_body_id = '301'::bigint) offset 0)) is not true then to_jsonb('kept'::text) else to_jsonb(true) end, 'giveReauditStatus', case when (audit.record_status in ('Holding', 'Current')) is not true then case when audit.certification_body_id = '301'::bigint then to_jsonb('notFollowed'::text) else 'false' end else to_jsonb(audit.certification_body_id = '301'::bigint) end, 'createRecord', exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.certification_body_id = '301'::bigint and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.certification_body_id = '301'::bigint) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.certification_body_id = '301'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when false then 'In Holding' when false then 'Overdue' when false then 'Planned' when false then 'No renewal' when false then 'Not planned' end as "nextAudit", case when false then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', false, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when (audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])) then 'In Holding' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then 'Overdue' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and not ((audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced))) then 'Planned' when ((audit.owner_company_id = '101'::bigint and audit.renewal_declined) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) then 'No renewal' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and (audit.planned_for is not null) is not true and not (audit.owner_company_id = '101'::bigint and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', case when (audit.owner_company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) when ((audit.owner_company_id = '101'::bigint or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when ((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))) then 'In Holding' when (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and not (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then 'Overdue' when (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and not (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))))) and audit.planned_for is not null and not ((audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced))) then 'Planned' when (((audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint) and audit.renewal_declined) and not (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))))) then 'No renewal' when (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and not (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))))) and (audit.planned_for is not null) is not true and not ((audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint) and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and not (((audit.site_id = '201'::bigint or audit.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[])))) and (audit.held_by is not null and (audit.held_for && '{101,102}'::bigint[] or audit.site_id = '201'::bigint))))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', case when ((audit.owner_company_id = any('{101,102}'::bigint[]) or audit.site_id = '201'::bigint)) is not true then to_jsonb('notOwn'::text) when ((audit.owner_company_id = any('{101,102}'::bigint[]) or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true)) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = any('{101,102}'::bigint[]) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((audit.site_id = '201'::bigint and (audit.owner_company_id = any('{101,102}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true)) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = any('{101,102}'::bigint[])) is not true and (audit.site_id = '201'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when (audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))) then 'In Holding' when ((audit.site_id = any('{201,202}'::bigint[]) and not ((audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then 'Overdue' when ((audit.site_id = any('{201,202}'::bigint[]) and not ((audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))))) and audit.planned_for is not null and not ((audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced))) then 'Planned' when ((audit.site_id = any('{201,202}'::bigint[]) and audit.renewal_declined) and not ((audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))))) then 'No renewal' when ((audit.site_id = any('{201,202}'::bigint[]) and not ((audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))))) and (audit.planned_for is not null) is not true and not (audit.site_id = any('{201,202}'::bigint[]) and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when ((audit.site_id = any('{201,202}'::bigint[]) and not ((audit.site_id = any('{201,202}'::bigint[]) and (audit.held_by is not null and audit.site_id = any('{201,202}'::bigint[]))))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', case when (audit.site_id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) when (not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing)) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', (audit.site_id = any('{201,202}'::bigint[]) and audit.record_status <> 'Closed'), 'schedule', case when (audit.site_id = any('{201,202}'::bigint[])) is not true then to_jsonb('notOwn'::text) when (exists (select
  from site
  where site.id = audit.site_id and site.status <> 'Archived' offset 0)) is not true then to_jsonb('siteArchived'::text) when (audit.record_status in ('Holding', 'Current')) is not true then to_jsonb('notFollowed'::text) when (not exists (select
  from audit_schedule as schedule
  where ((schedule.site_id = audit.site_id and schedule.standard_id = audit.standard_id and (audit.record_status = 'Current' or schedule.audit_id = audit.id) and is_to_come(schedule)) and (schedule.type = 'Unannounced' and schedule.status = 'Confirmed')) offset 0)) is not true then to_jsonb('kept'::text) else to_jsonb(true) end, 'giveReauditStatus', false, 'createRecord', audit.site_id = any('{201,202}'::bigint[])) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.site_id = any('{201,202}'::bigint[]) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and (audit.site_id = any('{201,202}'::bigint[])) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[]))
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.site_id = any('{201,202}'::bigint[])) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when false then 'In Holding' when false then 'Overdue' when false then 'Planned' when false then 'No renewal' when false then 'Not planned' end as "nextAudit", case when false then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', false, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where false
  order by audit.start_date desc, audit.id desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that knows rows by other names
select audit.id as id, audit.site_id as "siteCode", case when audit.id = any('{501,502}'::bigint[]) then (select record."site_name"
  from audit as record
  where record.id = audit.id) else audit.site_name end as "site", case when audit.id = any('{501,502}'::bigint[]) then (select country.name
  from country
  where country.id = (select record."country_id"
  from audit as record
  where record.id = audit.id)) else audit.country end as "country", case when audit.id = any('{501,502}'::bigint[]) then (select record."city"
  from audit as record
  where record.id = audit.id) else audit.city end as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when (audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])) then 'In Holding' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then 'Overdue' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and not ((audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced))) then 'Planned' when ((audit.owner_company_id = '101'::bigint and audit.renewal_declined) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) then 'No renewal' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and (audit.planned_for is not null) is not true and not (audit.owner_company_id = '101'::bigint and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', case when (audit.owner_company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) when ((audit.owner_company_id = '101'::bigint or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  union all select
  from audit_listing as audit
  where ((((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true)) and not (audit.record_status = 'Archived')) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and not (audit.record_status = 'Archived'))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the same in a country
select audit.id as id, audit.site_id as "siteCode", case when audit.id = any('{501,502}'::bigint[]) then (select record."site_name"
  from audit as record
  where record.id = audit.id) else audit.site_name end as "site", case when audit.id = any('{501,502}'::bigint[]) then (select country.name
  from country
  where country.id = (select record."country_id"
  from audit as record
  where record.id = audit.id)) else audit.country end as "country", case when audit.id = any('{501,502}'::bigint[]) then (select record."city"
  from audit as record
  where record.id = audit.id) else audit.city end as "city", replace(audit.standard, '{product}', 'GFA') as "standard", audit.grade as "grade", audit.start_date as "startDate", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", audit.issue_date as "issueDate", audit.expiry_date as "expiryDate", audit.record_status as "auditStatus", audit.certification_body as "certificationBody", 'GFA'::text as "programOwner", audit.owner as "auditOwner", audit.validation_date as "validationDate", audit.certification_body_id as "certificationBodyId", ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id)) as "hasCertificate", case when (audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])) then 'In Holding' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then 'Overdue' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and not ((audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced))) then 'Planned' when ((audit.owner_company_id = '101'::bigint and audit.renewal_declined) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) then 'No renewal' when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and (audit.planned_for is not null) is not true and not (audit.owner_company_id = '101'::bigint and audit.renewal_declined)) then 'Not planned' end as "nextAudit", case when ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not ((audit.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and (audit.held_by is not null and audit.held_for && '{101}'::bigint[])))) and audit.planned_for is not null and (audit.planned_for < '2026-11-21'::date and not audit.planned_unannounced)) then audit.planned_for end as "overdueSince", jsonb_build_object('edit', false, 'share', case when (audit.owner_company_id = '101'::bigint) is not true then to_jsonb('notOwn'::text) when ((audit.owner_company_id = '101'::bigint or not exists ( select
  from company as owner
  where owner.id = audit.owner_company_id and owner.block_sharing))) is not true then to_jsonb('sharingBlocked'::text) else to_jsonb(true) end, 'validate', false, 'archive', false, 'unarchive', false, 'addDocument', false, 'schedule', false, 'giveReauditStatus', false, 'createRecord', false) as "verdicts", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  union all select
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  union all select
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  union all select
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int)))) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (audit.owner_company_id = '101'::bigint and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and (audit.owner_company_id = '101'::bigint) is not true) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((not ((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and (((audit.site_id = any(array(select id
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint)))) as reached(id)
  order by id)) and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  order by audit.start_date desc, audit.id desc limit 10)
  union all (select audit.id as id, audit.start_date as place
  from audit_listing as audit
  where ((((select count(*)
  from (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) limit 2001) as several) > 2000) and ((((audit.site_id in (select share.entity_id
  from share
  where share.entity_type = 'site' and (share.target_type = 'Company' and share.target_id = '101'::bigint)
  union all select house.id
  from site as house
  where house.company_id = any(array(select share.entity_id
  from share
  where share.entity_type = 'company' and (share.target_type = 'Company' and share.target_id = '101'::bigint))))) is true and not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and ((audit.owner_company_id = '101'::bigint) is not true and ((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed'))) is not true))) and (not (audit.record_status = 'Archived') and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))))
  order by audit.start_date desc, audit.id desc limit 10)) as related
  order by "place" desc, "id" desc limit 10 offset 0) as page, audit_listing as audit
  where audit.id = page.id
  order by "page"."place" desc, "page"."id" desc;
