-- Mail on its way: a row is written in the transaction that causes it and delivered after its commit, once per key.

create table mail (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  recipient_name text not null,
  recipient_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default app_now(),
  next_attempt_at timestamptz default app_now(),
  attempts int not null default 0,
  last_error text,
  sent_at timestamptz,
  check (sent_at is null or next_attempt_at is null)
);
comment on table mail is 'A queue of deliveries, no record of anybody''s doing: exempt from the record of changes.';
comment on column mail.dedupe_key is 'Names person and event; a second mail of the same key is not written.';
comment on column mail.next_attempt_at is 'When it is due; null once sent, or given up because the recipient''s server refused it for days.';
create index mail_due on mail (next_attempt_at, id) where next_attempt_at is not null;
