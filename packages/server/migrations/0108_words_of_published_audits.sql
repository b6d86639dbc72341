-- How many published audits have a word, so that a search for a common one need not count them one by one.
create table published_word (
  word text collate "C" not null,
  id bigint generated always as identity,
  audits int not null,
  primary key (word, id) include (audits)
);
comment on table published_word is
  'How many published audits have each word. A word may have several rows, whose sum counts: simultaneous changes never wait for each other.';

insert into published_word (word, audits)
select word, count(*) from audit_listing, unnest(tsvector_to_array(all_words)) as word
where published and word !~ '^[!#]' group by word;
analyze published_word;
