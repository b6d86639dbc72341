-- How many next audits are overdue, and how many of their certificates end soon, is counted without visiting the table.
drop index audit_listing_planned;
create index audit_listing_planned on audit_listing (planned_for)
  include (record_status, certification_status, expiry_date) where planned_for is not null;
