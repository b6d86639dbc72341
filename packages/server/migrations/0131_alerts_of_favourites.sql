alter table alert_recipient add column is_follower boolean not null default false;
comment on column alert_recipient.is_follower is
  'Notified of a favourite: told what the Certificate Tracker shows of it, and no more.';
