-- Companies.
-- Rebuilds: company

create function listing.refresh_company(ids bigint[]) returns void language sql as $$
  insert into company_listing
  select company.id, company.name, search_key(company.name), array_to_tsvector(search_tokens(company.name || ' ' || company.city)),
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
  where company_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_company() returns void language sql as $$
  select listing.refresh_company(array(select id from company));
  select listing.learn(array(select word from ts_stat('select words from public.company_listing')))
$$;

create function listing.list_companies() returns trigger language plpgsql as $$
declare
  renamed bigint[];
  changing_blocks bigint[];
  withheld_audits bigint[];
begin
  perform listing.refresh_company(array(select id from changed));
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  if tg_op = 'UPDATE' then
    renamed := array(select id from changed join before using (id) where before.name <> changed.name);
    changing_blocks := array(
      select id from changed join before using (id) where before.block_sharing <> changed.block_sharing);
    -- For update, unlike the update itself, waits for audits under way that name the company as their owner.
    perform hold('company', renamed || changing_blocks, 'update');
    -- A share of a site withholds only audits whose owner is another company than the site's.
    withheld_audits := array(select audit.id from audit join site on site.id = audit.site_id
      where audit.owner_company_id = any(changing_blocks) and site.company_id <> audit.owner_company_id);
    perform hold('site', array(
      select id from site where company_id = any(renamed)
      union select site_id from audit where owner_company_id = any(renamed) or id = any(withheld_audits)), 'no key update');
    perform listing.refresh_site(array(select id from site where company_id = any(renamed)));
    perform listing.refresh_audit(array(select id from audit where owner_company_id = any(renamed)
      union select unnest(withheld_audits)));
  end if;
  return null;
end
$$;
create trigger list_companies_added after insert on company
  referencing new table as changed for each statement execute function listing.list_companies();
create trigger list_companies_changed after update on company
  referencing old table as before new table as changed for each statement execute function listing.list_companies();

create function listing.list_shares() returns trigger language plpgsql as $$
declare
  sharing bigint[] := array(
    select entity_id from changed where entity_type = 'company'
    union select site.company_id from changed join site on entity_type = 'site' and site.id = entity_id
    union select audit.owner_company_id from changed join audit on entity_type = 'audit' and audit.id = entity_id);
begin
  perform hold('company', sharing, 'no key update');
  perform listing.refresh_company(sharing);
  return null;
end
$$;
create trigger list_shares_added after insert on share
  referencing new table as changed for each statement execute function listing.list_shares();
create trigger list_shares_removed after delete on share
  referencing old table as changed for each statement execute function listing.list_shares();
