-- What is not said of a company: the limit that new companies have unless the deployment sets another.
alter table company alter column favourite_limit set default 50;

-- The next audit of a site against a standard: at most one is to come.
create table audit_schedule (
  id bigint generated always as identity primary key,
  site_id bigint not null references site,
  standard_id int not null references standard,
  certification_body_id bigint not null references certification_body,
  audit_id bigint references audit,
  scheduled_for date not null,
  type text not null check (type in ('Announced', 'Unannounced', 'Blended announced')),
  status text not null check (status in ('Confirmed', 'Interim')),
  status_at timestamptz not null default app_now(),
  version int not null default 1,
  unique (site_id, standard_id)
);
comment on column audit_schedule.audit_id is 'The audit after which it comes, where it was scheduled from one.';
comment on column audit_schedule.status_at is 'When it became confirmed or interim.';
create index audit_schedule_standard on audit_schedule (standard_id);
create index audit_schedule_certification_body on audit_schedule (certification_body_id);
create index audit_schedule_audit on audit_schedule (audit_id);
-- A record of its own in the record of changes: whoever reads the site's may be the one an audit comes to unannounced.
create trigger change_log after insert or update or delete on audit_schedule
  for each row execute function log_change('auditSchedule', 'id');

create table audit_schedule_module (
  audit_schedule_id bigint not null references audit_schedule on delete cascade,
  module_id int not null references module,
  primary key (audit_schedule_id, module_id)
);
create index audit_schedule_module_of on audit_schedule_module (module_id);
create trigger change_log after insert or update or delete on audit_schedule_module
  for each row execute function log_change('auditSchedule', 'audit_schedule_id');
