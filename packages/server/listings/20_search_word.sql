-- Every word of a searchable name: what a mistyped word may have meant. Each listing adds its own.
-- Rebuilds: search_word, company, site, certification_body, user, office

create or replace function word_slips(word text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return word || array(
    select distinct left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place);
end
$$;
comment on function word_slips(text) is
  'The word, and what is left of it without one of its letters: two words one slip apart have one of these in common.';

create function listing.learn(tokens text[]) returns void language sql as $$
  insert into search_word (word, slips)
  select token, word_slips(token)
  from (select distinct token from unnest(tokens) as token) as learnt
  where length(token) between 3 and 40 and token ~ '[^0-9]' and token !~ '^[!#]'
  order by token
  on conflict do nothing
$$;

create or replace function learn_words(names text[]) returns void language sql as $$
  select listing.learn(array(select token from unnest(names) as name, unnest(search_tokens(name)) as token))
$$;

create function listing.rebuild_search_word() returns void language sql as $$
  delete from search_word
$$;
