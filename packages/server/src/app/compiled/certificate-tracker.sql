-- the first page, for the standards body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where audit.record_status in ('Current') limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where audit.record_status in ('Current')
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- a search
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when ("audit"."all_words" @@ ''!harbour''::tsquery and (((audit.record_status in ('Current') and audit.tracked) and audit.sharing_option in ('CertificatePDF')) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null))))) then 0 when left("audit"."name_key", 200) = 'harbour' then 1 when left("audit"."name_key", 200) like 'harbour%' then 2 when "audit"."words" @@ '('harbour':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where (audit.record_status in ('Current') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%' or ("audit"."all_words" @@ ''!harbour''::tsquery and (((audit.record_status in ('Current') and audit.tracked) and audit.sharing_option in ('CertificatePDF')) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null))))))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = 'harbour'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search for a number
with matching as materialized ( select audit.id as id, "audit"."site_name" as name, "audit"."name_key" as name_key, case when ("audit"."id" = '1104420'::bigint or "audit"."site_id" = '1104420'::bigint or ("audit"."all_words" @@ ''!1104420''::tsquery and (((audit.record_status in ('Current') and audit.tracked) and audit.sharing_option in ('CertificatePDF')) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))))) then 0 when left("audit"."name_key", 200) = '1104420' then 1 when left("audit"."name_key", 200) like '1104420%' then 2 when "audit"."words" @@ '('1104420':*)'::tsquery then 3 when true then 4 end as rank
  from audit_listing as audit
  where (audit.record_status in ('Current') and ("audit"."all_words" @@ '('1104420':*)'::tsquery or left("audit"."name_key", 200) like '1104420%' or ("audit"."id" = '1104420'::bigint or "audit"."site_id" = '1104420'::bigint or ("audit"."all_words" @@ ''!1104420''::tsquery and (((audit.record_status in ('Current') and audit.tracked) and audit.sharing_option in ('CertificatePDF')) or ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or (((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and (not audit.tracked or ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) or ((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and ((audit.record_status in ('Current') and audit.tracked) and (audit.sharing_option in ('BasicOnly', 'CertificateOnly') or audit.sharing_option is null)))))))) limit 10001), names as materialized (select distinct name
  from matching
  where rank in (1)) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)
  from matching)::int as "rowsCounted"
  from ( select *
  from ( select rank, case rank when 0 then 0 when 1 then (matched.name in (select matched.name
  from names as matched
  where search_text(matched.name) = '1104420'))::int when 2 then 0 when 3 then 0 when 4 then 0 end as likeness, case rank when 0 then left(matched.name, 200) when 1 then left(matched.name, 200) when 2 then null when 3 then left(matched.name, 200) when 4 then left(matched.name, 200) end as name, case rank when 0 then null when 1 then null when 2 then left(matched.name_key, 200) when 3 then null when 4 then null end as key, matched.id as id
  from matching as matched ) as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0 ) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- a search that finds many
with "class_0" as ( select 0 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (audit.record_status in ('Current') and left("audit"."name_key", 200) = 'harbour')
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 10)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 10), "class_2" as ( select 2 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and ("audit"."words" @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and ("audit"."all_words" <> "audit"."words" and "audit"."all_words" @@ '('harbour':*)'::tsquery and not ("audit"."words" @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 10)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 10) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%')) limit 10001) as counted) as "rowsCounted"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the total of a search
select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and ("audit"."all_words" @@ '('harbour':*)'::tsquery or left("audit"."name_key", 200) like 'harbour%')) limit 10001) as counted;

