-- Read models: what a list filters, sorts and searches by stands on one row, kept by statement triggers in the
-- transaction of the change. Joins are what grows with the register.

create table company_listing (
  id bigint primary key references company on delete cascade,
  name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  country_id int not null,
  country text collate "und-x-icu" not null,
  city text collate "und-x-icu" not null,
  site_count int not null,
  audit_shared boolean not null,
  status text not null,
  favourite_limit int not null,
  tier text not null
);
create index company_listing_name on company_listing (name, id);
create index company_listing_name_key on company_listing (name_key, id);
create index company_listing_words on company_listing using gin (words);
create index company_listing_country on company_listing (country_id, name, id);

create table site_listing (
  id bigint primary key references site on delete cascade,
  name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  all_words tsvector not null,
  country_id int not null,
  country text collate "und-x-icu" not null,
  city text collate "und-x-icu" not null,
  company_id bigint not null,
  company_name text collate "und-x-icu" not null,
  status text not null,
  audit_id bigint,
  record_status text,
  certification_status text,
  start_date date,
  expiry_date date,
  standard_id int,
  standard text
);
create index site_listing_name on site_listing (name, id);
create index site_listing_name_key on site_listing (name_key, id);
create index site_listing_words on site_listing using gin (words);
create index site_listing_all_words on site_listing using gin (all_words);
create index site_listing_former_words on site_listing using gin (all_words) where all_words <> words;
create index site_listing_country on site_listing (country_id, name, id);
create index site_listing_company on site_listing (company_id, name, id);

create table audit_listing (
  id bigint primary key references audit on delete cascade,
  site_id bigint not null,
  site_name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  all_words tsvector not null,
  country_id int not null,
  country text collate "und-x-icu" not null,
  city text collate "und-x-icu" not null,
  county text,
  site_company_id bigint not null,
  certification_body_id bigint not null,
  certification_body text collate "und-x-icu" not null,
  rating int,
  standard_id int not null,
  standard text not null,
  owner_company_id bigint not null,
  owner text collate "und-x-icu" not null,
  record_status text not null,
  certification_status text not null,
  start_date date not null,
  validation_date date,
  issue_date date,
  expiry_date date,
  grade text,
  category_ids int[] not null,
  module_ids int[] not null,
  published boolean not null,
  uploaded_by_organisation text not null
);
comment on column audit_listing.published is
  'Current, Certificated, visible, at an active site; the expiry day and suppressed countries are compared when read.';
create index audit_listing_start on audit_listing (start_date desc, id desc) include (record_status);
create index audit_listing_name on audit_listing (site_name, id);
create index audit_listing_name_key on audit_listing (name_key, id);
create index audit_listing_words on audit_listing using gin (words);
create index audit_listing_all_words on audit_listing using gin (all_words);
create index audit_listing_former_words on audit_listing using gin (all_words) where all_words <> words;
create index audit_listing_site on audit_listing (site_id, start_date desc);
create index audit_listing_site_company on audit_listing (site_company_id);
create index audit_listing_owner on audit_listing (owner_company_id, start_date desc, id desc) include (record_status);
create index audit_listing_certification_body on audit_listing (certification_body_id, start_date desc, id desc)
  include (record_status);
create index audit_listing_country on audit_listing (country_id, start_date desc, id desc) include (record_status);
create index audit_listing_standard on audit_listing (standard_id, start_date desc, id desc) include (record_status);
create index audit_listing_record_status on audit_listing (record_status, start_date desc, id desc);
create index audit_listing_published_name on audit_listing (site_name, id) where published;
create index audit_listing_published_country on audit_listing (country_id, site_name, id) include (expiry_date)
  where published;
-- Totals are counted in this one without visiting the rows.
create index audit_listing_published_expiry on audit_listing (expiry_date)
  include (country_id, standard_id, grade, rating) where published;
