create sequence site_code start with 1000001 maxvalue 99999999;

create table site (
  id bigint primary key default nextval('site_code') check (id between 100000 and 99999999),
  name text not null,
  trading_as_name text,
  company_id bigint not null references company,
  website text,
  address_line1 text not null,
  address_line2 text,
  address_line3 text,
  city text not null,
  county text,
  zip_code text,
  country_id int not null references country,
  status text not null default 'Active' check (status in ('Active', 'Archived', 'Suspended', 'Probation')),
  external_source text,
  external_reference text,
  created_by_cb_id bigint references certification_body,
  version int not null default 1,
  constraint site_external_reference unique (external_source, external_reference),
  check ((external_source is null) = (external_reference is null))
);
comment on column site.id is 'The site code.';
comment on column site.external_reference is 'The site''s number in another register, unique within its source.';
create index site_company on site (company_id);
create index site_country on site (country_id);
create index site_created_by_cb on site (created_by_cb_id);
create trigger change_log after insert or update or delete on site
  for each row execute function log_change('site', 'id');

create table site_contact (
  id bigint generated always as identity primary key,
  site_id bigint not null references site on delete cascade,
  type text not null check (type in ('General', 'Technical', 'Commercial')),
  name text,
  email text,
  phone_number text,
  fax_number text,
  unique (site_id, type)
);
create trigger change_log after insert or update or delete on site_contact
  for each row execute function log_change('site', 'site_id', 'type');

create table site_former_name (
  site_id bigint not null references site on delete cascade,
  name text not null,
  until timestamptz not null default app_now(),
  primary key (site_id, name)
);
create trigger change_log after insert or update or delete on site_former_name
  for each row execute function log_change('site', 'site_id');

create function keep_former_name() returns trigger language plpgsql as $$
begin
  if search_text(new.name) <> search_text(old.name) then
    insert into site_former_name (site_id, name) values (new.id, old.name) on conflict do nothing;
    delete from site_former_name where site_id = new.id and name = new.name;
  end if;
  return null;
end
$$;
create trigger keep_former_name after update of name on site for each row execute function keep_former_name();
