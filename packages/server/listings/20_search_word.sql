-- Every word of a searchable name: what a mistyped word may have meant. Each listing adds its own.
-- Rebuilds: search_word, company, site, user, office

create or replace function learn_words(names text[]) returns void language sql as $$
  insert into search_word
  select distinct token from unnest(names) as name, unnest(search_tokens(name)) as token
  where length(token) between 4 and 40 and token ~ '[^0-9]'
  order by token
  on conflict do nothing
$$;

create function listing.rebuild_search_word() returns void language sql as $$
  delete from search_word
$$;
