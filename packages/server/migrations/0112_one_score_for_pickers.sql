-- Pickers compare words as lists do.
drop function if exists near_words(text);
