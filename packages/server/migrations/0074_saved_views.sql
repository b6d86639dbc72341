-- Saved views: how a person wants to see a list, under a name, for themselves alone or for their organisation.

create table saved_view (
  id bigint generated always as identity primary key,
  owner_id bigint not null references app_user on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  shared_with_type text
    check (shared_with_type in ('StandardsBody', 'CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody')),
  shared_with_id bigint,
  version int not null default 1,
  check ((shared_with_type is null) = (shared_with_id is null))
);
comment on column saved_view.list is 'The name of the list in the contract.';
comment on column saved_view.query is 'Search, filters, order and columns as the address of the list has them.';
comment on column saved_view.shared_with_id is 'The standards body, of which there is one, is 0.';
create unique index saved_view_name on saved_view (owner_id, list, lower(name));
create index saved_view_shared on saved_view (shared_with_type, shared_with_id, list) where shared_with_type is not null;
create trigger change_log after insert or update or delete on saved_view
  for each row execute function log_change('savedView', 'id');
