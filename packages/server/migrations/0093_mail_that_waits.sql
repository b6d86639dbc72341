-- Mail about what can be undone waits until Undo is over, and is withdrawn by it.

alter table mail add column event text;
comment on column mail.event is 'What it tells of, if that can be undone: until the mail is first sent, it is withdrawn by this name.';
create index mail_event on mail (event) where event is not null;
create index alert_of_record on alert (entity_type, entity_id);
