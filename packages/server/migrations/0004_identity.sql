-- Who signs in: accounts, their organisations, and the embedded identity provider's own records.

create table app_user (
  id bigint generated always as identity primary key,
  identificator uuid not null unique default gen_random_uuid(),
  email text not null,
  first_name text not null,
  last_name text not null,
  job_title text,
  phone text,
  role text not null default 'UNKNOWN',
  status text not null default 'Active' check (status in ('Active', 'Deactivated')),
  subject text unique,
  version int not null default 1,
  created_at timestamptz not null default app_now()
);
comment on column app_user.subject is 'The account at an external identity provider, once linked.';
create unique index app_user_email on app_user (lower(email));
create trigger change_log after insert or update or delete on app_user
  for each row execute function log_change('user', 'id');

create table user_organisation (
  user_id bigint not null references app_user on delete cascade,
  organisation_type text not null
    check (organisation_type in ('CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody')),
  organisation_id bigint not null,
  is_primary boolean not null default false,
  primary key (user_id, organisation_type, organisation_id)
);
create unique index user_organisation_one_primary on user_organisation (user_id) where is_primary;
create index user_organisation_of on user_organisation (organisation_type, organisation_id);
create trigger change_log after insert or update or delete on user_organisation
  for each row execute function log_change('user', 'user_id');

create table login (
  user_id bigint primary key references app_user on delete cascade,
  password_hash text not null,
  generation int not null default 1,
  set_at timestamptz not null default app_now()
);
comment on column login.generation is
  'Grows with a new password and with signing out everywhere; access tokens of an earlier one are refused.';
comment on column login.password_hash is 'scrypt with its parameters: scrypt$N$r$p$salt$key, base64.';

create table password_link (
  token_hash bytea primary key,
  user_id bigint not null references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_user on password_link (user_id);

create table oidc_record (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_record_grant on oidc_record (grant_id) where grant_id is not null;
create index oidc_record_uid on oidc_record (uid) where uid is not null;
create index oidc_record_account on oidc_record (account_id) where account_id is not null;
create index oidc_record_expiry on oidc_record (expires_at);

create table oidc_key (
  id int primary key default 1 check (id = 1),
  signing_key jsonb not null,
  cookie_key text not null,
  created_at timestamptz not null default app_now()
);

create table attempt (
  subject text not null,
  at timestamptz not null default app_now()
);
comment on table attempt is 'Counted attempts: what rate limits count across servers.';
comment on column attempt.subject is 'What is counted and a digest of by whom or for whom; addresses themselves are not kept.';
create index attempt_of on attempt (subject, at);
