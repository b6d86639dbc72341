-- In the order of start dates and of statuses, audits of another certification status or next audit are passed over
-- without visiting the table.
drop index audit_listing_start;
create index audit_listing_start on audit_listing (start_date desc, id desc)
  include (record_status, site_id, owner_company_id, certification_body_id, expiry_date, issue_date, validation_date, uploaded_on,
    certification_status, planned_for, renewal_declined);
-- Sorting by status needs the ids of each status in order: without them, all audits of a status were read and sorted.
create index audit_listing_record_status_id on audit_listing (record_status, id)
  include (expiry_date, issue_date, validation_date, uploaded_on, certification_status, planned_for, renewal_declined);
-- Few audits have their renewal declined.
create index audit_listing_declined on audit_listing (id) include (record_status) where renewal_declined;
