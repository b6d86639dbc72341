-- People.
-- Rebuilds: user

create function listing.refresh_user(ids bigint[]) returns void language sql as $$
  insert into user_listing
  select id, identificator, email, called, search_key(called), array_to_tsvector(search_tokens(called || ' ' || email)),
    role, status
  from app_user, lateral (select concat_ws(' ', first_name, last_name) as called) as named
  where id = any(ids)
  on conflict (id) do update set identificator = excluded.identificator, email = excluded.email, name = excluded.name,
    name_key = excluded.name_key, words = excluded.words, role = excluded.role, status = excluded.status
  where user_listing.* is distinct from excluded.*
$$;

create function listing.rebuild_user() returns void language sql as $$
  select listing.refresh_user(array(select id from app_user)),
    learn_words(array(select concat_ws(' ', first_name, last_name, split_part(email, '@', 1)) from app_user))
$$;

create function listing.list_user() returns trigger language plpgsql as $$
begin
  perform listing.refresh_user(array[new.id]);
  perform learn_words(array[concat_ws(' ', new.first_name, new.last_name, split_part(new.email, '@', 1))]);
  return null;
end
$$;
comment on function listing.list_user() is 'Row trigger: a row of the listing follows from one account alone, whose own lock suffices.';
create trigger list_user after insert or update of email, first_name, last_name, role, status on app_user
  for each row execute function listing.list_user();
