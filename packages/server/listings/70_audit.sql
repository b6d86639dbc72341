-- Audits, each with the next one that is to follow it.
-- Rebuilds: audit

-- Whether the directory has no record yet of the scheduled audit: of its site and standard, from the day it was scheduled on.
create or replace function is_to_come(schedule audit_schedule) returns boolean stable language sql as $$
  select not exists (
    select from audit as held where held.site_id = schedule.site_id and held.standard_id = schedule.standard_id
      and held.record_status in ('Current', 'Closed') and held.start_date >= (schedule.status_at at time zone 'UTC')::date)
$$;

create function listing.refresh_audit(ids bigint[]) returns void language sql as $$
  insert into audit_listing
  select audit.id, site.id, site.name, named.name_key, named.words || numbers, named.all_words || numbers,
    country.id, country.name, site.city, site.county, site.company_id, body.id, body.name, body.rating,
    standard.id, standard.name, owner.id, owner.name,
    audit.record_status, audit.certification_status, audit.start_date, audit.validation_date, audit.issue_date,
    audit.expiry_date, audit.grade,
    array(select category_id from audit_category where audit_id = audit.id order by 1),
    array(select module_id from audit_module where audit_id = audit.id order by 1),
    audit.record_status = 'Current' and audit.certification_status = 'Certificated' and audit.is_visible
      and site.status = 'Active',
    audit.uploaded_by_organisation,
    owner.block_sharing and owner.id <> site.company_id,
    audit.is_renewal_planned is false, (audit.uploaded_at at time zone 'UTC')::date,
    planned.scheduled_for, planned.certification_body_id, planned.type = 'Unannounced', planned.audit_id = audit.id,
    audit.record_status = 'Current' and audit.is_visible and site.status <> 'Archived'
      and audit.certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended',
        'Withdrawn', 'Expired'),
    coalesce(own.option, housed.option),
    greatest(coalesce(audit.changed_on, audit.validation_date, (audit.uploaded_at at time zone 'UTC')::date), reissued_on,
      case when audit.changed_on is null and audit.certification_status = 'Expired' then audit.expiry_date + 1 end),
    auditor_number_in(audit.auditor_number), held.bodies, held.owners
  from audit
    join site on site.id = audit.site_id
    join site_listing as named on named.id = site.id
    join country on country.id = site.country_id
    join certification_body as body on body.id = audit.certification_body_id
    join standard on standard.id = audit.standard_id
    join company as owner on owner.id = audit.owner_company_id
    left join audit_schedule as planned on planned.site_id = audit.site_id and planned.standard_id = audit.standard_id
      and (audit.record_status = 'Current' or planned.audit_id = audit.id) and is_to_come(planned)
    left join audit_sharing_option as own on own.audit_id = audit.id
    left join site_sharing_option as housed on housed.site_id = audit.site_id,
    lateral (
      select array_to_tsvector(array(
        select distinct search_number(number, '!') from certificate where audit_id = audit.id)) as numbers,
        (select (max(issued_at) at time zone 'UTC')::date from certificate
          where audit_id = audit.id and version > 1) as reissued_on
    ) as certificates,
    lateral (
      select array_agg(distinct later.certification_body_id) as bodies, array_agg(distinct later.owner_company_id) as owners
      from audit as later
      where later.site_id = audit.site_id and later.standard_id = audit.standard_id and later.record_status = 'Holding'
        and later.start_date > audit.start_date and (audit.record_status = 'Current' or planned.id is not null)
    ) as held
  where audit.id = any(ids)
  on conflict (id) do update set site_id = excluded.site_id, site_name = excluded.site_name, name_key = excluded.name_key,
    words = excluded.words, all_words = excluded.all_words, country_id = excluded.country_id, country = excluded.country,
    city = excluded.city, county = excluded.county, site_company_id = excluded.site_company_id,
    certification_body_id = excluded.certification_body_id, certification_body = excluded.certification_body,
    rating = excluded.rating, standard_id = excluded.standard_id, standard = excluded.standard,
    owner_company_id = excluded.owner_company_id, owner = excluded.owner, record_status = excluded.record_status,
    certification_status = excluded.certification_status, start_date = excluded.start_date,
    validation_date = excluded.validation_date, issue_date = excluded.issue_date, expiry_date = excluded.expiry_date,
    grade = excluded.grade, category_ids = excluded.category_ids, module_ids = excluded.module_ids,
    published = excluded.published, uploaded_by_organisation = excluded.uploaded_by_organisation,
    withheld = excluded.withheld, renewal_declined = excluded.renewal_declined, uploaded_on = excluded.uploaded_on,
    planned_for = excluded.planned_for, planned_by = excluded.planned_by,
    planned_unannounced = excluded.planned_unannounced, planned_after = excluded.planned_after,
    tracked = excluded.tracked, sharing_option = excluded.sharing_option,
    changed_on = excluded.changed_on, auditor_number = excluded.auditor_number,
    held_by = excluded.held_by, held_for = excluded.held_for
  where audit_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_audit() returns void language sql as $$
  select listing.refresh_audit(array(select id from audit))
