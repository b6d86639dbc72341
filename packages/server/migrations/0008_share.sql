-- A share gives an organisation sight of an audit, of a site with all its audits, or of a company with all its sites.

create table share (
  id bigint generated always as identity primary key,
  entity_type text not null check (entity_type in ('audit', 'site', 'company')),
  entity_id bigint not null,
  target_type text not null check (target_type in ('CertificationBody', 'Company', 'Site')),
  target_id bigint not null,
  since timestamptz not null default app_now(),
  shared_by bigint references app_user,
  unique (entity_type, entity_id, target_type, target_id)
);
create index share_target on share (target_type, target_id, entity_type);
create index share_shared_by on share (shared_by);

-- A share belongs to the record of changes of what was shared.
create function log_share() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept share := case when tg_op = 'DELETE' then old else new end;
  target text := kept.target_type || ' ' || kept.target_id;
begin
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    kept.entity_type, kept.entity_id, 'share',
    coalesce(nullif(current_setting('app.event', true), ''), 'share ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object('shared_with', case when tg_op = 'DELETE'
      then jsonb_build_array(target, null) else jsonb_build_array(null, target) end)
  );
  return null;
end
$$;
create trigger change_log after insert or delete on share for each row execute function log_share();
