-- A statement with this condition, which is always met, is run without parallel workers.
create function on_one_core() returns boolean language sql immutable parallel unsafe return true;
comment on function on_one_core is 'Always true. PostgreSQL runs statements that contain it without parallel workers.';
