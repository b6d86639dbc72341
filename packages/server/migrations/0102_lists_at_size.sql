-- Lists sort by the certification status of today: rows as stored, and those that expired since the daily job.
create index audit_listing_status on audit_listing (certification_status, id);
create index audit_listing_last_day on audit_listing ((
  case when certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended')
    then expiry_date end));
-- How few rows are past their last day is known from the index; no later change of rows would bring this about.
analyze audit_listing;
