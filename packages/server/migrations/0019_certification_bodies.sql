-- An office in full: where it is, whom one reaches there, what it certifies against and whether everybody may see it.

alter table office
  add column address_line1 text,
  add column address_line2 text,
  add column address_line3 text,
  add column county text,
  add column zip_code text,
  add column is_public boolean not null default true,
  add column archived_with_main boolean not null default false,
  add constraint office_of_its_body unique (certification_body_id, id);
comment on column office.is_public is 'Of a sub office. A main office is published with its certification body.';
comment on column office.archived_with_main is 'It went with its main office and comes back with it.';

insert into office (certification_body_id, name, is_main)
select id, name, true from certification_body as body
where not exists (select from office where certification_body_id = body.id and is_main);

-- The record of changes is the certification body's; its offices are told apart by their ids.
drop trigger change_log on office;
create trigger change_log after insert or update or delete on office
  for each row execute function log_change('cb', 'certification_body_id', 'id');

create table office_contact (
  office_id bigint primary key,
  certification_body_id bigint not null,
  name text,
  email text,
  phone_number text,
  fax_number text,
  foreign key (certification_body_id, office_id) references office (certification_body_id, id) on delete cascade
);
comment on table office_contact is 'The general contact; an office has no other.';
create index office_contact_of_office on office_contact (certification_body_id, office_id);
create trigger change_log after insert or update or delete on office_contact
  for each row execute function log_change('cb', 'certification_body_id', 'office_id');

create table office_standard (
  office_id bigint not null,
  certification_body_id bigint not null,
  standard_id int not null references standard,
  primary key (office_id, standard_id),
  foreign key (certification_body_id, office_id) references office (certification_body_id, id) on delete cascade
);
create index office_standard_of_office on office_standard (certification_body_id, office_id);
create index office_standard_standard on office_standard (standard_id);
create trigger change_log after insert or update or delete on office_standard
  for each row execute function log_change('cb', 'certification_body_id', 'office_id');

-- A view, where companies and sites have a table: offices are a few hundred, and no trigger has to keep what is read at once.
create view office_listing as
  select office.id, office.certification_body_id, office.name collate "und-x-icu" as name,
    search_text(office.name) as name_key,
    array_to_tsvector(search_tokens(concat_ws(' ', office.name, body.name, office.city))) as words,
    body.name collate "und-x-icu" as certification_body, office.is_main, country.id as country_id,
    country.name collate "und-x-icu" as country, office.city, body.suspension_status,
    case
      when office.status = 'Archived' then 'Archived'
      when body.suspension_status = 'Full' then 'Suspended'
      when body.suspension_status = 'Limited' then 'Probation'
      else office.status
    end as status
  from office
    join certification_body as body on body.id = office.certification_body_id
    left join country on country.id = office.country_id;
comment on column office_listing.status is 'As shown: the suspension of its certification body overrides what an office is by itself.';

create function learn_office_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  return null;
end
$$;
create trigger learn_office_words_added after insert on office
  referencing new table as changed for each statement execute function learn_office_words();
create trigger learn_office_words_changed after update on office
  referencing new table as changed for each statement execute function learn_office_words();
select learn_words(array(select concat_ws(' ', name, city) from office));

create or replace view organisation as
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
    country.name, main.address_line1,
    body.suspension_status <> 'Full' and coalesce(main.status, 'Active') <> 'Archived', null, body.id
  from certification_body as body
    left join office as main on main.certification_body_id = body.id and main.is_main
    left join country on country.id = main.country_id
  union all
  select 'Office', office.id, office.name, search_text(office.name), array_to_tsvector(search_tokens(office.name)),
    country.name, office.address_line1, office.status = 'Active', null, office.certification_body_id
  from office left join country on country.id = office.country_id
  union all
  select 'AccreditationBody', body.id, body.name, search_text(body.name), array_to_tsvector(search_tokens(body.name)),
    null, null, true, null, null
  from accreditation_body as body;
