-- What a search box means.
-- Rebuilds: none

create or replace function one_typing_error(typed text, meant text) returns boolean language sql immutable parallel safe
  return levenshtein_less_equal(typed, meant, 1) <= 1
    or (length(typed) = length(meant) and levenshtein_less_equal(typed, meant, 2) = 2
      and (select string_agg(a, '' order by a) from string_to_table(typed, null) as a)
        = (select string_agg(b, '' order by b) from string_to_table(meant, null) as b));
comment on function one_typing_error(text, text) is 'A letter too many, too few, wrong, or two letters swapped.';

create or replace function search_query(term text) returns search_query language sql stable
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
