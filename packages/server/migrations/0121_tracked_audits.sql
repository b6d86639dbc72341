-- What the Certificate Tracker needs on the row of an audit: who finds it, and what it shows them.
alter table audit_listing add column tracked boolean not null default false, add column sharing_option text;
comment on column audit_listing.tracked is 'Everybody finds it in the Certificate Tracker: Current, once certified, visible, at a site that is not archived.';
comment on column audit_listing.sharing_option is 'Its own sharing option, else that of its site; null for the deployment''s default.';

-- What the readers of a record find beyond that: the Pending and Not Certificated ones, the invisible, those of archived sites.
create index audit_listing_untracked on audit_listing (site_id) where record_status = 'Current' and not tracked;
-- The rows of each option, to find those that show or hide more than the default.
create index audit_listing_option on audit_listing (sharing_option, id) where record_status = 'Current' and tracked;
-- In the order of an index of all rows, the records of other years would come before the Current ones.
create index audit_listing_current_grade on audit_listing (grade, id) include (tracked, sharing_option)
  where record_status = 'Current';
create index audit_listing_current_body on audit_listing (certification_body_id, id) include (tracked, sharing_option)
  where record_status = 'Current';
create index audit_listing_current_expiry on audit_listing (expiry_date, id) include (tracked, sharing_option)
  where record_status = 'Current';
create index audit_listing_current_start on audit_listing (start_date, id) include (tracked, sharing_option)
  where record_status = 'Current';
create index audit_listing_current_issue on audit_listing (issue_date, id) include (tracked, sharing_option)
  where record_status = 'Current';
create index audit_listing_current_validation on audit_listing (validation_date, id) include (tracked, sharing_option)
  where record_status = 'Current';