-- Not "where published": as partial indexes these would be read whole, as the list of what is published.
create index audit_listing_published_words on audit_listing using gin ((case when published then words end));
create index audit_listing_published_all_words on audit_listing using gin ((case when published then all_words end));
create index audit_listing_categories on audit_listing using gin (category_ids);
create index audit_listing_modules on audit_listing using gin (module_ids);

create function refresh_company_listing(ids bigint[]) returns void language sql as $$
  insert into company_listing
  select company.id, company.name, search_text(company.name), array_to_tsvector(search_tokens(company.name || ' ' || company.city)),
    country.id, country.name, company.city,
    (select count(*) from site where site.company_id = company.id),
    exists (select from share where entity_type = 'company' and entity_id = company.id)
      or exists (select from share join site on entity_type = 'site' and entity_id = site.id where site.company_id = company.id)
      or exists (select from share join audit on entity_type = 'audit' and entity_id = audit.id
        where audit.owner_company_id = company.id),
    company.status, company.favourite_limit, company.tier
  from company join country on country.id = company.country_id
  where company.id = any(ids)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words,
    country_id = excluded.country_id, country = excluded.country, city = excluded.city, site_count = excluded.site_count,
    audit_shared = excluded.audit_shared, status = excluded.status, favourite_limit = excluded.favourite_limit,
    tier = excluded.tier
$$;

create function refresh_site_listing(ids bigint[]) returns void language sql as $$
  insert into site_listing
  select site.id, site.name, search_text(site.name),
    array_to_tsvector(search_tokens(concat_ws(' ', site.name, site.trading_as_name, site.city))),
    array_to_tsvector(search_tokens(concat_ws(' ', site.name, site.trading_as_name, site.city,
      (select string_agg(former.name, ' ') from site_former_name as former where former.site_id = site.id)))),
    country.id, country.name, site.city, company.id, company.name, site.status,
    latest.id, latest.record_status, latest.certification_status, latest.start_date, latest.expiry_date,
    latest.standard_id, latest.standard
  from site
    join company on company.id = site.company_id
    join country on country.id = site.country_id
    left join lateral (
      select audit.id, audit.record_status, audit.certification_status, audit.start_date, audit.expiry_date,
        audit.standard_id, standard.name as standard
      from audit join standard on standard.id = audit.standard_id
      where audit.site_id = site.id and audit.record_status in ('Current', 'Closed')
      order by audit.record_status = 'Current' desc, audit.start_date desc, audit.id desc limit 1
    ) as latest on true
  where site.id = any(ids)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words,
    all_words = excluded.all_words, country_id = excluded.country_id, country = excluded.country, city = excluded.city,
    company_id = excluded.company_id, company_name = excluded.company_name, status = excluded.status,
    audit_id = excluded.audit_id, record_status = excluded.record_status,
    certification_status = excluded.certification_status, start_date = excluded.start_date,
    expiry_date = excluded.expiry_date, standard_id = excluded.standard_id, standard = excluded.standard
$$;

create function refresh_audit_listing(ids bigint[]) returns void language sql as $$
  insert into audit_listing
  select audit.id, site.id, site.name, named.name_key, named.words, named.all_words,
    country.id, country.name, site.city, site.county, site.company_id, body.id, body.name, body.rating,
    standard.id, standard.name, owner.id, owner.name,
    audit.record_status, audit.certification_status, audit.start_date, audit.validation_date, audit.issue_date,
    audit.expiry_date, audit.grade,
    array(select category_id from audit_category where audit_id = audit.id order by 1),
    array(select module_id from audit_module where audit_id = audit.id order by 1),
    audit.record_status = 'Current' and audit.certification_status = 'Certificated' and audit.is_visible
      and site.status = 'Active',
    audit.uploaded_by_organisation
  from audit
    join site on site.id = audit.site_id
    join site_listing as named on named.id = site.id
    join country on country.id = site.country_id
    join certification_body as body on body.id = audit.certification_body_id
    join standard on standard.id = audit.standard_id
    join company as owner on owner.id = audit.owner_company_id
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
    published = excluded.published, uploaded_by_organisation = excluded.uploaded_by_organisation
