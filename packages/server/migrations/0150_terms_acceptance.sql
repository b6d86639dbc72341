create table terms_acceptance (
  user_id bigint not null references app_user on delete cascade,
  terms_version text not null,
  accepted_at timestamptz not null default app_now(),
  primary key (user_id, terms_version)
);
comment on table terms_acceptance is 'Which versions of the terms and the privacy policy a user has accepted, and when.';

create trigger change_log after insert on terms_acceptance
  for each row execute function log_change('user', 'user_id');
