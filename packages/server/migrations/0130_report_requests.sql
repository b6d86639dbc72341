-- Who has asked for the report of an audit that the Certificate Tracker shows them.

create table report_request (
  audit_id bigint not null references audit on delete cascade,
  organisation_type text not null check (organisation_type in ('Company', 'Site')),
  organisation_id bigint not null,
  requested_by bigint not null references app_user,
  requested_at timestamptz not null default app_now(),
  primary key (audit_id, organisation_type, organisation_id)
);
comment on table report_request is 'Requests for access to a report that no share has answered. An old one is no longer pending.';
comment on column report_request.organisation_id is 'The organisation that would see the report.';
create index report_request_of on report_request (organisation_type, organisation_id);
create index report_request_requested_by on report_request (requested_by);

-- A request belongs to the change log of its audit. Who may share the audit sees it there.
create function log_report_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept report_request := case when tg_op = 'DELETE' then old else new end;
  asker text := kept.organisation_type || ' ' || kept.organisation_id;
begin
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'audit', kept.audit_id, 'report_request',
    coalesce(nullif(current_setting('app.event', true), ''), 'report request ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object('report_requested_for', case when tg_op = 'DELETE'
      then jsonb_build_array(asker, null) else jsonb_build_array(null, asker) end)
  );
  return null;
end
$$;
create trigger change_log after insert or update or delete on report_request
  for each row execute function log_report_request();

alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
  'sharing granted', 'sharing cancelled', 'new report', 'replaced report', 'record validated', 'suspended', 'withdrawn',
  'certificate expiring', 'expired', 'account activated', 'report access requested'));
