import { requestDays } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations, isShownByShares } from '../reach/reach.public.ts';
import { auditAccess } from './audit.scope.ts';

/** A share shows the audit of `request` to the organisation that asked for its report. */
export const isAnswered = sql<boolean>`exists (
  select from audit cross join lateral (${auditRelations.shared.organisations}) as reached
  where audit.id = request.audit_id and reached.type = request.organisation_type
    and reached.id = request.organisation_id)`;

export const isPending = allOf(
  sql<boolean>`request.requested_at > app_now() - make_interval(days => ${sql.lit(requestDays)})`,
  sql<boolean>`request.answered_at is null`,
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
