-- Which alerts a user receives. Without a row they receive all of them.

create table subscription (
  user_id bigint primary key references app_user on delete cascade,
  switched_off text[] not null default '{}',
  choice text not null default 'All' check (choice in ('None', 'All', 'Custom'))
);
comment on column subscription.switched_off is 'The kinds of alert that the user does not receive.';
comment on column subscription.choice is 'Which standards'' audits the user is alerted of. Custom: those of subscription_standard.';

create table subscription_standard (
  user_id bigint not null references subscription on delete cascade,
  standard_id int not null references standard,
  category_ids int[],
  primary key (user_id, standard_id)
);
comment on column subscription_standard.category_ids is 'Only audits with one of these categories. Null: all of the standard.';
create index subscription_standard_standard on subscription_standard (standard_id);
