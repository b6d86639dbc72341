import { type AuditAlertKind, auditAlertKinds } from '@attestry/contract/features/notification/notification.schema.ts';
import { isIn, permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import { auditRelations, unionOf } from '../reach/reach.public.ts';

const ownerAndShared = unionOf(auditRelations.byOwner, auditRelations.shared);

/** The relation of organisations to an audit whose users are notified of an event. */
const relationTo: Record<AuditAlertKind, { organisations: RawBuilder<unknown> }> = {
  'replaced report': ownerAndShared,
  // Nobody else could see the record before.
  'record validated': auditRelations.byOwner,
  suspended: ownerAndShared,
  withdrawn: ownerAndShared,
};

/** Users who may see audits, except Lite users, who only get account mail. */
const notifiedRoles = roles.filter((role) => permissionsOf(role).has('Audit.View') && !isIn('lite', role));

const isOfAudit = (kind: string): kind is AuditAlertKind => auditAlertKinds.some((one) => one === kind);

/** The organisations to notify, as `type` and `id`: the alert's own, or those with its relation to the record. */
const organisationsOf = (kind: string): RawBuilder<unknown> => {
  const own = sql`select organisation_type as type, organisation_id as id from raised where organisation_id is not null`;
  return isOfAudit(kind)
    ? sql`${own} union select reached.type, reached.id from raised join audit on audit.id = raised.entity_id
        cross join lateral (${relationTo[kind].organisations}) as reached where raised.organisation_id is null`
    : own;
};

/**
 * Stores the recipients of an alert: the active users of the organisations to notify, each once. Users of a certification
 * body's offices are its users.
 */
export const findRecipients = async (db: Writer, { id, kind }: { id: string; kind: string }): Promise<void> => {
  await sql`
    with raised as (select * from alert where id = ${id}::bigint),
    notified as (${organisationsOf(kind)}),
    held as (
      select type, id, type as held_type, id as held_id from notified
      union all
      select notified.type, notified.id, 'Office', office.id from notified
      join office on notified.type = 'CertificationBody' and office.certification_body_id = notified.id)
    insert into alert_recipient (alert_id, user_id, organisation_type, organisation_id)
    select distinct on (app_user.id) ${id}::bigint, app_user.id, held.type, held.id from held
    join user_organisation on user_organisation.organisation_type = held.held_type
      and user_organisation.organisation_id = held.held_id
    join app_user on app_user.id = user_organisation.user_id
    where app_user.status = 'Active' and app_user.role = any(${notifiedRoles}::text[])
    order by app_user.id, held.type, held.id
    on conflict do nothing`.execute(db);
  await sql`update alert set recipients_found_at = app_now() where id = ${id}::bigint`.execute(db);
};
