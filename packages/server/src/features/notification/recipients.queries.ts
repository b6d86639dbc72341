import { auditAlertKinds } from '@attestry/contract/features/notification/notification.schema.ts';
import { isIn, permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { auditRelations, unionOf } from '../reach/reach.public.ts';

/** Relations to an audit. */
const relations = {
  owner: unionOf(auditRelations.byOwner, auditRelations.atSite),
  shared: auditRelations.shared,
  certificationBody: auditRelations.ofRecord,
};
export type Audience = keyof typeof relations;
const audiences = ['owner', 'shared', 'certificationBody'] as const satisfies readonly Audience[];

/** Everybody whom a change of the certification status concerns. */
export const concerned: readonly Audience[] = audiences;

/** Users who may see audits, except Lite users, who only get account mail. */
const notifiedRoles = roles.filter((role) => permissionsOf(role).has('Audit.View') && !isIn('lite', role));

/** Whether an actor's role is ever alerted of audits and shares. */
export const isNotified = ({ role }: Actor): boolean => notifiedRoles.includes(role);

/**
 * The user has switched the kind of `raised` off, or is not subscribed to the standard or a category of its audit. Shares
 * do not depend on standards.
 */
const isUnsubscribed = sql`exists (
  select from subscription where subscription.user_id = app_user.id and (
    raised.kind = any(subscription.switched_off)
    or raised.kind = any(${auditAlertKinds}::text[]) and (subscription.choice = 'None'
      or subscription.choice = 'Custom' and not exists (
        select from audit_listing as about join subscription_standard as chosen on chosen.standard_id = about.standard_id
        where about.id = raised.entity_id and chosen.user_id = app_user.id
          and (chosen.category_ids is null or chosen.category_ids && about.category_ids)))))`;

/** The organisations that have a relation to the audit of the alert `raised`. */
const withRelation = (audience: Audience, place: number): RawBuilder<unknown> => sql`
  select ${sql.lit(audience)} as audience, ${sql.lit(place)} as place, reached.type, reached.id
  from audit cross join lateral (${relations[audience].organisations}) as reached
  where audit.id = raised.entity_id and ${sql.lit(audience)} = any(raised.audience)`;

/** The organisations to notify of the alert `raised`. */
const organisations = sql`
  select null as audience, 0 as place, raised.organisation_type as type, raised.organisation_id as id
  where raised.organisation_id is not null
  union all ${sql.join(audiences.map(withRelation), sql` union all `)}`;

/** The actor of `raised` is a user of the certification body `notified`, or of one of its offices. */
const isByItself = sql`exists (
  select from user_organisation as own
  left join office on own.organisation_type = 'Office' and office.id = own.organisation_id
  where own.user_id = raised.actor_id and notified.id = case own.organisation_type
    when 'CertificationBody' then own.organisation_id else office.certification_body_id end)`;

/**
 * The recipients of the alert `raised`, each once and with the organisation through which they are notified: active users
 * other than the actor, as far as they subscribe. A certification body is not notified of what its own users do.
 */
const recipients = sql`
  select distinct on (app_user.id) app_user.id as user_id, notified.audience, notified.type, notified.id
  from (${organisations}) as notified
  join user_organisation as held on held.organisation_type = notified.type and held.organisation_id = notified.id
    or notified.type = 'CertificationBody' and held.organisation_type = 'Office' and held.organisation_id in (
      select office.id from office where office.certification_body_id = notified.id)
  join app_user on app_user.id = held.user_id
  where app_user.status = 'Active' and app_user.role = any(${notifiedRoles}::text[])
    and app_user.id is distinct from raised.actor_id
    and not ${isUnsubscribed}
    and not (notified.audience is not distinct from 'certificationBody' and ${isByItself})
  order by app_user.id, notified.place, notified.type, notified.id`;

/** Stores the recipients of an alert. */
export const storeRecipients = async (db: Writer, alertId: string): Promise<void> => {
  await sql`
    insert into alert_recipient (alert_id, user_id, organisation_type, organisation_id)
    select raised.id, found.user_id, found.type, found.id
    from alert as raised cross join lateral (${recipients}) as found where raised.id = ${alertId}::bigint
    union all
    select raised.id, raised.user_id, null, null from alert as raised join app_user on app_user.id = raised.user_id
    where raised.id = ${alertId}::bigint and app_user.status = 'Active'`.execute(db);
  await sql`update alert set recipients_found_at = app_now() where id = ${alertId}::bigint`.execute(db);
};

/** How many users alerts will notify, by their relation to the audit. */
export const countRecipients = async (
  db: Writer,
  alertIds: readonly string[],
): Promise<{ audience: Audience; people: number }[]> => {
  const { rows } = await sql<{ audience: Audience; people: number }>`
    select found.audience, count(distinct found.user_id)::int as people
    from alert as raised cross join lateral (${recipients}) as found
    where raised.id = any(${alertIds}::bigint[]) group by 1 order by 1`.execute(db);
  return rows;
};
