-- Search as people mean it: punctuation, case, accents, word order and one typing error do not hide a record.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create function search_text(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        lower(public.unaccent('public.unaccent', normalize(coalesce(name, ''), nfkc)) collate "und-x-icu"),
        '[''’ʼ`´]', '', 'g'),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\u2fff\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\ufdff\ufe20-\ufe2f\ufe70-\uffef\U00010000-\U0010ffff]+', ' ', 'g'),
    '(?<=(^| )[a-z0-9]) (?=[a-z0-9]( |$))', '', 'g'));
comment on function search_text(text) is
  'Name as compared: no accents, case or punctuation; initials joined, so that "S.T. Screen", "S.T.Screen" and "S T Screen" are "st screen".';

create function search_tokens(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct token), '{}')
  from unnest(string_to_array(search_text(name), ' ')) as word,
    lateral (
      select word as token where word !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]'
      union all
      select substr(word, place, 2)
      from generate_series(1, greatest(length(word) - 1, 1)) as place
      where word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]'
    ) as tokens
  where token not in ('', 'and')
$$;
comment on function search_tokens(text) is
  'Words of a name; pairs of characters for scripts written without spaces (Thai, Chinese, Japanese, Korean, Khmer, Lao, Burmese).';

create table search_word (word text collate "C" primary key);
comment on table search_word is 'Every word of a searchable name: what a mistyped word may have meant.';
create index search_word_near on search_word using gin (word gin_trgm_ops);

create function learn_words(names text[]) returns void language sql as $$
  insert into search_word
  select distinct token from unnest(names) as name, unnest(search_tokens(name)) as token
  where length(token) between 4 and 40 and token ~ '[^0-9]'
  order by token
  on conflict do nothing
$$;

create function one_typing_error(typed text, meant text) returns boolean language sql immutable parallel safe
  return levenshtein_less_equal(typed, meant, 1) <= 1
    or (length(typed) = length(meant) and levenshtein_less_equal(typed, meant, 2) = 2
      and (select string_agg(a, '' order by a) from string_to_table(typed, null) as a)
        = (select string_agg(b, '' order by b) from string_to_table(meant, null) as b));
comment on function one_typing_error(text, text) is 'A letter too many, too few, wrong, or two letters swapped.';

create type search_query as (key text, strict tsquery, near tsquery);

create function search_query(term text) returns search_query language sql stable
  set pg_trgm.similarity_threshold = 0.2 as $$
  with typed as (
    select token, length(token) between 4 and 40 and token ~ '[^0-9]' as learnt
    from unnest(search_tokens(left(term, 100))) as token limit 12
  ),
  meant as (
    -- Reading the words that begin so one by one is several times faster than a prefix, as long as they are few.
    select case when learnt and begun.amount <= 20 then concat_ws('|', quote_literal(token), begun.words)
        else quote_literal(token) || ':*' end as strict,
      alike.words as alike
    from typed,
      lateral (
        select count(*) as amount, string_agg(quote_literal(word), '|') as words
        from (
          select word from search_word where learnt and word > token and word < token || chr(1114111)
          order by word limit 21
        ) as longer
      ) as begun,
      lateral (
        select string_agg(quote_literal(word), '|') as words
        from (
          select word from search_word
          where learnt and word % token and not starts_with(word, token) and one_typing_error(token, word)
          order by similarity(word, token) desc, word limit 20
        ) as near
      ) as alike
  )
  select row(
    search_text(left(term, 100)),
    string_agg('(' || strict || ')', '&')::tsquery,
    string_agg('(' || concat_ws('|', strict, alike) || ')', '&')::tsquery
  )::search_query
  from meant
$$;
comment on function search_query(text) is
  'What a search box means: the compared name, all its words as prefixes, and the same with words one typing error away; null where nothing was said.';
