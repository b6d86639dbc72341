-- An alert is one row of its command; a job finds its recipients and writes their mail in portions.

alter table alert alter column organisation_type drop not null, alter column organisation_id drop not null,
  add column recipients_found_at timestamptz, add column next_at timestamptz;
update alert set recipients_found_at = at;
comment on table alert is 'An event that people are notified of, in its own transaction. The event itself stands in the change log.';
comment on column alert.organisation_id is 'Whose users are notified. Null: those of the organisations with a relation to the record.';
comment on column alert.event is 'Names the event: the same one raises no second alert.';
comment on column alert.recipients_found_at is 'Until then the alert can be withdrawn.';
comment on column alert.next_at is 'When its next portion is due. Null: every recipient has been written to.';
create index alert_due on alert (next_at, id) where next_at is not null;

create table alert_recipient (
  alert_id bigint not null references alert on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  organisation_type text not null
    check (organisation_type in ('CertificationBody', 'Company', 'Office', 'Site', 'AccreditationBody')),
  organisation_id bigint not null,
  is_mailed boolean not null default false,
  primary key (alert_id, user_id)
);
comment on table alert_recipient is 'Who is notified of an alert, once each.';
comment on column alert_recipient.organisation_id is 'The organisation through which the user is notified.';
comment on column alert_recipient.is_mailed is 'Whether the mail was written, not whether it was sent.';
create index alert_recipient_of_user on alert_recipient (user_id, alert_id);
create index alert_recipient_unmailed on alert_recipient (alert_id, user_id) where not is_mailed;

drop index mail_event;
alter table mail drop column event;
