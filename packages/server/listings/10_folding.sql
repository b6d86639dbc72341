-- Folding gives two spellings of a word the same key. Listings store such keys, so all are rebuilt when folding changes.
-- Rebuilds: search_word, company, site, audit, recall, certification_body, user, office, auditor

create or replace function ascii_digits(name text) returns text language sql immutable parallel safe
  return case when octet_length(name) = length(name) then name else translate(name,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯' ||
    '౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩',
    repeat('0123456789', 14)) end;
comment on function ascii_digits(text) is
  'Digits of other scripts as 0 to 9: Arabic, Persian, of India, Thai, Lao, Burmese, Khmer.';

create or replace function search_text(name text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        lower(public.unaccent('public.unaccent', ascii_digits(normalize(coalesce(name, ''), nfkc))) collate "und-x-icu"),
        '[''’ʼ`´]', '', 'g'),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\u2fff\u3005-\u3007\u3021-\u302f\u3031-\u30fa\u30fc-\ufdff\ufe20-\ufe2f\ufe70-\uffef\U00010000-\U0001efff\U00020000-\U0003ffff]+', ' ', 'g'),
    '(?<=(^| )[a-z0-9]) (?=[a-z0-9]( |$))', '', 'g'));
comment on function search_text(text) is
  'Name as compared: no accents, case, punctuation or emoji; initials joined, so that "S.T. Screen", "S.T.Screen" and "S T Screen" are "st screen".';


create or replace function search_words(name text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return (select coalesce(array_agg(coalesce(
      '{"limited": "ltd", "incorporated": "inc", "corporation": "corp", "company": "co", "companies": "co", "cia": "co",
        "proprietary": "pty", "private": "pvt", "bros": "brothers", "bro": "brothers", "intl": "international",
        "mfg": "manufacturing", "mfr": "manufacturer",
        "mfrs": "manufacturers", "manf": "manufacturing", "svc": "service", "svcs": "services", "serv": "services",
        "dist": "distribution", "distrib": "distribution", "distr": "distribution", "grp": "group", "saint": "st",
        "sainte": "ste", "mount": "mt", "y": "and", "et": "and", "und": "and", "assoc": "associates",
        "bldg": "building", "inds": "industries", "industry": "industries", "pkg": "packaging",
        "pkging": "packaging", "prods": "products", "whse": "warehouse", "dept": "department",
        "natl": "national", "centre": "center", "ctr": "center",
        "aktiengesellschaft": "ag", "incorp": "inc"}'::jsonb ->> word, word) order by place), '{}')
  from string_to_table(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        ' ' || search_text(regexp_replace(name, '[&+]', ' and ', 'g')) || ' ',
        ' trading as ', ' ta ', 'g'),
        ' united kingdom ', ' uk ', 'g'),
        ' united states( of america)? ', ' usa ', 'g'),
        ' new zealand ', ' nz ', 'g'), ' ')
    with ordinality as typed(word, place)
  where word <> '');
end
$$;
comment on function search_words(text) is
  'Words of a name in order, each in one spelling: "&", "und" are "and", "Limited" is "ltd", "Intl" is "international".';

create or replace function is_legal_form(word text) returns boolean language sql immutable parallel safe
  return word = any('{ta,ltd,pty,pvt,llc,llp,plc,lp,inc,corp,co,gmbh,mbh,ag,kg,kgaa,ohg,ug,sa,sas,sasu,sarl,eurl,sl,slu,srl,srls,spa,sapa,bv,nv,cv,vof,
    as,asa,aps,ab,oy,oyj,oyab,spzoo,zoo,sp,sro,spol,kft,zrt,nyrt,doo,dd,ad,ood,eood,ltda,eireli,epp,sadecv,decv,ooo,oao,zao,pao,too,tov,pt,tbk,
    sdn,bhd,pte,kk,gk,bhd,jsc,ojsc,cjsc,lda,scs,snc,sca,hf,ehf,se,ev,eg,ou,sia,uab,cjsc,limitada,limitee}'::text[]);

create or replace function search_key(name text) returns text language sql immutable parallel safe
  return regexp_replace(
    replace(replace(array_to_string(search_words(name), ''), 'limited', 'ltd'), 'company', 'co'),
    '(?<=...)(ltd|plc|llp|llc|inc|gmbh|corp|pty)+$|股份有限公司|有限公司|株式会社|จำกัด', '', 'g');
comment on function search_key(text) is
  'A name as compared with a whole other one: without blanks and the legal form at its end, so that "Sea Food Ltd." is "Seafood".';

create or replace function is_unspaced(word text) returns boolean language sql immutable parallel safe
  return word ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]';
comment on function is_unspaced(text) is
  'Whether a word is of a script written without spaces: Thai, Chinese, Japanese, Korean, Khmer, Lao, Burmese.';

create or replace function search_tokens(name text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return (
    select coalesce(array_agg(distinct left(token, 100)), '{}')
    from unnest(string_to_array(search_text(name), ' ') || search_words(name)) as word,
      unnest(case when is_unspaced(word)
        then array(select substr(word, place, 2) from generate_series(1, greatest(length(word) - 1, 1)) as place)
        else array[word] end) as token
    where token not in ('', 'and'));
end
$$;
comment on function search_tokens(text) is
  'Words of a name, as written and in their one spelling, each by its first 100 characters; pairs of characters of unspaced ones.';

create or replace function search_number(number text, sign text) returns text language sql immutable parallel safe
  return sign || nullif(left(regexp_replace(lower(ascii_digits(normalize(coalesce(number, ''), nfkc))), '[^[:alnum:]]+', '', 'g'), 60), '');
comment on function search_number(text, text) is
  'A number as compared, without case, blanks and dashes; the sign keeps it apart from words: "!" of certificates, which everybody may search by, "#" of other registers.';
