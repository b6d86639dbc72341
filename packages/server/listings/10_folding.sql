-- Folding gives two spellings of a word the same key. Listings store such keys, so all are rebuilt when folding changes.
-- Rebuilds: search_word, company, site, audit, recall, user, office

create or replace function search_text(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        lower(public.unaccent('public.unaccent', normalize(coalesce(name, ''), nfkc)) collate "und-x-icu"),
        '[''’ʼ`´]', '', 'g'),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\u2fff\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\ufdff\ufe20-\ufe2f\ufe70-\uffef\U00010000-\U0010ffff]+', ' ', 'g'),
    '(?<=(^| )[a-z0-9]) (?=[a-z0-9]( |$))', '', 'g'));
comment on function search_text(text) is
  'Name as compared: no accents, case or punctuation; initials joined, so that "S.T. Screen", "S.T.Screen" and "S T Screen" are "st screen".';

create or replace function search_tokens(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct left(token, 100)), '{}')
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
  'Words of a name, each by its first 100 characters; pairs of characters for scripts written without spaces (Thai, Chinese, Japanese, Korean, Khmer, Lao, Burmese).';
