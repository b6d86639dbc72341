-- What is counted of the sites that a company sees is read within the index of the site, without a visit to each audit.

drop index audit_listing_site;
create index audit_listing_site on audit_listing (site_id, start_date desc)
  include (id, record_status, owner_company_id, certification_body_id, uploaded_on, country_id, standard_id,
    certification_status, expiry_date, grade);

drop index audit_finding_site;
create index audit_finding_site on audit_finding (site_id, start_date, id)
  include (audit_id, record_status, standard_id, severity, clause, owner_company_id);
