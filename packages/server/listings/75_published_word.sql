-- How many published audits have each word, followed with every change of their listing.
-- Rebuilds: published_word

-- Adds up the rows of each word that nobody else is changing, and waits for none.
create function listing.add_published_words(gained text[], lost text[]) returns void language sql as $$
  with difference as (
    select word, sum(audits) as audits
    from (select unnest(gained), 1 union all select unnest(lost), -1) as changed(word, audits)
    where word !~ '^[!#]' group by word having sum(audits) <> 0
  ), earlier as (
    delete from published_word where ctid = any(array(
      select ctid from published_word where word in (select word from difference) for update skip locked))
    returning word, audits
  )
  insert into published_word (word, audits)
  select word, sum(audits) from (select * from difference union all select * from earlier) as known
  group by word having sum(audits) <> 0
$$;

create function listing.count_published_words() returns trigger language plpgsql as $$
declare
  gained text[] := '{}';
  lost text[] := '{}';
begin
  if tg_op = 'TRUNCATE' then
    delete from published_word;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    gained := array(select unnest(tsvector_to_array(all_words)) from changed where published);
  end if;
  if tg_op <> 'INSERT' then
    lost := array(select unnest(tsvector_to_array(all_words)) from before where published);
  end if;
  if gained <> lost then
    perform listing.add_published_words(gained, lost);
  end if;
  return null;
end
$$;
create trigger count_published_words_added after insert on audit_listing
  referencing new table as changed for each statement execute function listing.count_published_words();
create trigger count_published_words_changed after update on audit_listing
  referencing old table as before new table as changed for each statement execute function listing.count_published_words();
create trigger count_published_words_removed after delete on audit_listing
  referencing old table as before for each statement execute function listing.count_published_words();
create trigger count_published_words_emptied after truncate on audit_listing
  for each statement execute function listing.count_published_words();

create function listing.rebuild_published_word() returns void language sql as $$
  delete from published_word;
  insert into published_word (word, audits)
  select word, count(*) from audit_listing, unnest(tsvector_to_array(all_words)) as word
  where published and word !~ '^[!#]' group by word;
  analyze published_word
$$;

create or replace function published_with(term text) returns bigint language sql stable as $$
  select sum(audits) from published_word
  where word = (select min(word) from unnest(search_words(left(term, 100))) as word where word <> 'and' having count(*) = 1)
$$;
comment on function published_with(text) is
  'How many published audits have the word of a term, which a search finds at least; null for a term of several words.';
