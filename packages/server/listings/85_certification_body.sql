-- Certification bodies. Accreditation bodies are a handful without a listing; the words of their names are learnt here.
-- Rebuilds: certification_body

create function listing.refresh_certification_body(ids bigint[]) returns void language sql as $$
  insert into certification_body_listing
  select body.id, body.name, search_key(body.name), array_to_tsvector(search_tokens(body.name)), country.name,
    body.suspension_status <> 'Full' and coalesce(main.status, 'Active') <> 'Archived'
  from certification_body as body
    left join office as main on main.certification_body_id = body.id and main.is_main
    left join country on country.id = main.country_id
  where body.id = any(ids)
  on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words,
    country = excluded.country, is_active = excluded.is_active
  where certification_body_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_certification_body() returns void language sql as $$
  select listing.refresh_certification_body(array(select id from certification_body)),
    learn_words(array(select name from certification_body union all select name from accreditation_body))
$$;

create function listing.list_bodies() returns trigger language plpgsql as $$
begin
  perform listing.refresh_certification_body(array(select id from changed));
  perform learn_words(array(select name from changed));
  return null;
end
$$;
create trigger list_bodies_added after insert on certification_body
  referencing new table as changed for each statement execute function listing.list_bodies();
create trigger list_bodies_changed after update on certification_body
  referencing new table as changed for each statement execute function listing.list_bodies();

create function listing.learn_accreditation_bodies() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select name from changed));
  return null;
end
$$;
create trigger learn_accreditation_bodies_added after insert on accreditation_body
  referencing new table as changed for each statement execute function listing.learn_accreditation_bodies();
create trigger learn_accreditation_bodies_changed after update on accreditation_body
  referencing new table as changed for each statement execute function listing.learn_accreditation_bodies();
