-- How many rows of the Certificate Tracker meet a filter, counted from the index alone.
create index audit_listing_current_city on audit_listing (city, id) include (tracked)
  where record_status = 'Current';
create index audit_listing_current_country on audit_listing (country_id, id) include (tracked)
  where record_status = 'Current';
create index audit_listing_current_standard on audit_listing (standard_id, id) include (tracked)
  where record_status = 'Current';
create index audit_listing_current_status on audit_listing (certification_status, id) include (tracked, expiry_date)
  where record_status = 'Current';

-- Few rows have an option, and they show another level than most: by option for those who are shown less, by site for
-- those who are shown all of some sites. An index of all tracked rows would be read whole to find them.
drop index audit_listing_option;
create index audit_listing_option on audit_listing (sharing_option, id)
  where record_status = 'Current' and tracked and sharing_option is not null;
create index audit_listing_option_of_site on audit_listing (site_id)
  where record_status = 'Current' and tracked and sharing_option is not null;
