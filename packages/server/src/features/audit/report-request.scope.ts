import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations, isShownByShares, unionOf } from '../reach/reach.public.ts';
import { auditAccess } from './audit.scope.ts';

const { organisations: reached } = unionOf(auditRelations.shared, auditRelations.owned);

/** The organisation that asked for the report of `request` sees the audit, by a share or as its owner. */
export const isAnswered = sql<boolean>`exists (
  select from audit cross join lateral (${reached}) as reached
  where audit.id = request.audit_id and reached.type = request.organisation_type
    and reached.id = request.organisation_id)`;

/** The asking organisation is active: nothing can be shared with an inactive one. */
const isByActive = sql<boolean>`exists (
  select from organisation as asker where asker.is_active and asker.type = request.organisation_type
    and asker.id = request.organisation_id)`;

export const isPending = allOf(
  sql<boolean>`request.requested_at > app_now() - make_interval(days => ${sql.lit(requestDays)})`,
  sql<boolean>`request.ended_at is null`,
  isByActive,
  sql<boolean>`not ${isAnswered}`,
);

/** The reader may share the audit, and a share would show it. */
export const isShareable = (actor: Actor): Predicate => allOf(auditAccess.may(actor, 'share'), isShownByShares);

/** Somebody waits for the reader to share the audit. */
export const awaitsShare = (actor: Actor): Predicate =>
  allOf(
    isShareable(actor),
    sql<boolean>`audit.id in (select request.audit_id from report_request as request where ${isPending})`,
  );
