-- Which certification bodies audited the sites that somebody was given is read without visiting their audits.
drop index audit_listing_site;
create index audit_listing_site on audit_listing (site_id, start_date desc)
  include (id, record_status, owner_company_id, certification_body_id);

-- In the order of start dates and of statuses, audits of other days are passed over without visiting the table.
drop index audit_listing_start;
create index audit_listing_start on audit_listing (start_date desc, id desc)
  include (record_status, site_id, owner_company_id, certification_body_id, expiry_date, issue_date, validation_date, uploaded_on);
drop index audit_listing_record_status;
create index audit_listing_record_status on audit_listing (record_status, start_date desc, id desc)
  include (expiry_date, issue_date, validation_date, uploaded_on);

-- The names of certification bodies among the audits of one of them.
create index audit_listing_body_names on audit_listing (certification_body_id, left(certification_body, 200), id)
  include (record_status);
