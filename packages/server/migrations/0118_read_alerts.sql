alter table alert_recipient add column id bigint generated always as identity unique, add column read_at timestamptz;
comment on column alert_recipient.read_at is 'When the user read the alert in the product, or marked it as read.';
-- Those of before were sent by mail alone.
update alert_recipient set read_at = now();
create index alert_recipient_unread on alert_recipient (user_id) where read_at is null;
