-- A long word with two slips in it still begins or ends as it should.
create index search_word_reversed on search_word (reverse(word));
