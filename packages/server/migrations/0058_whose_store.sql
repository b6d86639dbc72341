-- By what the store of files knows its database again.

create table this_directory (
  id int primary key default 1 check (id = 1),
  mark uuid not null default gen_random_uuid()
);
comment on table this_directory is 'The one row that names this directory, in copies of the database as well.';
comment on column this_directory.mark is 'Stands in the store of files, too: only there are files cleared.';
insert into this_directory default values;
