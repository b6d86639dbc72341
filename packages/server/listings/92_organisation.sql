-- Organisations of every type in one view, to pick a user's, a share's or an owner's from.
-- Rebuilds: none

drop view if exists organisation;
create view organisation as
  select 'Company' as type, listing.id, listing.name, listing.name_key, listing.words, listing.words as all_words,
    listing.country, (select company.address_line1 from company where company.id = listing.id) as address_line1,
    listing.status <> 'Archived' as is_active, listing.id as company_id, null::bigint as certification_body_id
  from company_listing as listing
  union all
  select 'Site', listing.id, listing.name, listing.name_key, listing.words, listing.all_words,
    listing.country, (select site.address_line1 from site where site.id = listing.id),
    listing.status <> 'Archived', listing.company_id, null
  from site_listing as listing
  union all
  select 'CertificationBody', listing.id, listing.name, listing.name_key, listing.words, listing.words,
    listing.country, (select main.address_line1 from office as main
      where main.certification_body_id = listing.id and main.is_main),
    listing.is_active, null, listing.id
  from certification_body_listing as listing
  union all
  select 'Office', listing.id, listing.name, listing.name_key, listing.words, listing.words,
    listing.country, (select office.address_line1 from office where office.id = listing.id),
    listing.is_active, null, listing.certification_body_id
  from office_listing as listing
  union all
  select 'AccreditationBody', body.id, body.name, search_key(body.name), words, words, null, null, true, null, null
  from accreditation_body as body, array_to_tsvector(search_tokens(body.name)) as words;
comment on view organisation is 'The type and the id together tell one from another.';
