-- Audits are passed over within the index they are sorted by: it includes what most filters and certification bodies ask.
drop index audit_listing_country_name, audit_listing_city, audit_listing_owner_name, audit_listing_name, audit_listing_status;
create index audit_listing_country_name on audit_listing (country, id) include (record_status, country_id, certification_body_id);
create index audit_listing_city on audit_listing (city, id) include (record_status, country_id, certification_body_id);
create index audit_listing_owner_name on audit_listing (left(owner, 200), id) include (record_status, country_id, certification_body_id);
create index audit_listing_name on audit_listing (left(site_name, 200), id) include (record_status, country_id, certification_body_id);
create index audit_listing_status on audit_listing (certification_status, id)
  include (record_status, certification_body_id, standard_id, expiry_date, grade, planned_for, renewal_declined);

-- The dates follow one another: in the order of one, all rows of another period are passed over, but none is visited.
create index audit_listing_issue on audit_listing (issue_date, id)
  include (record_status, certification_body_id, country_id, start_date, expiry_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined);
create index audit_listing_expiry on audit_listing (expiry_date, id)
  include (record_status, certification_body_id, country_id, start_date, issue_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined);
create index audit_listing_validation on audit_listing (validation_date, id)
  include (record_status, certification_body_id, country_id, start_date, issue_date, expiry_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined);

-- Names with the product's name in them are sorted apart: it is a setting.
create index audit_listing_standard_name on audit_listing (standard, id)
  include (record_status, standard_id, country_id, certification_body_id, expiry_date, certification_status, grade, planned_for,
    renewal_declined);
create index audit_listing_named_product on audit_listing (id) include (record_status) where standard like '%{product}%';
