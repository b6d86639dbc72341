-- Offices, also found by the name of their certification body.
-- Rebuilds: office

create function listing.refresh_office(ids bigint[]) returns void language sql as $$
  insert into office_listing
  select office.id, body.id, office.name, search_key(office.name),
    array_to_tsvector(search_tokens(concat_ws(' ', office.name, body.name, office.city))), body.name, office.is_main,
    country.id, country.name, office.city, body.suspension_status, body.audit_submission_status,
    case
      when office.status = 'Archived' then 'Archived'
      when body.suspension_status = 'Full' then 'Suspended'
      when body.suspension_status = 'Limited' then 'Probation'
      else office.status
    end,
    office.status = 'Active'
  from office
    join certification_body as body on body.id = office.certification_body_id
    left join country on country.id = office.country_id
  where office.id = any(ids)
  on conflict (id) do update set certification_body_id = excluded.certification_body_id, name = excluded.name,
    name_key = excluded.name_key, words = excluded.words, certification_body = excluded.certification_body,
    is_main = excluded.is_main, country_id = excluded.country_id, country = excluded.country, city = excluded.city,
    suspension_status = excluded.suspension_status, audit_submission_status = excluded.audit_submission_status,
    status = excluded.status, is_active = excluded.is_active
  where office_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_office() returns void language sql as $$
  select listing.refresh_office(array(select id from office)),
    learn_words(array(select concat_ws(' ', name, city) from office))
$$;

-- Whoever changes a certification body has locked it.
create function listing.list_offices() returns trigger language plpgsql as $$
begin
  perform hold('certification_body', array(select distinct certification_body_id from changed), 'no key update');
  perform listing.refresh_office(array(select id from changed));
  perform listing.refresh_certification_body(array(select certification_body_id from changed where is_main));
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  return null;
end
$$;
create trigger list_offices_added after insert on office
  referencing new table as changed for each statement execute function listing.list_offices();
create trigger list_offices_changed after update on office
  referencing new table as changed for each statement execute function listing.list_offices();

create function listing.list_offices_of_certification_bodies() returns trigger language plpgsql as $$
begin
  perform listing.refresh_office(array(
    select office.id from office join changed on changed.id = office.certification_body_id));
  return null;
end
$$;
create trigger list_offices_of_certification_bodies after update on certification_body
  referencing new table as changed for each statement execute function listing.list_offices_of_certification_bodies();
