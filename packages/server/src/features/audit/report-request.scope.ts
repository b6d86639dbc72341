import { sharedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations, isShareTarget, isShownByShares, type Relation, restrictTo } from '../reach/reach.public.ts';
import { auditAccess } from './audit.scope.ts';

const isReachedBy = ({ organisations }: Relation): Predicate => sql<boolean>`exists (
  select from audit cross join lateral (${organisations}) as reached
  where audit.id = request.audit_id and reached.type = request.organisation_type
    and reached.id = request.organisation_id)`;

/** The organisation that asked for the report of `request` sees the audit by a share. */
export const isAnswered = isReachedBy(auditRelations.shared);

/** Since this moment the record status of `audit` has let shares show it, if only for a while. */
const wasShownSince = (since: RawBuilder<unknown>): Predicate => sql<boolean>`(${isShownByShares} or exists (
  select from change_log as change where change.entity = 'audit' and change.entity_id = audit.id and change.at >= ${since}
    and ${isOneOf(sql`(change.changes -> 'record_status' ->> 0)`, sharedStatuses)}))`;

/** The same, or did see it since this moment, before its record status changed. */
export const wasAnsweredSince = (since: RawBuilder<unknown>): Predicate =>
  isReachedBy(restrictTo(wasShownSince(since), auditRelations.covered));

/** The audit can be shared with the organisation that asked for it. */
const isByTarget = sql<boolean>`exists (
  select from organisation where organisation.type = request.organisation_type
    and organisation.id = request.organisation_id and ${isShareTarget('audit', sql`request.audit_id`)})`;

export const isPending = allOf(
  sql<boolean>`request.requested_at > app_now() - make_interval(days => ${sql.lit(requestDays)})`,
  sql<boolean>`request.ended_at is null`,
  isByTarget,
  sql<boolean>`not ${isAnswered}`,
);

/** The reader may share the audit, and a share would show it. */
export const isShareable = (actor: Actor): Predicate => allOf(auditAccess.may(actor, 'share'), isShownByShares);

/** The number of requests that wait for the reader to share the audit. */
export const waitingRequests = (actor: Actor): RawBuilder<number> => sql<number>`case when ${isShareable(actor)} then (
  select count(*)::int from report_request as request where request.audit_id = audit.id and ${isPending}) else 0 end`;

/** Somebody waits for the reader to share the audit. */
export const awaitsShare = (actor: Actor): Predicate =>
  allOf(
    isShareable(actor),
    sql<boolean>`audit.id in (select request.audit_id from report_request as request where ${isPending})`,
  );
