-- Organisations of every type in one view, to pick a user's, a share's or an owner's from.
-- Rebuilds: none

drop view if exists organisation;
create view organisation as
  select 'Company' as type, listing.id, listing.name, listing.name_key, listing.words, listing.country,
    (select company.address_line1 from company where company.id = listing.id) as address_line1,
    listing.status <> 'Archived' as is_active, listing.id as company_id, null::bigint as certification_body_id
  from company_listing as listing
  union all
  select 'Site', listing.id, listing.name, listing.name_key, listing.words, listing.country,
    (select site.address_line1 from site where site.id = listing.id),
    listing.status <> 'Archived', listing.company_id, null
  from site_listing as listing
  union all
  select 'CertificationBody', body.id, body.name, search_key(body.name), array_to_tsvector(search_tokens(body.name)),
    country.name, main.address_line1,
    body.suspension_status <> 'Full' and coalesce(main.status, 'Active') <> 'Archived', null, body.id
  from certification_body as body
    left join office as main on main.certification_body_id = body.id and main.is_main
    left join country on country.id = main.country_id
  union all
  select 'Office', office.id, office.name, search_key(office.name), array_to_tsvector(search_tokens(office.name)),
    country.name, office.address_line1, office.status = 'Active', null, office.certification_body_id
  from office left join country on country.id = office.country_id
  union all
  select 'AccreditationBody', body.id, body.name, search_key(body.name), array_to_tsvector(search_tokens(body.name)),
    null, null, true, null, null
  from accreditation_body as body;
comment on view organisation is 'The type and the id together tell one from another.';
