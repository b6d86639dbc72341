-- A request for a report is kept when a share answers it, because the share may be taken back at once.
alter table report_request add column answered_at timestamptz;
comment on table report_request is 'Requests for access to a report. An answered one and an old one are no longer pending.';
comment on column report_request.answered_at is 'When a share answered it; empty while none has, or if the share was soon taken back.';

create or replace function log_report_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
    jsonb_build_object('report_requested_for', case when tg_op = 'DELETE' or kept.answered_at is not null
      then jsonb_build_array(asker, null) else jsonb_build_array(null, asker) end)
  );
  return null;
end
$$;
