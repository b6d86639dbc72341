-- A search reads what its words may stand for together, not word by word.
drop function if exists words_beginning(text), words_apart(text);
