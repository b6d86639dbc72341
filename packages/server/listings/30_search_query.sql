-- What a search box means.
-- Rebuilds: none

create or replace function one_typing_error(typed text, meant text) returns boolean language sql immutable parallel safe
  return (length(typed) > 3 and levenshtein_less_equal(typed, meant, 1) <= 1)
    or (length(typed) = length(meant) and levenshtein_less_equal(typed, meant, 2) = 2
      and (select string_agg(a, '' order by a) from string_to_table(typed, null) as a)
        = (select string_agg(b, '' order by b) from string_to_table(meant, null) as b));
comment on function one_typing_error(text, text) is
  'A letter too many, too few, wrong, or two letters swapped; of words of three letters, two letters swapped.';

-- Reading the words that begin so one by one is several times faster than a prefix, as long as they are few.
create or replace function words_beginning(typed text) returns text language sql stable as $$
  select case when count(*) <= 20 then concat_ws('|', quote_literal(typed), string_agg(quote_literal(word), '|'))
    else quote_literal(typed) || ':*' end
  from (
    select word from search_word where word > typed and word < typed || chr(1114111) order by word limit 21
  ) as longer
$$;

create or replace function words_apart(typed text) returns text language sql stable as $$
  with cut as (
    select left(typed, place) as one, substr(typed, place + 1) as other
    from generate_series(3, length(typed) - 3) as place
  ),
  known as materialized (
    select word from search_word where word = any(array(select one from cut union all select other from cut))
  )
  select string_agg('(' || quote_literal(one) || '&' || quote_literal(other) || ')', '|')
  from cut where one in (select word from known) and other in (select word from known)
$$;
comment on function words_apart(text) is 'The pairs of known words that a word is made of, as "seafood" is of "sea" and "food".';

create or replace function typed_words(term text)
returns table (token text, is_form boolean, is_word boolean, exact text) language sql stable as $$
  with written as (
    select word, place, is_legal_form(word) and place > 1 as is_form
    from unnest(search_words(left(term, 100))) with ordinality as typed(word, place) where word <> 'and'
  ),
  typed as (
    select token, is_form, lag(token) over words as before, lead(token) over words as after,
      length(token) between 3 and 40 and token ~ '[^0-9]' as is_word
    from written, lateral unnest(search_tokens(word)) as token
    where is_form or not is_legal_form(token) or token = word
    window words as (order by place)
    order by place limit 12
  )
  select token, is_form, is_word, concat_ws('|',
    case when is_word then words_beginning(token) else quote_literal(token) || ':*' end,
    case when is_word and length(token) >= 6 then words_apart(token) end,
    (select string_agg(quote_literal(word), '|') from search_word where word in (before || token, token || after)))
  from typed
$$;
comment on function typed_words(text) is
  'The words of a term, and what each may stand for as a tsquery: words that begin so, its two parts, itself joined with a neighbour.';

create or replace function search_query(term text) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'text', search_text(left(term, 100)),
    'key', search_key(left(term, 100)),
    'certificate', quote_literal(search_number(left(term, 100), '!')),
    'reference', quote_literal(search_number(left(term, 100), '#')),
    'strict', coalesce(string_agg('(' || exact || ')', '&') filter (where not is_form), string_agg('(' || exact || ')', '&')))
  from typed_words(term)
  having count(*) > 0
$$;
comment on function search_query(text) is
  'What a search box means: the compared name and numbers, and all words as a tsquery; null where nothing was said.';

create or replace function similar_words(term text) returns jsonb language sql stable as $$
  with meant as materialized (
    select typed.*, exists (select from search_word where word = token) as is_known, array(
      select word from search_word
      where is_word and slips && word_slips(token) and not starts_with(word, token) and one_typing_error(token, word)
      order by similarity(word, token) desc, word limit 20) as near
    from typed_words(term) as typed
  ),
  common as materialized (
    select word, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as frequent(word, share)
    where schemaname = 'public' and tablename = 'site_listing' and attname = 'all_words'
  ),
  rarest as (select coalesce(1 - ln(min(share)), 5) as weight from common),
  weighed as (
    select meant.*, (select string_agg(quote_literal(word), '|') from unnest(near) as word) as slips, case
      when is_form or (not is_known and exists (select from unnest(near) as word where is_legal_form(word))) then 0.1
      when token ~ '^[0-9]{1,3}$' or length(token) < 3 then 0.15 * rarest.weight
      when is_known or not is_word
        then coalesce((select 0.3 - ln(share) from common where word = token), rarest.weight)
      when cardinality(near) > 0
        then coalesce((select 0.3 - ln(max(share)) from common where word = any(near)), 0.9 * rarest.weight)
      else 0.5 * rarest.weight end as weight
    from meant, rarest
  )
  select jsonb_agg(jsonb_build_object('exact', exact, 'slips', slips, 'weight', weight) order by weight desc) from weighed
$$;
comment on function similar_words(text) is
  'The words of a term, rarest first: what each stands for, words one slip away, and how much it counts by how rare it is.';

create or replace function near_words(term text) returns tsquery language sql stable as $$
  select string_agg('(' || concat_ws('|', word ->> 'exact', word ->> 'slips') || ')', '&')::tsquery
  from jsonb_array_elements(similar_words(term)) as word
$$;
comment on function near_words(text) is 'All words of a term, each also as one slip away.';
