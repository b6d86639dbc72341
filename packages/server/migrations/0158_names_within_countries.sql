-- Names within one country are read in their order: in that of the whole register, those of a country may all come late.
create index audit_listing_country_names on audit_listing (country_id, left(site_name, 200), id)
  include (record_status, certification_body_id);
create index audit_listing_country_owners on audit_listing (country_id, left(owner, 200), id)
  include (record_status, certification_body_id);

-- In the order of either status, audits of another day, grade or certification body are passed over within the index.
drop index audit_listing_status, audit_listing_record_status_id;
create index audit_listing_status on audit_listing (certification_status, id)
  include (record_status, certification_body_id, standard_id, country_id, start_date, issue_date, validation_date, expiry_date,
    uploaded_on, grade, planned_for, renewal_declined);
create index audit_listing_record_status_id on audit_listing (record_status, id)
  include (certification_body_id, standard_id, country_id, start_date, expiry_date, issue_date, validation_date, uploaded_on,
    certification_status, grade, planned_for, renewal_declined);

-- How many audits of shared sites were added lately is counted without visiting them.
drop index audit_listing_site;
create index audit_listing_site on audit_listing (site_id, start_date desc)
  include (id, record_status, owner_company_id, certification_body_id, uploaded_on);
