-- Who asked for another attempt at a job or mail that failed. Jobs and mail are queues without a record of changes; this has one.

create table asked_attempt (
  id bigint generated always as identity primary key,
  system_id int not null default 1 check (system_id = 1),
  kind text not null check (kind in ('Job', 'Mail')),
  name text not null,
  last_error text
);
comment on column asked_attempt.system_id is 'All of them are changes of one thing, the system.';
comment on column asked_attempt.name is 'The job, or the subject and recipient of the mail.';
create trigger change_log after insert or update or delete on asked_attempt
  for each row execute function log_change('system', 'system_id');

-- What waits or failed is found among all mail that was ever sent.
create index mail_unsent on mail (created_at) where sent_at is null;
