-- What needs attention is counted by where records stand with their certification body; this index answers that alone.
alter table audit_listing add column renewal_declined boolean not null default false;
comment on column audit_listing.renewal_declined is 'Its re-audit status says that no renewal is planned.';

create index audit_listing_standing
  on audit_listing (certification_body_id, record_status, certification_status, expiry_date)
  include (id, site_id, standard_id, uploaded_by_organisation, renewal_declined);
