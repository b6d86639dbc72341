-- The record of changes: one row per changed row and statement, written by trigger in the change's own transaction.

create function app_now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, clock_timestamp());
comment on function app_now() is 'The moment the kernel gave this transaction; the wall clock outside one.';

create table change_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  transaction xid8 not null default pg_current_xact_id(),
  entity text not null,
  entity_id bigint not null,
  part text not null,
  event text not null,
  actor_id bigint,
  request_id text,
  changes jsonb not null
);
comment on column change_log.changes is 'field name to [old value, new value]';
create index change_log_of_record on change_log (entity, entity_id, id desc);
create index change_log_actor on change_log (actor_id);

create function log_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  'Row trigger: log_change(entity, column that holds the entity''s id[, column that tells its parts apart, as in contact types]).';
