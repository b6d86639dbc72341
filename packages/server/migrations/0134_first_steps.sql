create table hidden_first_steps (
  user_id bigint primary key references app_user on delete cascade,
  hidden_at timestamptz not null default app_now()
);
comment on table hidden_first_steps is 'The users who have hidden their first steps for good, on every device.';

-- Whether somebody has ever run a command is answered without reading all that they changed.
drop index change_log_actor;
create index change_log_actor on change_log (actor_id, event);
