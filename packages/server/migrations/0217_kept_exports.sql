-- Exports of reports that a job makes and that are kept for a day, for the person who asked for them.

create table kept_export (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  reader text not null,
  report_url text not null,
  query jsonb not null,
  title text not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'In progress', 'Ready', 'Failed')),
  asked_at timestamptz not null default app_now(),
  attempt int not null default 0,
  touched_at timestamptz,
  size bigint not null default 0,
  ended_at timestamptz,
  file_name text,
  media_type text,
  reason text,
  check ((ended_at is null) = (state in ('Waiting', 'In progress')))
);
comment on table kept_export is 'What a person wants to export without waiting for it, until a day after it has ended.';
comment on column kept_export.reader is 'The role and the organisations of the person when they asked: whoever has others since is not given the file.';
comment on column kept_export.attempt is 'Counts the jobs that began it. One that was taken for dead stops when it finds another number.';
comment on column kept_export.touched_at is 'When its job last went on. One that has not for a while is dead.';
comment on column kept_export.size is 'The bytes that have been made.';
comment on column kept_export.reason is 'Why it failed, if that was refused.';
create index kept_export_of_user on kept_export (user_id);

create table kept_export_part (
  id bigint generated always as identity primary key,
  kept_export_id bigint references kept_export on delete set null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null
);
comment on table kept_export_part is 'The parts of the files, in the order of their ids, each a file of the store: memory holds one of them.';
comment on column kept_export_part.kept_export_id is 'Null: the part is to be cleared.';
create index kept_export_part_of on kept_export_part (kept_export_id);
create index kept_export_part_file on kept_export_part (sha256);

create or replace view file_in_use as
  select file_sha256 as sha256 from audit_document
  union all select preview_sha256 from audit_document where preview_sha256 is not null
  union all select file_sha256 from audit_report
  union all select sha256 from kept_export_part;

alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
  'sharing granted', 'sharing cancelled', 'new report', 'replaced report', 'record validated', 'suspended', 'withdrawn',
  'certificate expiring', 'expired', 'no longer current', 'account activated', 'report access requested',
  'profile validated', 'profile rejected', 'qualification rejected', 'export ended')),
  drop constraint alert_entity_type_check, add constraint alert_entity_type_check
    check (entity_type in ('audit', 'site', 'company', 'user', 'auditor', 'export'));
