-- Who an alert is for: one organisation, those with relations to an audit, or one user.

alter table alert add column audience text[], add column user_id bigint references app_user on delete cascade,
  add column actor_id bigint references app_user on delete set null,
  drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
    'sharing granted', 'sharing cancelled', 'new report', 'replaced report', 'record validated', 'suspended', 'withdrawn',
    'certificate expiring', 'expired', 'account activated')),
  drop constraint alert_entity_type_check, add constraint alert_entity_type_check
    check (entity_type in ('audit', 'site', 'company', 'user'));
comment on column alert.organisation_id is 'The organisation whose users are notified, if it is for one.';
comment on column alert.audience is 'Relations to the audit: users of the organisations that have one of them are notified.';
comment on column alert.user_id is 'The user who is notified, if it is for one.';
comment on column alert.actor_id is 'Who caused it, and is not notified. Null: a job.';
update alert set audience = '{owner,shared}' where organisation_id is null;
alter table alert add constraint alert_is_for_somebody check (num_nonnulls(organisation_id, audience, user_id) = 1);
create index alert_of_user on alert (user_id);
create index alert_of_actor on alert (actor_id);

alter table this_directory add column expiry_alerts_from date not null default current_date;
comment on column this_directory.expiry_alerts_from is
  'A certificate that was due to be announced as expiring before this day is not announced: the directory did not do so yet.';

alter table alert_recipient alter column organisation_type drop not null, alter column organisation_id drop not null;
comment on column alert_recipient.organisation_id is 'The organisation through which the user is notified. Null: as a person.';
