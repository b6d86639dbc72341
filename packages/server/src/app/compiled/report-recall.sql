-- the first page, for the standards body
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", incident.product_comments as "productComments", incident.product_key_words as "productKeyWords", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where not (recall.is_archived) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", incident.product_comments as "productComments", incident.product_key_words as "productKeyWords", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, incident.recall_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false
  order by incident.recall_date desc, recall.id desc limit 10 offset 10) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- every filter, with few rows
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", incident.product_comments as "productComments", incident.product_key_words as "productKeyWords", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select 12::int) as "rowsCounted"
  from (select id, place
  from (select recall.id as id, incident.recall_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false offset 0) as related
  order by "place" desc, "id" desc limit 10 offset 10) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the export
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", incident.product_comments as "productComments", incident.product_key_words as "productKeyWords", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email"
  from recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where not (recall.is_archived)
  order by recall.initial_notification_date desc, recall.id desc;

-- the first page, for another user of the standards body
-- as the standards body's

-- the first page, for a certification body
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.certification_body_id = '301'::bigint and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.certification_body_id = '301'::bigint and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an accreditation body
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.certification_body_id = any(array(select body.id
  from certification_body as body
  where body.accreditation_body_id = '401'::bigint)) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.site_id = any(array(select site.id
  from site
  where site.company_id = '101'::bigint)) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a company that was given sites
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where ((recall.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[]))) or recall.site_id = '201'::bigint) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where ((recall.site_id = any(array(select site.id
  from site
  where site.company_id = any('{101,102}'::bigint[]))) or recall.site_id = '201'::bigint) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a site
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.site_id = any('{201,202}'::bigint[]) and not (recall.is_archived)) limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where (recall.site_id = any('{201,202}'::bigint[]) and not (recall.is_archived))
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for a visitor
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for an analyst
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;

-- the first page, for Commercial Horizon
select recall.id as id, recall.site_name as "site", recall.site_id as "siteCode", recall.country as "country", replace(audit.standard, '{product}', 'GFA') as "standard", incident.audit_id as "auditId", recall.certification_body as "certificationBody", recall.category as "recallCategory", recall.status as "recallStatus", recall.initial_notification_date as "initialNotificationDate", incident.recall_date as "recallDate", incident.reason as "reasonForNotification", incident.site_or_supplier_issue as "siteOrSupplierIssue", incident.outline_of_incident as "outlineOfIncident", incident.product_recalled as "productRecalled", incident.correction as "correction", incident.root_cause_analysis as "rootCauseAnalysis", incident.preventive_action_taken as "preventiveActionTaken", incident.certification_status as "recallCertificationStatus", incident.certification_status_updated as "certificationStatusLastUpdated", incident.final_submission_date as "finalSubmissionDate", incident.additional_information as "additionalInformation", person.first_name || ' ' || person.last_name as "completedBy", person.email as "email", (select count(*)::int as total
  from (select
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false limit 10001) as counted) as "rowsCounted"
  from (select recall.id as id, recall.initial_notification_date as place
  from recall_listing as recall join recall as incident on incident.id = recall.id
  where false
  order by recall.initial_notification_date desc, recall.id desc limit 10 offset 0) as page, recall_listing as recall join recall as incident on incident.id = recall.id join audit_listing as audit on audit.id = incident.audit_id join app_user as person on person.id = incident.completed_by
  where recall.id = page.id
  order by "page"."place" desc, "page"."id" desc;
