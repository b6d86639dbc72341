-- What a search box means.
-- Rebuilds: none

create or replace function one_typing_error(typed text, meant text) returns boolean language plpgsql immutable parallel safe as $$
begin
  if length(typed) > 3 and levenshtein_less_equal(typed, meant, 1) <= 1 then return true; end if;
  if length(typed) <> length(meant) or levenshtein_less_equal(typed, meant, 2) <> 2 then return false; end if;
  return (select string_agg(a, '' order by a) from string_to_table(typed, null) as a)
    = (select string_agg(b, '' order by b) from string_to_table(meant, null) as b);
end
$$;
comment on function one_typing_error(text, text) is
  'A letter too many, too few, wrong, or two letters swapped; of words of three letters, two letters swapped.';

create or replace function two_typing_errors(typed text, meant text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return levenshtein_less_equal(typed, meant, 2) <= 2 or exists (
    select from generate_series(1, length(typed) - 1) as place
    where one_typing_error(overlay(typed placing reverse(substr(typed, place, 2)) from place), meant));
end
$$;
comment on function two_typing_errors(text, text) is 'Two errors, each of which one_typing_error allows.';

create or replace function words_two_slips_from(token text) returns text[] language plpgsql stable as $$
declare
  third int := greatest(3, length(token) / 3);
  ending text := reverse(right(token, third));
begin
  if length(token) not between 7 and 40 then return '{}'; end if;
  return array(
    select word from (
      (select word from search_word where word > left(token, third) and word < left(token, third) || chr(1114111) limit 2000)
      union
      (select word from search_word where reverse(word) > ending and reverse(word) < ending || chr(1114111) limit 2000)
    ) as alike
    where left(word, 1) = left(token, 1) and length(word) between greatest(8, length(token) - 2) and length(token) + 2
      and levenshtein_less_equal(token, word, 4) <= 4 and two_typing_errors(token, word)
    order by levenshtein(token, word), word limit 5);
end
$$;
comment on function words_two_slips_from(text) is
  'Words of eight letters or more that a word may mean despite two slips: of the same first letter, and beginning or ending with a third of it.';

create or replace function typed_words(term text)
returns table (token text, is_form boolean, is_word boolean, exact text) language plpgsql stable rows 12 as $$
declare
  tokens text[];
  forms boolean[];
  cut text[];
  known text[];
begin
  select coalesce(array_agg(typed.token order by typed.place), '{}'), array_agg(typed.is_form order by typed.place)
    into tokens, forms
  from (
    select piece as token, written.is_form, row_number() over (order by written.place) as place
    from (
      select word, place, is_legal_form(word) and place > 1 as is_form
      from unnest(search_words(left(term, 100))) with ordinality as named(word, place) where word <> 'and'
    ) as written, unnest(case when is_unspaced(word) then search_tokens(word) else array[word] end) as piece
    where written.is_form or not is_legal_form(piece) or piece = word
    order by written.place limit 12
  ) as typed;
  cut := array(
    select part from unnest(tokens) as whole, generate_series(3, length(whole) - 3) as place,
      unnest(array[left(whole, place), substr(whole, place + 1)]) as part
    where length(whole) between 6 and 40 and whole ~ '[^0-9]');
  known := array(select word from search_word where word = any(cut
    || array(select tokens[place] || tokens[place + 1] from generate_subscripts(tokens, 1) as place)));
  return query
  select tokens[place], forms[place], spelt.out, concat_ws('|',
    case when spelt.out and beginning.count <= 20 then concat_ws('|', quote_literal(tokens[place]), beginning.words)
      else quote_literal(tokens[place]) || ':*' end,
    case when spelt.out then (
      select string_agg('(' || quote_literal(left(tokens[place], at)) || '&' || quote_literal(substr(tokens[place], at + 1)) || ')', '|')
      from generate_series(3, length(tokens[place]) - 3) as at
      where left(tokens[place], at) = any(known) and substr(tokens[place], at + 1) = any(known)) end,
    case when tokens[place - 1] || tokens[place] = any(known) then quote_literal(tokens[place - 1] || tokens[place]) end,
    case when tokens[place] || tokens[place + 1] = any(known) then quote_literal(tokens[place] || tokens[place + 1]) end)
  from generate_subscripts(tokens, 1) as place,
    lateral (select length(tokens[place]) between 3 and 40 and tokens[place] ~ '[^0-9]' as out) as spelt,
    lateral (
      select count(*), string_agg(quote_literal(word), '|') as words from (
        select word from search_word
        where spelt.out and word > tokens[place] and word < tokens[place] || chr(1114111) order by word limit 21
      ) as longer
    ) as beginning
  order by place;
end
$$;
comment on function typed_words(text) is
  'The words of a term, and what each may stand for as a tsquery: words that begin so, the two known words it is made of, itself joined with a neighbour.';

create or replace function search_query(term text) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'text', search_text(left(term, 100)),
    'key', search_key(left(term, 100)),
    'code', substring(search_number(left(term, 100), '') from '^[0-9]{1,18}$'),
    'numbered', case when count(*) filter (where is_code) = 1 then jsonb_build_object(
      'code', min(token) filter (where is_code),
      'words', string_agg('(' || exact || ')', '&') filter (where not is_form and not is_code)) end,
    'certificate', quote_literal(search_number(left(term, 100), '!')),
    'reference', quote_literal(search_number(left(term, 100), '#')),
    'strict', coalesce(string_agg('(' || exact || ')', '&') filter (where not is_form), string_agg('(' || exact || ')', '&')))
  from typed_words(term), lateral (select token ~ '^[0-9]{4,18}$' as is_code) as kind
  having count(*) > 0
$$;
comment on function search_query(text) is
  'What a search box means: the compared name and numbers, a code with words beside it, and all words as a tsquery; null where nothing was said.';

create or replace function similar_words(term text) returns jsonb language plpgsql stable as $$
begin
  return (
  with once as materialized (
    select typed.*, (select true from search_word where word = token) is not null as is_known, array(
      select word from search_word
      where is_word and slips && word_slips(token) and not starts_with(word, token) and one_typing_error(token, word)
      order by similarity(word, token) desc, word limit 20) as near
    from typed_words(term) as typed
  ),
  meant as materialized (
    select token, is_form, is_word, exact, is_known,
      case when is_word and not is_known and near = '{}' then words_two_slips_from(token) else near end as near
    from once
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
  select jsonb_agg(jsonb_build_object('exact', exact, 'slips', slips, 'weight', weight) order by weight desc) from weighed);
end
$$;
comment on function similar_words(text) is
  'The words of a term, rarest first: what each stands for, words one slip away, and how much it counts by how rare it is.';
