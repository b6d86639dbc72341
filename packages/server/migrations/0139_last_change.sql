-- The day on which what the Certificate Tracker shows of a certification last changed.
alter table audit add column changed_on date;
comment on column audit.changed_on is
  'When its statuses, dates, grade, scope or certification body last changed; null as long as none has since it was stored.';

create function date_change() returns trigger language plpgsql as $$
begin
  if new.changed_on is not distinct from old.changed_on then
    new.changed_on := (app_now() at time zone 'UTC')::date;
  end if;
  return new;
end
$$;
create trigger date_change before update on audit for each row
  when ((old.record_status, old.certification_status, old.certification_body_id, old.grade, old.scope, old.exclusion,
      old.audit_programme, old.start_date, old.end_date, old.validation_date, old.issue_date, old.expiry_date)
    is distinct from (new.record_status, new.certification_status, new.certification_body_id, new.grade, new.scope,
      new.exclusion, new.audit_programme, new.start_date, new.end_date, new.validation_date, new.issue_date, new.expiry_date))
  execute function date_change();

-- The change log has the changes themselves, and needs no entry that says when they were made.
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
    and key not in ('version', 'changed_on', 'id', tg_argv[1], coalesce(tg_argv[2], ''))
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

alter table audit_listing add column changed_on date;
comment on column audit_listing.changed_on is
  'When the certification last changed, or its certificate was issued again; until then when it was validated or uploaded.';
create index audit_listing_current_changed on audit_listing (changed_on, id) include (tracked, sharing_option)
  where record_status = 'Current';