$$;

create function list_companies() returns trigger language plpgsql as $$
begin
  perform refresh_company_listing(array(select id from changed));
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  if tg_op = 'UPDATE' then
    perform refresh_site_listing(array(select site.id from site join changed on changed.id = site.company_id));
    perform refresh_audit_listing(array(select audit.id from audit join changed on changed.id = audit.owner_company_id));
  end if;
  return null;
end
$$;
create trigger list_companies_added after insert on company
  referencing new table as changed for each statement execute function list_companies();
create trigger list_companies_changed after update on company
  referencing new table as changed for each statement execute function list_companies();

create function list_sites() returns trigger language plpgsql as $$
begin
  perform refresh_site_listing(array(select id from changed));
  perform refresh_company_listing(array(select distinct company_id from changed));
  perform learn_words(array(select concat_ws(' ', name, trading_as_name, city) from changed));
  if tg_op = 'UPDATE' then
    perform refresh_company_listing(array(select company_id from before));
    perform refresh_audit_listing(array(select audit.id from audit join changed on changed.id = audit.site_id));
  end if;
  return null;
end
$$;
create trigger list_sites_added after insert on site
  referencing new table as changed for each statement execute function list_sites();
create trigger list_sites_changed after update on site
  referencing old table as before new table as changed for each statement execute function list_sites();

create function list_former_names() returns trigger language plpgsql as $$
begin
  perform refresh_site_listing(array(select site_id from changed));
  perform refresh_audit_listing(array(select audit.id from audit join changed on changed.site_id = audit.site_id));
  perform learn_words(array(select name from changed));
  return null;
end
$$;
create trigger list_former_names_added after insert on site_former_name
  referencing new table as changed for each statement execute function list_former_names();
create trigger list_former_names_removed after delete on site_former_name
  referencing old table as changed for each statement execute function list_former_names();

create function list_audits() returns trigger language plpgsql as $$
begin
  perform refresh_audit_listing(array(select id from changed));
  perform refresh_site_listing(array(select distinct site_id from changed));
  return null;
end
$$;
create trigger list_audits_added after insert on audit
  referencing new table as changed for each statement execute function list_audits();
create trigger list_audits_changed after update on audit
  referencing new table as changed for each statement execute function list_audits();

create function list_audit_parts() returns trigger language plpgsql as $$
begin
  perform refresh_audit_listing(array(select distinct audit_id from changed));
  return null;
end
$$;
create trigger list_audit_categories_added after insert on audit_category
  referencing new table as changed for each statement execute function list_audit_parts();
create trigger list_audit_categories_removed after delete on audit_category
  referencing old table as changed for each statement execute function list_audit_parts();
create trigger list_audit_modules_added after insert on audit_module
  referencing new table as changed for each statement execute function list_audit_parts();
create trigger list_audit_modules_removed after delete on audit_module
  referencing old table as changed for each statement execute function list_audit_parts();

create function list_certification_bodies() returns trigger language plpgsql as $$
begin
  perform refresh_audit_listing(array(
    select audit.id from audit join changed on changed.id = audit.certification_body_id
      join before on before.id = changed.id
    where (before.name, before.rating) is distinct from (changed.name, changed.rating)));
  return null;
end
$$;
create trigger list_certification_bodies_changed after update on certification_body
  referencing old table as before new table as changed for each statement execute function list_certification_bodies();

create function list_shares() returns trigger language plpgsql as $$
begin
  perform refresh_company_listing(array(
    select entity_id from changed where entity_type = 'company'
    union select site.company_id from changed join site on entity_type = 'site' and site.id = entity_id
    union select audit.owner_company_id from changed join audit on entity_type = 'audit' and audit.id = entity_id));
  return null;
end
$$;
create trigger list_shares_added after insert on share
  referencing new table as changed for each statement execute function list_shares();
create trigger list_shares_removed after delete on share
  referencing old table as changed for each statement execute function list_shares();
