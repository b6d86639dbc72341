-- People as lists find them, and what the record of changes says of their organisations.

create table user_listing (
  id bigint primary key references app_user on delete cascade,
  identificator uuid not null,
  email text not null,
  name text collate "und-x-icu" not null,
  name_key text collate "C" not null,
  words tsvector not null,
  role text not null,
  status text not null
);
create index user_listing_name on user_listing (left(name, 200), id);
create index user_listing_name_key on user_listing (left(name_key, 200), id);
create index user_listing_words on user_listing using gin (words);

create function refresh_user_listing(ids bigint[]) returns void language sql as $$
  insert into user_listing
  select id, identificator, email, called, search_text(called), array_to_tsvector(search_tokens(called || ' ' || email)),
    role, status
  from app_user, lateral (select concat_ws(' ', first_name, last_name) as called) as named
  where id = any(ids)
  on conflict (id) do update set identificator = excluded.identificator, email = excluded.email, name = excluded.name,
    name_key = excluded.name_key, words = excluded.words, role = excluded.role, status = excluded.status
$$;

create function list_user() returns trigger language plpgsql as $$
begin
  perform refresh_user_listing(array[new.id]);
  perform learn_words(array[concat_ws(' ', new.first_name, new.last_name)]);
  return null;
end
$$;
comment on function list_user() is 'Row trigger: a row of the listing follows from one account alone, whose own lock suffices.';
create trigger list_user after insert or update of email, first_name, last_name, role, status on app_user
  for each row execute function list_user();

select refresh_user_listing(array(select id from app_user)),
  learn_words(array(select concat_ws(' ', first_name, last_name) from app_user));

-- An organisation is recorded as one value, its type and id: apart they would name nothing.
create function log_user_organisation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept user_organisation := case when tg_op = 'DELETE' then old else new end;
  before text := case when tg_op <> 'INSERT' then old.organisation_type || ' ' || old.organisation_id end;
  after text := case when tg_op <> 'DELETE' then new.organisation_type || ' ' || new.organisation_id end;
begin
  if before is not distinct from after then
    return null;
  end if;
  insert into change_log (entity, entity_id, part, event, actor_id, request_id, changes)
  values (
    'user', kept.user_id, 'user_organisation',
    coalesce(nullif(current_setting('app.event', true), ''), 'user organisation ' || lower(tg_op)),
    nullif(current_setting('app.actor', true), '')::bigint,
    nullif(current_setting('app.request', true), ''),
    jsonb_build_object(case when kept.is_primary then 'primary_organisation' else 'secondary_organisation' end,
      jsonb_build_array(before, after))
  );
  return null;
end
$$;
drop trigger change_log on user_organisation;
create trigger change_log after insert or update or delete on user_organisation
  for each row execute function log_user_organisation();

create table existing_user_question (
  asked_by bigint not null references app_user on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  version int not null,
  asked_at timestamptz not null default app_now(),
  primary key (asked_by, user_id)
);
comment on table existing_user_question is
  'Who was told that an account exists already, and in which version: assigning it counts for those alone. Changes nothing: exempt from the record of changes.';
create index existing_user_question_user on existing_user_question (user_id);
