-- What companies follow in the Certificate Tracker: a site and a standard, so that a favourite outlives the record that
-- was starred.

create table favourite (
  company_id bigint not null references company,
  site_id bigint not null references site,
  standard_id int not null references standard,
  audit_id bigint not null references audit,
  primary key (company_id, site_id, standard_id)
);
comment on column favourite.audit_id is
  'The record that was starred: the company has seen it, so it names the favourite even when no record is in sight.';
create index favourite_site on favourite (site_id, standard_id);
create index favourite_standard on favourite (standard_id);
create index favourite_audit on favourite (audit_id);

-- In the company's record of changes a favourite is one field, such as `1000001 4`: site and standard.
create function log_favourite() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept favourite := case when tg_op = 'DELETE' then old else new end;
  slot text := kept.site_id || ' ' || kept.standard_id;
begin
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'company', kept.company_id, 'favourite',
    coalesce(nullif(current_setting('app.event', true), ''), 'favourite ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object('favourite', case when tg_op = 'DELETE'
      then jsonb_build_array(slot, null) else jsonb_build_array(null, slot) end)
  );
  return null;
end
$$;
create trigger change_log after insert or delete on favourite for each row execute function log_favourite();
