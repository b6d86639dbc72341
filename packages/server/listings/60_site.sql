-- Sites, each with the audit that lists show for it. Audits and recalls copy name and words from here.
-- Rebuilds: site, audit, recall

create function listing.refresh_site(ids bigint[]) returns void language sql as $$
  insert into site_listing
  select site.id, site.name, search_key(site.name),
    array_to_tsvector(present.words || numbers.keys),
    array_to_tsvector(case when former.names is null then present.words
      else search_tokens(present.names || ' ' || former.names) end || numbers.keys),
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
    ) as latest on true,
    -- With an offset, what two columns have in common is computed once.
    lateral (select names, search_tokens(names) as words
      from concat_ws(' ', site.name, site.trading_as_name, site.city) as names offset 0) as present,
    lateral (select string_agg(name, ' ') as names from site_former_name where site_id = site.id offset 0) as former,
    lateral (select array_remove(array[search_number(site.external_reference, '#')], null) as keys) as numbers
  where site.id = any(ids)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words,
    all_words = excluded.all_words, country_id = excluded.country_id, country = excluded.country, city = excluded.city,
    company_id = excluded.company_id, company_name = excluded.company_name, status = excluded.status,
    audit_id = excluded.audit_id, record_status = excluded.record_status,
    certification_status = excluded.certification_status, start_date = excluded.start_date,
    expiry_date = excluded.expiry_date, standard_id = excluded.standard_id, standard = excluded.standard
  where site_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_site() returns void language sql as $$
  select listing.refresh_site(array(select id from site));
  select listing.learn(array(select word from ts_stat('select all_words from public.site_listing')));
  analyze site_listing
$$;

create function listing.ready_for_search() returns void language sql security definer set search_path = public, pg_temp as $$
  select gin_clean_pending_list(indexrelid::regclass)
  from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname = 'gin' and indrelid in ('company_listing'::regclass, 'site_listing'::regclass, 'search_word'::regclass);
  analyze company;
  analyze company_listing;
  analyze site;
  analyze site_former_name;
  analyze site_listing;
  analyze search_word
$$;
comment on function listing.ready_for_search() is
  'For a transaction that stores many sites: words still waiting to enter their index slow every search, and how rare words are is not yet known. Autovacuum would come later.';

create function listing.list_sites() returns trigger language plpgsql as $$
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
  perform hold('company', housing, 'no key update');
  perform listing.refresh_site(array(select id from changed));
  perform listing.refresh_company(housing);
  perform learn_words(array(select concat_ws(' ', name, trading_as_name, city) from changed));
  if tg_op = 'UPDATE' then
    perform listing.refresh_audit(array(select audit.id from audit join changed on changed.id = audit.site_id));
  end if;
  return null;
end
$$;
create trigger list_sites_added after insert on site
  referencing new table as changed for each statement execute function listing.list_sites();
create trigger list_sites_changed after update on site
  referencing old table as before new table as changed for each statement execute function listing.list_sites();

create function listing.list_former_names() returns trigger language plpgsql as $$
begin
  perform hold('site', array(select site_id from changed), 'no key update');
  perform listing.refresh_site(array(select site_id from changed));
  perform listing.refresh_audit(array(select audit.id from audit join changed on changed.site_id = audit.site_id));
  perform learn_words(array(select name from changed));
  return null;
end
$$;
create trigger list_former_names_added after insert on site_former_name
  referencing new table as changed for each statement execute function listing.list_former_names();
create trigger list_former_names_removed after delete on site_former_name
  referencing old table as changed for each statement execute function listing.list_former_names();
