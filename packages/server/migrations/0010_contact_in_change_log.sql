-- A site has three contacts: the record of changes says which one a change is of, as in `site_contact.Technical`.

create or replace function log_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  kept jsonb := case when tg_op = 'DELETE' then before else after end;
  diff jsonb;
begin
  select jsonb_object_agg(key, jsonb_build_array(before -> key, after -> key)) into diff
  from jsonb_object_keys(before || after) as key
  where before -> key is distinct from after -> key
    and key not in ('version', 'id', tg_argv[1], coalesce(tg_argv[2], ''))
    and not (tg_op <> 'UPDATE' and jsonb_typeof(kept -> key) = 'null');
  if diff is null then
    return null;
  end if;
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    tg_argv[0],
    (kept ->> tg_argv[1])::bigint,
    concat_ws('.', tg_table_name, kept ->> tg_argv[2]),
    coalesce(nullif(current_setting('app.event', true), ''), tg_table_name || ' ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    diff
  );
  return null;
end
$$;
comment on function log_change() is
  'Row trigger: log_change(entity, column that holds the entity''s id, column that tells its parts apart).';

drop trigger change_log on site_contact;
create trigger change_log after insert or update or delete on site_contact
  for each row execute function log_change('site', 'site_id', 'type');
drop trigger change_log on company_contact;
create trigger change_log after insert or update or delete on company_contact
  for each row execute function log_change('company', 'company_id', 'type');
