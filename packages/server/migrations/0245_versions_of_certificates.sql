-- A new version of a certificate is a row of its own, and takes the place of the version before it.
create function log_certificate() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  former jsonb;
begin
  select to_jsonb(certificate) into former from certificate
    where audit_id = new.audit_id and version < new.version order by version desc limit 1;
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  select
    'audit', new.audit_id, 'certificate',
    coalesce(nullif(current_setting('app.event', true), ''), 'certificate insert'),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_object_agg(key, jsonb_build_array(former -> key, value))
  from jsonb_each(to_jsonb(new))
  where key not in ('id', 'audit_id', 'version') and value is distinct from former -> key;
  return null;
end
$$;
comment on function log_certificate() is
  'Row trigger: logs a version of a certificate as a change of the version before it.';

drop trigger change_log on certificate;
create trigger change_log after insert on certificate for each row execute function log_certificate();
