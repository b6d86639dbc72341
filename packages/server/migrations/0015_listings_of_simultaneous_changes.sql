-- A row of a listing is made anew from what its statement sees, and written over whatever stands there. So whoever makes it
-- holds the record it belongs to first, in a statement of its own, and reads what the one before has committed: the row of
-- a company by the company; those of a site and of its audits by the site. Companies are held before sites.

create function hold_companies(ids bigint[]) returns void language plpgsql as $$
begin
  perform from company where id = any(ids) order by id for no key update;
end
$$;

create function hold_sites(ids bigint[]) returns void language plpgsql as $$
begin
  perform from site where id = any(ids) order by id for no key update;
end
$$;

create or replace function list_companies() returns trigger language plpgsql as $$
declare
  renamed bigint[];
begin
  perform refresh_company_listing(array(select id from changed));
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  if tg_op = 'UPDATE' then
    renamed := array(select id from changed join before using (id) where before.name <> changed.name);
    -- For update, unlike the update itself, waits for audits under way that name the company as their owner.
    perform from company where id = any(renamed) order by id for update;
    perform hold_sites(array(
      select id from site where company_id = any(renamed)
      union select site_id from audit where owner_company_id = any(renamed)));
    perform refresh_site_listing(array(select id from site where company_id = any(renamed)));
    perform refresh_audit_listing(array(select id from audit where owner_company_id = any(renamed)));
  end if;
  return null;
end
$$;
drop trigger list_companies_changed on company;
create trigger list_companies_changed after update on company
  referencing old table as before new table as changed for each statement execute function list_companies();

create or replace function list_sites() returns trigger language plpgsql as $$
declare
  housing bigint[];
begin
  if tg_op = 'INSERT' then
    housing := array(select distinct company_id from changed);
  else
    housing := array(
      select unnest(array[before.company_id, changed.company_id])
      from changed join before using (id) where before.company_id <> changed.company_id);
  end if;
  perform hold_companies(housing);
  perform refresh_site_listing(array(select id from changed));
  perform refresh_company_listing(housing);
  perform learn_words(array(select concat_ws(' ', name, trading_as_name, city) from changed));
  if tg_op = 'UPDATE' then
    perform refresh_audit_listing(array(select audit.id from audit join changed on changed.id = audit.site_id));
  end if;
  return null;
end
$$;

create or replace function list_former_names() returns trigger language plpgsql as $$
begin
  perform hold_sites(array(select site_id from changed));
  perform refresh_site_listing(array(select site_id from changed));
  perform refresh_audit_listing(array(select audit.id from audit join changed on changed.site_id = audit.site_id));
  perform learn_words(array(select name from changed));
  return null;
end
$$;

create or replace function list_audits() returns trigger language plpgsql as $$
begin
  perform hold_sites(array(select distinct site_id from changed));
  perform refresh_audit_listing(array(select id from changed));
  perform refresh_site_listing(array(select distinct site_id from changed));
  return null;
end
$$;

create or replace function list_audit_parts() returns trigger language plpgsql as $$
begin
  perform hold_sites(array(select distinct site_id from audit join changed on changed.audit_id = audit.id));
  perform refresh_audit_listing(array(select distinct audit_id from changed));
  return null;
end
$$;

create or replace function list_certification_bodies() returns trigger language plpgsql as $$
declare
  renamed bigint[] := array(
    select id from changed join before using (id)
    where (before.name, before.rating) is distinct from (changed.name, changed.rating));
begin
  -- For update, unlike the update itself, waits for audits under way that name the certification body.
  perform from certification_body where id = any(renamed) order by id for update;
  perform hold_sites(array(select distinct site_id from audit where certification_body_id = any(renamed)));
  perform refresh_audit_listing(array(select id from audit where certification_body_id = any(renamed)));
  return null;
end
$$;

create or replace function list_shares() returns trigger language plpgsql as $$
declare
  sharing bigint[] := array(
    select entity_id from changed where entity_type = 'company'
    union select site.company_id from changed join site on entity_type = 'site' and site.id = entity_id
    union select audit.owner_company_id from changed join audit on entity_type = 'audit' and audit.id = entity_id);
begin
  perform hold_companies(sharing);
  perform refresh_company_listing(sharing);
  return null;
end
$$;

-- What was counted or read too early before.
select refresh_company_listing(array(
  select company.id from company join company_listing as listing on listing.id = company.id
  where listing.site_count <> (select count(*) from site where site.company_id = company.id)));
select refresh_site_listing(array(
  select site.id from site join site_listing as listing on listing.id = site.id join company on company.id = site.company_id
  where (listing.name, listing.company_name, listing.status) is distinct from (site.name, company.name, site.status)));
select refresh_audit_listing(array(
  select audit.id from audit join audit_listing as listing on listing.id = audit.id join site on site.id = audit.site_id
  where (listing.site_name, listing.record_status, listing.certification_status)
      is distinct from (site.name, audit.record_status, audit.certification_status)
    or listing.published and site.status <> 'Active'));