-- the export of a search
with "class_0" as ( select 0 as rank, (search_text("audit"."site_name") = 'harbour')::int as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where (audit.record_status in ('Current') and left("audit"."name_key", 200) = 'harbour')
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_1" as ( select 1 as rank, 0 as likeness, null as name, left("audit"."name_key", 200) as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and (left("audit"."name_key", 200) like 'harbour%' and not (left("audit"."name_key", 200) = 'harbour'))) and (select count(*)
  from "class_0") < 9007199254740991)
  order by 2 desc, left("audit"."name_key", 200) asc, audit.id desc limit 9007199254740991), "class_2" as ( select 2 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and ("audit"."words" @@ '('harbour':*)'::tsquery and not (left("audit"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991), "class_3" as ( select 3 as rank, 0 as likeness, left("audit"."site_name", 200) as name, null as key, audit.id as id
  from audit_listing as audit
  where ((audit.record_status in ('Current') and ("audit"."all_words" <> "audit"."words" and "audit"."all_words" @@ '('harbour':*)'::tsquery and not ("audit"."words" @@ '('harbour':*)'::tsquery) and not (left("audit"."name_key", 200) like 'harbour%'))) and (select count(*)
  from "class_0") + (select count(*)
  from "class_1") + (select count(*)
  from "class_2") < 9007199254740991)
  order by 2 desc, left("audit"."site_name", 200) asc, audit.id desc limit 9007199254740991) select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate"
  from (select *
  from (select *
  from "class_0"
  union all select *
  from "class_1"
  union all select *
  from "class_2"
  union all select *
  from "class_3") as page
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc limit 9007199254740991 offset 0) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by page.rank, page.likeness desc, page.key asc, page.name asc, page.id desc;

-- the favourites of a company
select audit.id as id, exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) as "isFavourited", audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.record_status in ('Current') and audit.tracked) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  union all select
  from audit_listing as audit
  where (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  union all select
  from audit_listing as audit
  where (((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  union all select
  from audit_listing as audit
  where ((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0))) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.record_status in ('Current') and audit.tracked) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (audit.site_id = any(array(select favourite.site_id
  from favourite
  where favourite.company_id = '101'::bigint)) and exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0)))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- every filter
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and (audit.country_id = any('{4,8}'::int[]) and (audit.city = any(array(with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and exists (with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.changed_on >= '2026-01-01'::date and audit.changed_on < '2026-12-31'::date + 1 and audit.certification_body_id = any('{4,8}'::bigint[]) and ((((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and ((audit.record_status in ('Current') and audit.expiry_date <= '2027-02-19'::date)) is not true) or (((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.record_status in ('Current') and audit.expiry_date between '2026-12-22'::date and '2027-02-19'::date)))) limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.owner, 200) as place
  from audit_listing as audit
  where ((audit.record_status in ('Current') and (audit.country_id = any('{4,8}'::int[]) and (audit.city = any(array(with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and exists (with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.changed_on >= '2026-01-01'::date and audit.changed_on < '2026-12-31'::date + 1 and audit.certification_body_id = any('{4,8}'::bigint[]) and ((((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and ((audit.record_status in ('Current') and audit.expiry_date <= '2027-02-19'::date)) is not true) or (((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.record_status in ('Current') and audit.expiry_date between '2026-12-22'::date and '2027-02-19'::date)))) and audit.record_status in ('Current'))
  order by left(audit.owner, 200) desc, audit.id desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- every filter, with few rows
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select audit.id as id, left(audit.owner, 200) as place
  from audit_listing as audit
  where ((audit.record_status in ('Current') and (audit.country_id = any('{4,8}'::int[]) and (audit.city = any(array(with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and exists (with recursive named(city) as ( select min(city)
  from audit_listing
  union all select (select min(city)
  from audit_listing
  where city > named.city)
  from named
  where named.city is not null) select city
  from named
  where city ilike '%Ely%')) and audit.standard_id = any('{4,8}'::int[]) and audit.grade = any('{AA+,AA}'::text[]) and (audit.certification_status = 'Pending'::text or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.expiry_date >= '2026-01-01'::date and audit.expiry_date < '2026-12-31'::date + 1 and audit.changed_on >= '2026-01-01'::date and audit.changed_on < '2026-12-31'::date + 1 and audit.certification_body_id = any('{4,8}'::bigint[]) and ((((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and ((audit.record_status in ('Current') and audit.expiry_date <= '2027-02-19'::date)) is not true) or (((audit.certification_status = 'Certificated'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Basic'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Start! Intermediate'::text and (audit.expiry_date < '2026-11-21'::date) is not true) or (audit.certification_status = 'Interim'::text and (audit.expiry_date < '2026-11-21'::date) is not true)) and audit.record_status in ('Current') and audit.expiry_date between '2026-12-22'::date and '2027-02-19'::date)))) and audit.record_status in ('Current')) offset 0) as related
  order by "place" desc nulls last, "id" desc limit 10 offset 10) as page, audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" desc nulls last, "page"."id" desc;

-- the export
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate"
  from audit_listing as audit
  cross join lateral (select case when audit.record_status in ('Current') then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.record_status in ('Current')
  order by left(audit.site_name, 200) asc, audit.id asc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", ( select jsonb_build_object('kind', alert.kind, 'from', case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end, 'date', alert.at)
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.entity_id = audit.id and ((user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'CertificationBody' and organisation_id = '301'::bigint))) and alert.read_at is null and alert.entity_type = 'audit')
  order by alert.id desc limit 1) as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)
  union all select
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  union all select
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.certification_body_id = '301'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'CertificationBody' and share.target_id = '301'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'CertificationBody' and reached.id = '301'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for an accreditation body
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where (((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and audit.record_status in ('Current')) and not audit.tracked) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (audit.record_status = 'Holding')) and audit.record_status in ('Current')) and not audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'AccreditationBody' and reached.id = '401'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then 'basic' end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company
select audit.id as id, exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) as "isFavourited", audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)
  union all select
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  union all select
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that was given sites
select audit.id as id, exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) as "isFavourited", audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)
  union all select
  from audit_listing as audit
  where (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  union all select
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  union all select
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = any('{101,102}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and (((audit.site_id = '201'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and ((share.target_type = 'Company' and share.target_id = any('{101,102}'::bigint[])) or (share.target_type = 'Site' and share.target_id = '201'::bigint)))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where ((reached.type = 'Company' and reached.id = any('{101,102}'::bigint[])) or (reached.type = 'Site' and reached.id = '201'::bigint)))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a site
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", ( select jsonb_build_object('kind', alert.kind, 'from', case when alert.is_follower then coalesce(alert.facts->'toFollowers'->>'from', alert.facts->>'from') else alert.facts->>'from' end, 'date', alert.at)
  from (select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id, recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
  from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert
  where alert.entity_id = audit.id and ((user_id = '7'::bigint and (organisation_id is null or (organisation_type = 'Site' and organisation_id = any('{201,202}'::bigint[])))) and alert.read_at is null and alert.entity_type = 'audit')
  order by alert.id desc limit 1) as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where ((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)
  union all select
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  union all select
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.site_id = any('{201,202}'::bigint[]) and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Site' and share.target_id = any('{201,202}'::bigint[])))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true))
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Site' and reached.id = any('{201,202}'::bigint[])))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a visitor
select audit.id as id, audit.site_id as "siteCode", audit.site_name as "site", audit.country as "country", audit.city as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where false limit 10001) as counted) as "rowsCounted"
  from (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where false
  order by left(audit.site_name, 200) asc, audit.id asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select null::text as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the first page, for a company that knows rows by other names
select audit.id as id, exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) as "isFavourited", audit.site_id as "siteCode", case when audit.id = any('{501,502}'::bigint[]) then (select record."site_name"
  from audit as record
  where record.id = audit.id) else audit.site_name end as "site", case when audit.id = any('{501,502}'::bigint[]) then (select country.name
  from country
  where country.id = (select record."country_id"
  from audit as record
  where record.id = audit.id)) else audit.country end as "country", case when audit.id = any('{501,502}'::bigint[]) then (select record."city"
  from audit as record
  where record.id = audit.id) else audit.city end as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where (audit.record_status in ('Current') and audit.tracked)
  union all select
  from audit_listing as audit
  where ((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)
  union all select
  from audit_listing as audit
  where ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true)
  union all select
  from audit_listing as audit
  where (((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((audit.record_status in ('Current') and audit.tracked) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where ((audit.record_status in ('Current') and audit.tracked) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where (((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where ((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;

-- the same in a country
select audit.id as id, exists (select
  from favourite
  where favourite.company_id = '101'::bigint and favourite.site_id = audit.site_id and favourite.standard_id = audit.standard_id offset 0) as "isFavourited", audit.site_id as "siteCode", case when audit.id = any('{501,502}'::bigint[]) then (select record."site_name"
  from audit as record
  where record.id = audit.id) else audit.site_name end as "site", case when audit.id = any('{501,502}'::bigint[]) then (select country.name
  from country
  where country.id = (select record."country_id"
  from audit as record
  where record.id = audit.id)) else audit.country end as "country", case when audit.id = any('{501,502}'::bigint[]) then (select record."city"
  from audit as record
  where record.id = audit.id) else audit.city end as "city", replace(audit.standard, '{product}', 'GFA') as "standard", case when tracker.level in ('data', 'pdf', 'full') then audit.grade end as "grade", case when case when "audit"."certification_status" in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then "audit"."expiry_date" end < '2026-11-21'::date then 'Expired' else "audit"."certification_status" end as "certificationStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.expiry_date end as "expiryDate", case when tracker.level in ('data', 'pdf', 'full') then audit.changed_on end as "lastChange", case when tracker.level in ('data', 'pdf', 'full') then audit.issue_date end as "issueDate", case when tracker.level in ('data', 'pdf', 'full') then audit.start_date end as "startDate", case when tracker.level in ('data', 'pdf', 'full') then audit.validation_date end as "validationDate", case when tracker.level in ('data', 'pdf', 'full') then audit.record_status end as "auditStatus", case when tracker.level in ('data', 'pdf', 'full') then audit.certification_body end as "certificationBody", case when tracker.level in ('data', 'pdf', 'full') then 'GFA'::text end as "programOwner", case when tracker.level in ('full') then audit.owner end as "auditOwner", case tracker.level when 'full' then coalesce(audit.sharing_option, 'CertificateOnly') when 'pdf' then 'CertificatePDF' when 'data' then 'CertificateOnly' else 'BasicOnly' end as "sharingPermissionName", (tracker.level in ('pdf', 'full') and ((audit.record_status = 'Current' and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim') and audit.expiry_date >= '2026-11-21'::date) and exists (select
  from certificate
  where certificate.audit_id = audit.id))) as "hasCertificate", tracker.level as "level", null as "alert", (select count(*)::int as total
  from (select
  from audit_listing as audit
  where ((audit.record_status in ('Current') and audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int)))
  union all select
  from audit_listing as audit
  where (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int)))
  union all select
  from audit_listing as audit
  where (((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int)))
  union all select
  from audit_listing as audit
  where ((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) limit 10001) as counted) as "rowsCounted"
  from (select id, place
  from ((select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((audit.record_status in ('Current') and audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where (((audit.record_status in ('Current') and audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where ((((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where ((((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and (((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)
  union all (select audit.id as id, left(audit.site_name, 200) as place
  from audit_listing as audit
  where (((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and (audit.id = any('{501,502}'::bigint[])) is not true)
  order by left(audit.site_name, 200) asc, audit.id asc limit 10)
  union all (select audit.id as id, left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) as place
  from audit_listing as audit
  where (((((((audit.site_id = any(array(select id
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
  where kept.withheld)) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked) and ((((audit.owner_company_id = '101'::bigint and audit.record_status in ('Current')) and not audit.tracked)) is not true and ((((audit.id = any(array(select share.entity_id
  from share
  where share.entity_type = 'audit' and (share.target_type = 'Company' and share.target_id = '101'::bigint))) and audit.record_status in ('Current', 'Closed')) and audit.record_status in ('Current')) and not audit.tracked)) is not true)) and (((audit.id = any('{501,502}'::bigint[])) is not true and audit.country_id = '4'::int) or (audit.id = any('{501,502}'::bigint[]) and (select record."country_id"
  from audit as record
  where record.id = audit.id) = '4'::int))) and audit.id = any('{501,502}'::bigint[]))
  order by left((select record."site_name"
  from audit as record
  where record.id = audit.id), 200) asc, audit.id + 0 asc limit 10)) as related
  order by "place" asc, "id" asc limit 10 offset 0) as page, audit_listing as audit
  cross join lateral (select case when (audit.record_status in ('Current') and exists (select
  from (select 'CertificationBody' as type, audit.certification_body_id as id
  where audit.certification_body_id is not null union select 'Company' as type, audit.owner_company_id as id
  where audit.owner_company_id is not null union select 'Site' as type, audit.site_id as id
  where audit.site_id is not null union select reached.type, reached.id
  from (select reached.type, reached.id
  from certification_body as body
  cross join lateral (select 'AccreditationBody' as type, body.accreditation_body_id as id
  where body.accreditation_body_id is not null) as reached
  where body.id = audit.certification_body_id) as reached
  where not (audit.record_status = 'Holding') union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'audit' and share.entity_id = audit.id union select reached.type, reached.id
  from (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'site' and share.entity_id = audit.site_id union select reached.type, reached.id
  from site as house
  cross join lateral (select share.target_type as type, share.target_id as id
  from share
  where share.entity_type = 'company' and share.entity_id = house.company_id) as reached
  where house.id = audit.site_id) as reached
  where not audit.id in (select kept.id
  from audit_listing as kept
  where kept.withheld)) as reached
  where audit.record_status in ('Current', 'Closed')) as reached
  where (reached.type = 'Company' and reached.id = '101'::bigint))) then 'full' when false then 'pdf' when (audit.record_status in ('Current') and audit.tracked) then case coalesce(audit.sharing_option, 'CertificateOnly') when 'CertificatePDF' then 'pdf' when 'CertificateOnly' then 'data' else 'basic' end end as level offset 0) as tracker
  where audit.id = page.id
  order by "page"."place" asc, "page"."id" asc;
