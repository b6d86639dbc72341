import { onceCertifiedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import {
  type AlertKind,
  auditAlertKinds,
  auditorAlertKinds,
  requestKind,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { rolesOf } from '@attestry/contract/kernel/role-groups.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { auditRelations, unionOf } from '../reach/reach.public.ts';
import { trackedByAll } from '../tracker-level/tracker-level.public.ts';

/** How the organisations of an audience are related to an audit, under the alias `audit` of its listing. */
const relations = {
  owner: unionOf(auditRelations.byOwner, auditRelations.atSite),
  shared: auditRelations.shared,
  certificationBody: auditRelations.ofRecord,
  sharer: auditRelations.sharer,
  follower: auditRelations.favourite,
};
export type Audience = keyof typeof relations;

/** The deployment's options and tiers decide who is notified. */
type Deployment = Pick<Kernel, 'settings' | 'flags'>;

/** Who is reached in several ways is so by the first. */
export const audiences = [
  'owner',
  'shared',
  'certificationBody',
  'sharer',
  'follower',
] as const satisfies readonly Audience[];

/** Everybody whom a change of the certification status concerns. */
export const concerned: readonly Audience[] = ['owner', 'shared', 'certificationBody', 'follower'];

/** Those who can answer a request for a report. */
const sharingRoles = roles.filter((role) => permissionsOf(role).has('Audit.Share'));

const rolesNotifiedOf = (kind: AlertKind, { flags }: Deployment): readonly Role[] => {
  if (kind === requestKind) return sharingRoles;
  const group = auditorAlertKinds.some((one) => one === kind) ? 'mendsAuditors' : 'alerted';
  return rolesOf(group, flags.CompanyTiers);
};

/** The Certificate Tracker shows a follower no categories of the alert's `audit`: they do not decide, or the mail would reveal them. */
const hidesCategories = (deployment: Deployment): Predicate =>
  sql<boolean>`(notified.audience = 'follower' and ${trackedByAll('data', deployment.settings)} is not true)`;

/**
 * The user has switched the kind of `raised` off, or is not subscribed to the standard or a category of its audit. Shares
 * do not depend on standards.
 */
const isUnsubscribed = (deployment: Deployment): Predicate => sql<boolean>`exists (
  select from subscription where subscription.user_id = app_user.id and (
    raised.kind = any(subscription.switched_off)
    or raised.kind = any(${auditAlertKinds}::text[]) and (subscription.choice = 'None'
      or subscription.choice = 'Custom' and not exists (
        select from audit_listing as audit join subscription_standard as chosen on chosen.standard_id = audit.standard_id
        where audit.id = raised.entity_id and chosen.user_id = app_user.id
          and (chosen.category_ids is null or chosen.category_ids && audit.category_ids or ${hidesCategories(deployment)})))))`;

/** An alert whose recipients are to be found. */
export interface Addressed {
  id: string;
  kind: AlertKind;
  /** Relations to its audit; null if it is for one organisation or one user. */
  audience: readonly Audience[] | null;
}

/** Nothing of the site and standard of `audit` is certified now: Undo may have brought the certificate back. */
const isWithoutCertificate = sql<boolean>`not exists (select from audit_listing as now
  where now.site_id = audit.site_id and now.standard_id = audit.standard_id and now.record_status = 'Current'
    and ${isOneOf(sql`now.certification_status`, onceCertifiedStatuses)})`;

/** The organisation `reached` sees the audit itself, and is notified as its reader. */
const isReader = sql<boolean>`exists (
  select from (${relations.owner.organisations} union all ${relations.shared.organisations}) as reader
  where (reader.type, reader.id) = (reached.type, reached.id))`;

/**
 * Followers are notified of what the Certificate Tracker shows them: of expiry days ahead only where it shows those. That a
 * certificate is no longer current concerns those who do not see what took its place.
 */
const isNotified = (audience: Audience, kind: AlertKind, deployment: Deployment): Predicate => {
  if (audience !== 'follower') return always;
  if (kind === 'no longer current') return allOf(isWithoutCertificate, sql<boolean>`not ${isReader}`);
  return trackedByAll(kind === 'certificate expiring' ? 'data' : 'basic', deployment.settings);
};

/** The organisations that have a relation to the audit of the alert `raised`. */
const withRelation = (audience: Audience, kind: AlertKind, deployment: Deployment): RawBuilder<unknown> => sql`
  select ${sql.lit(audience)} as audience, ${sql.lit(audiences.indexOf(audience))} as place, reached.type, reached.id
  from audit_listing as audit cross join lateral (${relations[audience].organisations}) as reached
  where audit.id = raised.entity_id and ${isNotified(audience, kind, deployment)}`;

/** The organisations to notify of the alert `raised`. Other audiences are left out: each one is planned. */
const organisationsOf = ({ audience, kind }: Omit<Addressed, 'id'>, deployment: Deployment): RawBuilder<unknown> =>
  audience
    ? sql.join(
        audience.map((one) => withRelation(one, kind, deployment)),
        sql` union all `,
      )
    : sql`select null as audience, 0 as place, raised.organisation_type as type, raised.organisation_id as id
        where raised.organisation_id is not null`;

/** The organisations whose users belong to `notified`: itself and, of a certification body, its offices. */
const holders = sql`
  select notified.type, notified.id
  union all
  select 'Office', office.id from office
  where notified.type = 'CertificationBody' and office.certification_body_id = notified.id`;

/** The actor of `raised` is a user of the certification body `notified`, or of one of its offices. */
const isByItself = sql`exists (
  select from (${holders}) as holder join user_organisation as own
    on own.organisation_type = holder.type and own.organisation_id = holder.id
  where own.user_id = raised.actor_id)`;

/** A certification body is not notified of what its own users do. */
const isOfOthers = ({ audience }: Pick<Addressed, 'audience'>): Predicate =>
  audience?.includes('certificationBody')
    ? sql<boolean>`not (notified.audience = 'certificationBody' and ${isByItself})`
    : always;

/**
 * The people whom the alert `raised` reaches: active users other than the actor, as far as they subscribe, with each
 * organisation through which they are reached.
 */
const peopleOf = (alert: Omit<Addressed, 'id'>, deployment: Deployment): RawBuilder<unknown> => sql`
  from (${organisationsOf(alert, deployment)}) as notified
  cross join lateral (${holders}) as holder
  join user_organisation as held on held.organisation_type = holder.type and held.organisation_id = holder.id
  join app_user on app_user.id = held.user_id
  where app_user.status = 'Active' and app_user.role = any(${rolesNotifiedOf(alert.kind, deployment)}::text[])
    and app_user.id is distinct from raised.actor_id
    and not ${isUnsubscribed(deployment)} and ${isOfOthers(alert)}`;

/** Each of them once. */
const recipientsOf = (alert: Addressed, deployment: Deployment): RawBuilder<unknown> => sql`
  select distinct on (app_user.id) app_user.id as user_id, notified.audience, notified.type, notified.id
  ${peopleOf(alert, deployment)} order by app_user.id, notified.place, notified.type, notified.id`;

/** Stores the recipients of an alert. */
export const storeRecipients = async (db: Writer, alert: Addressed, deployment: Deployment): Promise<void> => {
  await sql`
    insert into alert_recipient (alert_id, user_id, organisation_type, organisation_id, is_follower, is_mailed)
    select raised.id, found.user_id, found.type, found.id, found.audience is not distinct from 'follower', false
    from alert as raised cross join lateral (${recipientsOf(alert, deployment)}) as found where raised.id = ${alert.id}::bigint
    union all
    select raised.id, raised.user_id, null, null, false, raised.facts ? 'shownOnly' from alert as raised join app_user on app_user.id = raised.user_id
    where raised.id = ${alert.id}::bigint and app_user.status = 'Active'`.execute(db);
  await sql`update alert set recipients_found_at = app_now() where id = ${alert.id}::bigint`.execute(db);
};

/** How many users an alert notifies, by their relation to the audit. */
export const countRecipients = async (
  db: Reader,
  alert: Addressed,
  deployment: Deployment,
): Promise<{ audience: Audience; people: number }[]> => {
  const { rows } = await sql<{ audience: Audience; people: number }>`
    select found.audience, count(*)::int as people
    from alert as raised cross join lateral (${recipientsOf(alert, deployment)}) as found
    where raised.id = ${alert.id}::bigint group by 1 order by 1`.execute(db);
  return rows;
};

/** Whether an alert of the audit of this id would notify anybody. */
export const hasRecipients = (
  { auditId, actorId, ...alert }: Omit<Addressed, 'id'> & { auditId: RawBuilder<unknown>; actorId: string },
  deployment: Deployment,
): Predicate => sql<boolean>`exists (
  select from (
    select ${alert.kind}::text as kind, ${auditId} as entity_id, ${actorId}::bigint as actor_id) as raised
  where exists (select ${peopleOf(alert, deployment)}))`;
