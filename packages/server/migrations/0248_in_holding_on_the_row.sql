-- Whether a report of the next audit waits in Holding is on the row, with those who see it, and wherever the next audit is passed over
-- or counted without visiting the table.
alter table audit_listing
  add column held_by bigint[],
  add column held_for bigint[];
comment on column audit_listing.held_by is
  'The certification bodies of the records in Holding that start after this one; null if there are none or no next audit is to follow it.';
comment on column audit_listing.held_for is 'The owner companies of the same records.';

drop index audit_listing_standing, audit_listing_planned, audit_listing_declined, audit_listing_start, audit_listing_issue,
  audit_listing_expiry, audit_listing_validation, audit_listing_standard_name, audit_listing_status, audit_listing_record_status_id;
create index audit_listing_held on audit_listing (id) include (record_status) where held_by is not null;
create index audit_listing_standing
  on audit_listing (certification_body_id, record_status, certification_status, expiry_date)
  include (id, uploaded_by_organisation, uploaded_on, renewal_declined, planned_for, planned_by, planned_unannounced,
    planned_after, held_by);
create index audit_listing_planned on audit_listing (planned_for)
  include (record_status, certification_status, expiry_date, held_by) where planned_for is not null;
create index audit_listing_declined on audit_listing (id) include (record_status, held_by) where renewal_declined;
create index audit_listing_start on audit_listing (start_date desc, id desc)
  include (record_status, site_id, owner_company_id, certification_body_id, expiry_date, issue_date, validation_date, uploaded_on,
    certification_status, planned_for, renewal_declined, held_by);
create index audit_listing_issue on audit_listing (issue_date, id)
  include (record_status, certification_body_id, country_id, start_date, expiry_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined, held_by);
create index audit_listing_expiry on audit_listing (expiry_date, id)
  include (record_status, certification_body_id, country_id, start_date, issue_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined, held_by);
create index audit_listing_validation on audit_listing (validation_date, id)
  include (record_status, certification_body_id, country_id, start_date, issue_date, expiry_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined, held_by);
create index audit_listing_standard_name on audit_listing (standard, id)
  include (record_status, standard_id, country_id, certification_body_id, expiry_date, certification_status, grade, planned_for,
    renewal_declined, held_by);
create index audit_listing_status on audit_listing (certification_status, id)
  include (record_status, certification_body_id, standard_id, country_id, start_date, issue_date, validation_date, expiry_date,
    uploaded_on, grade, planned_for, renewal_declined, held_by);
create index audit_listing_record_status_id on audit_listing (record_status, id)
  include (certification_body_id, standard_id, country_id, start_date, expiry_date, issue_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined, held_by);
