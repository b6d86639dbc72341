-- A replaced report is found again: the record of changes names each file with its SHA-256, under which the file store keeps it.

create or replace function log_report() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  uploaded jsonb := jsonb_build_object('name', new.file_name, 'sha256', new.file_sha256);
  diff jsonb;
begin
  if tg_op = 'INSERT' then
    diff := jsonb_build_object('report', jsonb_build_array(null, uploaded));
  elsif new.file_sha256 <> old.file_sha256 then
    diff := jsonb_build_object('report',
      jsonb_build_array(jsonb_build_object('name', old.file_name, 'sha256', old.file_sha256), uploaded));
  else
    select jsonb_object_agg(key, jsonb_build_array(old.answers -> key, new.answers -> key)) into diff
    from jsonb_object_keys(old.answers || new.answers) as key
    where old.answers -> key is distinct from new.answers -> key;
  end if;
  if diff is not null then
    insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
    values (
      'audit', new.audit_id, 'audit_report',
      coalesce(nullif(current_setting('app.event', true), ''), 'report ' || lower(tg_op)),
      nullif(current_setting('app.actor', true), '')::bigint,
      nullif(current_setting('app.request', true), ''),
      diff
    );
  end if;
  return null;
end
$$;
