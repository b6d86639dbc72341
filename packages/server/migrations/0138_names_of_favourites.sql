-- The name that a site had when its record was starred: a company that no longer sees the record learns no later one.
alter table favourite add column site_name text;
update favourite set site_name = audit.site_name from audit where audit.id = favourite.audit_id;
alter table favourite alter column site_name set not null;
comment on column favourite.site_name is 'As it was when the record was starred.';

-- In the company's record of changes, `1000001 4 Harbour Mills`; earlier entries have site and standard alone.
create or replace function log_favourite() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept favourite := case when tg_op = 'DELETE' then old else new end;
  named text := concat_ws(' ', kept.site_id, kept.standard_id, kept.site_name);
begin
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'company', kept.company_id, 'favourite',
    coalesce(nullif(current_setting('app.event', true), ''), 'favourite ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object('favourite', case when tg_op = 'DELETE'
      then jsonb_build_array(named, null) else jsonb_build_array(null, named) end)
  );
  return null;
end
$$;
