-- A name may be longer than an index has room for; see the migration on bounded names.
drop index audit_listing_certification_body_name, audit_listing_owner_name, site_listing_company_name;
create index audit_listing_certification_body_name on audit_listing (left(certification_body, 200), id)
  include (record_status, certification_body_id);
create index audit_listing_owner_name on audit_listing (left(owner, 200), id) include (record_status);
create index site_listing_company_name on site_listing (left(company_name, 200), id) include (status);
