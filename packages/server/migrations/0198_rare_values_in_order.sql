-- Sites of a country by city: in the order of all cities, those of a country may all come late.
create index site_listing_country_cities on site_listing (country_id, city, id) include (status);
-- Few sites are suspended: found by their status, or passed over within the order asked for.
create index site_listing_status on site_listing (status, id);
drop index site_listing_name, site_listing_company_name;
create index site_listing_name on site_listing (left(name, 200), id) include (status);
create index site_listing_company_name on site_listing (left(company_name, 200), id) include (status, country_id);

-- Published certificates of a rare grade are found by it; others are passed over without visiting the table.
create index audit_listing_published_grade on audit_listing (coalesce(grade, 'No Grade'), left(site_name, 200), id) include (expiry_date, country_id)
  where published;
drop index audit_listing_published_name;
create index audit_listing_published_name on audit_listing (left(site_name, 200), id)
  include (expiry_date, country_id, standard_id, grade) where published;
