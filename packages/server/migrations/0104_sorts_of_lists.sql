-- Sorts by a name read every row of a list that grows with the register. Dates have no index of their own: they follow one
-- another, and in their order the database would search nearly all rows for those of another period.
create index audit_listing_country_name on audit_listing (country, id) include (record_status, country_id);
create index audit_listing_city on audit_listing (city, id) include (record_status);
create index audit_listing_certification_body_name on audit_listing (certification_body, id)
  include (record_status, certification_body_id);
create index audit_listing_owner_name on audit_listing (owner, id) include (record_status);
create index audit_listing_grade on audit_listing (grade, start_date desc, id desc) include (record_status);
-- A country without audits is known to have none only if all that have some are counted.
alter table audit_listing alter country_id set statistics 500;

create index site_listing_country_name on site_listing (country, id) include (status, country_id);
create index site_listing_city on site_listing (city, id) include (status);
create index site_listing_company_name on site_listing (company_name, id) include (status);
alter table site_listing alter country_id set statistics 500;

create index company_listing_country_name on company_listing (country, id) include (status, country_id);
create index company_listing_city on company_listing (city, id) include (status);
