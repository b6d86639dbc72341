-- What the Certificate Tracker shows to organisations an audit is not shared with, as set for one site or one audit; and
-- alerts.

create table site_sharing_option (
  site_id bigint primary key references site on delete cascade,
  option text not null check (option in ('BasicOnly', 'CertificateOnly', 'CertificatePDF'))
);
comment on table site_sharing_option is 'For the site''s audits that have none of their own; without either the deployment''s default applies.';
create trigger change_log after insert or update or delete on site_sharing_option
  for each row execute function log_change('site', 'site_id');

create table audit_sharing_option (
  audit_id bigint primary key references audit on delete cascade,
  option text not null check (option in ('BasicOnly', 'CertificateOnly', 'CertificatePDF'))
);
create trigger change_log after insert or update or delete on audit_sharing_option
  for each row execute function log_change('audit', 'audit_id');

create table alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sharing granted', 'sharing cancelled')),
  entity_type text not null check (entity_type in ('audit', 'site', 'company')),
  entity_id bigint not null,
  organisation_type text not null
    check (organisation_type in ('CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody')),
  organisation_id bigint not null,
  facts jsonb not null,
  event text not null unique,
  at timestamptz not null default app_now()
);
comment on table alert is
  'What an organisation''s people are told of an event, in its own transaction. The event itself stands in the record of changes.';
comment on column alert.event is 'Names the event: the same one raises no second alert.';
comment on column alert.facts is 'What changed, from what to what and by whom: a list of names and values.';
