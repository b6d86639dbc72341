-- The newest audits of the certification bodies that a reader accredits: held ones are passed over without visiting the table.
drop index audit_listing_start;
create index audit_listing_start on audit_listing (start_date desc, id desc)
  include (record_status, site_id, owner_company_id, certification_body_id);
