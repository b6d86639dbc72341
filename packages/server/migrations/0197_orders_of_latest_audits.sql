-- Sites in the order of their latest audit: those of another country, standard or status are passed over within the index.
create index site_listing_start on site_listing (start_date, id)
  include (status, country_id, standard_id, record_status, certification_status, expiry_date);
create index site_listing_expiry on site_listing (expiry_date, id)
  include (status, country_id, standard_id, record_status, certification_status, start_date);
create index site_listing_record_status on site_listing (record_status, id)
  include (status, country_id, standard_id, certification_status, expiry_date);
create index site_listing_certification_status on site_listing (certification_status, id)
  include (status, country_id, standard_id, record_status, expiry_date);
create index site_listing_standard_name on site_listing (standard, id)
  include (status, country_id, standard_id, record_status);
-- What expired since the daily job, and standards with the product's name in them, are sorted apart.
create index site_listing_last_day on site_listing ((case
  when certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended') then expiry_date end));
create index site_listing_named_product on site_listing (id) include (status) where standard like '%{product}%';
create index site_listing_standard on site_listing (standard_id, id) include (status);
