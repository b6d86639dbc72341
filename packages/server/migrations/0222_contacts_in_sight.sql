-- Contacts of the companies and sites that a certification body or an accreditation body audits are found in order.

-- The contacts that reports show, without those that say nothing.
create index company_contact_answered on company_contact (company_id)
  where coalesce(name, email, phone_number) is not null;
create index site_contact_answered on site_contact (site_id)
  where coalesce(name, email, phone_number) is not null;

-- Companies by who audits them, in their own order, so that each is met once.
create index audit_listing_body_company on audit_listing (certification_body_id, site_company_id) include (record_status);
drop index audit_listing_site_company;
create index audit_listing_site_company on audit_listing (site_company_id, certification_body_id) include (record_status);
