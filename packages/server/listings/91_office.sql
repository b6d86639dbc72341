-- Offices are a few hundred: a view answers them fast enough, without a table that triggers would have to keep.
-- Rebuilds: office

drop view if exists office_listing;
create view office_listing as
  select office.id, office.certification_body_id, office.name collate "und-x-icu" as name,
    search_key(office.name) as name_key,
    array_to_tsvector(search_tokens(concat_ws(' ', office.name, body.name, office.city))) as words,
    body.name collate "und-x-icu" as certification_body, office.is_main, country.id as country_id,
    country.name collate "und-x-icu" as country, office.city, body.suspension_status, body.audit_submission_status,
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

create function listing.rebuild_office() returns void language sql as $$
  select learn_words(array(select concat_ws(' ', name, city) from office))
$$;

create function listing.learn_office_words() returns trigger language plpgsql as $$
begin
  perform learn_words(array(select concat_ws(' ', name, city) from changed));
  return null;
end
$$;
create trigger learn_office_words_added after insert on office
  referencing new table as changed for each statement execute function listing.learn_office_words();
create trigger learn_office_words_changed after update on office
  referencing new table as changed for each statement execute function listing.learn_office_words();
