-- The numbers that buyers know sites by.

create table site_reference (
  site_id bigint not null references site on delete cascade,
  source text not null check (source in ('HAVI', 'ASDA')),
  number text not null,
  primary key (source, site_id)
);
comment on table site_reference is 'The number of a site in a list that several organisations use: the supplier ID number of HAVI, the site code of ASDA.';
create index site_reference_site on site_reference (site_id);
create index site_reference_number on site_reference (source, number);
create trigger change_log after insert or update or delete on site_reference
  for each row execute function log_change('site', 'site_id', 'source');

create table supplier_number (
  company_id bigint not null references company on delete cascade,
  site_id bigint not null references site on delete cascade,
  number text not null,
  primary key (company_id, site_id)
);
comment on table supplier_number is 'The number by which a company knows a site that supplies it. It is told to that company and the standards body alone.';
create index supplier_number_site on supplier_number (site_id);
create index supplier_number_number on supplier_number (company_id, number);

-- In the company's record of changes a number is one field, such as `1000001 S-204`: site and number.
create function log_supplier_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept supplier_number := case when tg_op = 'DELETE' then old else new end;
  before text := case when tg_op <> 'INSERT' then old.site_id || ' ' || old.number end;
  after text := case when tg_op <> 'DELETE' then new.site_id || ' ' || new.number end;
begin
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'company', kept.company_id, 'supplier_number',
    coalesce(nullif(current_setting('app.event', true), ''), 'supplier number ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object('supplier_number', jsonb_build_array(before, after))
  );
  return null;
end
$$;
create trigger change_log after insert or update or delete on supplier_number
  for each row execute function log_supplier_number();
