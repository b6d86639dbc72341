create table sign_up (
  company_id bigint primary key,
  token_hash bytea not null unique,
  company jsonb not null,
  created_at timestamptz not null default app_now()
);
comment on table sign_up is
  'Companies that visitors have entered and whose first user does not exist yet. They become companies with that user.';

alter table change_log add column actor_name text;
alter table change_log alter column actor_name set default nullif(current_setting('app.actor_name', true), '');
comment on column change_log.actor_name is 'Who acted without an account.';