$$;

create function listing.list_audits() returns trigger language plpgsql as $$
begin
  perform hold('site', array(select distinct site_id from changed), 'no key update');
  -- A record may be what was to come after others of its site and standard, or wait in Holding after the Current one.
  perform listing.refresh_audit(array(select id from changed
    union select audit.id from audit join changed using (site_id, standard_id)
      join audit_schedule using (site_id, standard_id)
    union select audit.id from audit join changed using (site_id, standard_id) where audit.record_status = 'Current'));
  perform listing.refresh_site(array(select distinct site_id from changed));
  return null;
end
$$;
create trigger list_audits_added after insert on audit
  referencing new table as changed for each statement execute function listing.list_audits();
create trigger list_audits_changed after update on audit
  referencing new table as changed for each statement execute function listing.list_audits();

create function listing.list_audit_parts() returns trigger language plpgsql as $$
begin
  -- Each report deletes the parts it no longer has, usually none, and planning the refresh takes longer than the deletion.
  if not exists (select from changed) then
    return null;
  end if;
  perform hold('site', array(select distinct site_id from audit join changed on changed.audit_id = audit.id), 'no key update');
  perform listing.refresh_audit(array(select distinct audit_id from changed));
  return null;
end
$$;
create trigger list_audit_categories_added after insert on audit_category
  referencing new table as changed for each statement execute function listing.list_audit_parts();
create trigger list_audit_categories_removed after delete on audit_category
  referencing old table as changed for each statement execute function listing.list_audit_parts();
create trigger list_audit_modules_added after insert on audit_module
  referencing new table as changed for each statement execute function listing.list_audit_parts();
create trigger list_audit_modules_removed after delete on audit_module
  referencing old table as changed for each statement execute function listing.list_audit_parts();

create trigger list_certificates_added after insert on certificate
  referencing new table as changed for each statement execute function listing.list_audit_parts();

create trigger list_audit_options_added after insert on audit_sharing_option
  referencing new table as changed for each statement execute function listing.list_audit_parts();
create trigger list_audit_options_changed after update on audit_sharing_option
  referencing new table as changed for each statement execute function listing.list_audit_parts();
create trigger list_audit_options_removed after delete on audit_sharing_option
  referencing old table as changed for each statement execute function listing.list_audit_parts();

create function listing.list_site_options() returns trigger language plpgsql as $$
begin
  perform hold('site', array(select distinct site_id from changed), 'no key update');
  perform listing.refresh_audit(array(select audit.id from audit join changed using (site_id)));
  return null;
end
$$;
create trigger list_site_options_added after insert on site_sharing_option
  referencing new table as changed for each statement execute function listing.list_site_options();
create trigger list_site_options_changed after update on site_sharing_option
  referencing new table as changed for each statement execute function listing.list_site_options();
create trigger list_site_options_removed after delete on site_sharing_option
  referencing old table as changed for each statement execute function listing.list_site_options();

create function listing.list_schedules() returns trigger language plpgsql as $$
begin
  perform hold('site', array(select distinct site_id from changed), 'no key update');
  perform listing.refresh_audit(array(select audit.id from audit join changed using (site_id, standard_id)));
  return null;
end
$$;
create trigger list_schedules_added after insert on audit_schedule
  referencing new table as changed for each statement execute function listing.list_schedules();
create trigger list_schedules_changed after update on audit_schedule
  referencing new table as changed for each statement execute function listing.list_schedules();
create trigger list_schedules_removed after delete on audit_schedule
  referencing old table as changed for each statement execute function listing.list_schedules();

create function listing.list_certification_bodies() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(
    select id from changed join before using (id)
    where (before.name, before.rating) is distinct from (changed.name, changed.rating));
begin
  -- For update, unlike the update itself, waits for audits under way that name the certification body.
  perform hold('certification_body', renamed, 'update');
  perform hold('site', array(select distinct site_id from audit where certification_body_id = any(renamed)), 'no key update');
  perform listing.refresh_audit(array(select id from audit where certification_body_id = any(renamed)));
  return null;
end
$$;
create trigger list_certification_bodies_changed after update on certification_body
  referencing old table as before new table as changed for each statement execute function listing.list_certification_bodies();
