-- Lists count what needs attention by rows alone: the next audit, the day of upload, and where records stand are on the row.
alter table audit_listing
  add column uploaded_on date not null default '-infinity',
  add column planned_for date,
  add column planned_by bigint,
  add column planned_unannounced boolean,
  add column planned_after boolean;
alter table audit_listing alter column uploaded_on drop default;
comment on column audit_listing.uploaded_on is 'In UTC.';
comment on column audit_listing.planned_for is
  'The day of the next audit, while it is to come and follows this one; the next three columns belong to it.';
comment on column audit_listing.planned_by is 'The certification body of the next audit.';
comment on column audit_listing.planned_unannounced is 'Its day is known only to those who send the auditor.';
comment on column audit_listing.planned_after is 'It was scheduled from this very audit.';

drop index audit_listing_standing;
create index audit_listing_standing
  on audit_listing (certification_body_id, record_status, certification_status, expiry_date)
  include (id, uploaded_by_organisation, uploaded_on, renewal_declined, planned_for, planned_by, planned_unannounced,
    planned_after);
create index audit_listing_planned on audit_listing (planned_for) include (record_status) where planned_for is not null;
create index audit_listing_uploaded on audit_listing (uploaded_on, certification_body_id) include (record_status);
