-- Certification bodies and offices are searched like everything else: by words that are stored, and not made for each search.
drop view office_listing;
drop view organisation;

create table certification_body_listing (
  id bigint primary key references certification_body on delete cascade,
  name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  country text collate "und-x-icu",
  is_active boolean not null
);
comment on column certification_body_listing.is_active is 'Not fully suspended, and its main office, if it has one, is not archived.';

create table office_listing (
  id bigint primary key references office on delete cascade,
  certification_body_id bigint not null,
  name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  certification_body text collate "und-x-icu" not null,
  is_main boolean not null,
  country_id int,
  country text collate "und-x-icu",
  city text,
  suspension_status text not null,
  audit_submission_status text not null,
  status text not null,
  is_active boolean not null
);
comment on column office_listing.status is 'As shown: the suspension of its certification body overrides what an office is by itself.';
comment on column office_listing.is_active is 'What the office is by itself.';
create index office_listing_certification_body on office_listing (certification_body_id);
