-- Every organisation under one name: what a user, a share or an owner may be, for those who pick one.

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
  select 'CertificationBody', body.id, body.name, search_text(body.name), array_to_tsvector(search_tokens(body.name)),
    (select country.name from office join country on country.id = office.country_id
      where office.certification_body_id = body.id and office.is_main),
    null,
    body.suspension_status <> 'Full' and not exists (
      select from office where office.certification_body_id = body.id and office.is_main and office.status = 'Archived'),
    null, body.id
  from certification_body as body
  union all
  select 'Office', office.id, office.name, search_text(office.name), array_to_tsvector(search_tokens(office.name)),
    (select country.name from country where country.id = office.country_id), null,
    office.status = 'Active', null, office.certification_body_id
  from office
  union all
  select 'AccreditationBody', body.id, body.name, search_text(body.name), array_to_tsvector(search_tokens(body.name)),
    null, null, true, null, null
  from accreditation_body as body;
comment on view organisation is 'The type and the id together tell one from another.';
