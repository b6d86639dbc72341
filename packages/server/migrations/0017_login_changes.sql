-- That a password was set, and that somebody signed out everywhere, stays in the person's record of changes.

create function log_login() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- An unchanged password that is only hashed anew is no change of the person's.
  if tg_op = 'UPDATE' and new.generation = old.generation then
    return null;
  end if;
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'user',
    coalesce(new.user_id, old.user_id),
    tg_table_name,
    coalesce(nullif(current_setting('app.event', true), ''), tg_table_name || ' ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    '{}'
  );
  return null;
end
$$;
comment on function log_login() is 'Row trigger: that a login changed, when and by whom. Its values are secrets and are not kept.';
create trigger change_log after insert or update or delete on login
  for each row execute function log_login();
