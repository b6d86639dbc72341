-- Mail of a subscription names an address that ends it with one click and without signing in (RFC 8058).

create table unsubscribe_link (
  token uuid primary key default gen_random_uuid(),
  user_id bigint not null references app_user on delete cascade,
  kind text not null,
  unique (user_id, kind)
);
comment on table unsubscribe_link is 'The link in the mail of a kind of alert that switches this kind off for its user.';

alter table mail add column unsubscribe_url text;
comment on column mail.unsubscribe_url is 'Where a mail program unsubscribes its reader. Null: the mail is about an account.';
