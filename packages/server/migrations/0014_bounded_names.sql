-- A name may have a thousand characters of any script; a word of a tsvector and an entry of an index may not.

create or replace function search_tokens(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct left(token, 100)), '{}')
  from unnest(string_to_array(search_text(name), ' ')) as word,
    lateral (
      select word as token where word !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]'
      union all
      select substr(word, place, 2)
      from generate_series(1, greatest(length(word) - 1, 1)) as place
      where word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]'
    ) as tokens
  where token not in ('', 'and')
$$;
comment on function search_tokens(text) is
  'Words of a name, each by its first 100 characters; pairs of characters for scripts written without spaces (Thai, Chinese, Japanese, Korean, Khmer, Lao, Burmese).';

-- Lists sort and compare by the same beginning, or they could not use these.
drop index company_listing_name, company_listing_name_key, company_listing_country;
create index company_listing_name on company_listing (left(name, 200), id);
create index company_listing_name_key on company_listing (left(name_key, 200), id);
create index company_listing_country on company_listing (country_id, left(name, 200), id);

drop index site_listing_name, site_listing_name_key, site_listing_country, site_listing_company;
create index site_listing_name on site_listing (left(name, 200), id);
create index site_listing_name_key on site_listing (left(name_key, 200), id);
create index site_listing_country on site_listing (country_id, left(name, 200), id);
create index site_listing_company on site_listing (company_id, left(name, 200), id);

drop index audit_listing_name, audit_listing_name_key, audit_listing_published_name, audit_listing_published_country;
create index audit_listing_name on audit_listing (left(site_name, 200), id);
create index audit_listing_name_key on audit_listing (left(name_key, 200), id);
create index audit_listing_published_name on audit_listing (left(site_name, 200), id) where published;
create index audit_listing_published_country on audit_listing (country_id, left(site_name, 200), id) include (expiry_date)
  where published;

alter table site_former_name drop constraint site_former_name_pkey,
  add column id bigint generated always as identity primary key;
create unique index site_former_name_once on site_former_name (site_id, hashtextextended(name, 0));

-- A word that was cut within a character can be neither read nor backed up.
select refresh_company_listing(array(select id from company where octet_length(name || city) > 100));
select refresh_site_listing(array(
  select id from site where octet_length(concat_ws(' ', name, trading_as_name, city)) > 100
  union select site_id from site_former_name));
select refresh_audit_listing(array(
  select audit.id from audit join site on site.id = audit.site_id
  where octet_length(concat_ws(' ', name, trading_as_name, site.city)) > 100
    or exists (select from site_former_name as former where former.site_id = site.id)));

-- Nothing is known of an expression that is indexed until its table is looked through, and lists were planned badly.
analyze company_listing, site_listing, audit_listing;
