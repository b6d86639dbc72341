-- What a search means is a document now; words are found by what is left of them without a letter, not by trigrams.
drop type search_query cascade;
drop index search_word_near;
delete from search_word;
alter table search_word add column slips text[] not null;
create index search_word_slips on search_word using gin (slips);
