import type { AuditVerb } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { auditAccess, isFollowed, seeAudit } from '../audit/audit.public.ts';
import type { Slot } from '../audit-life/audit-life.public.ts';

const isOf = ({ siteId, standardId }: Slot): Predicate =>
  sql<boolean>`(audit.site_id = ${siteId}::bigint and audit.standard_id = ${standardId})`;

/** Locks an audit that another one may follow, for a verb. */
export const lockFollowed = async (ctx: WriteContext, id: string, verb: AuditVerb, slot: Slot): Promise<void> => {
  await auditAccess.lock(ctx, id, verb, { within: isOf(slot), missing: auditScheduleErrors.unknownAudit });
  const { rows } = await sql`select from audit where id = ${id}::bigint and ${isFollowed}`.execute(ctx.db);
  if (rows.length === 0) throw refuse(auditScheduleErrors.over);
};

/**
 * Locks the audit that a scheduled one follows and returns its id: the named one or, by default, the Current one of its
 * site and standard, if the caller may schedule from it.
 */
export const followedBy = async (
  ctx: WriteContext,
  slot: Slot,
  auditId: string | undefined,
): Promise<string | undefined> => {
  if (auditId) {
    await lockFollowed(ctx, auditId, 'schedule', slot);
    return auditId;
  }
  const { rows } = await sql<{ id: string }>`select audit.id from audit
    where ${isOf(slot)} and audit.record_status = 'Current' and ${seeAudit(ctx.actor)}
      and ${auditAccess.may(ctx.actor, 'schedule')} for update`.execute(ctx.db);
  return rows[0]?.id;
};

/** The columns of an audit about its renewal. */
export interface RenewalPlan {
  isPlanned: boolean | null;
  reason: string | null;
  comments: string | null;
  assessed: string | null;
}

/** Stores whether a renewal is planned; an unchanged value writes nothing. */
export const setRenewalPlan = async ({ db }: WriteContext, id: string, plan: RenewalPlan): Promise<void> => {
  const next: RawBuilder<unknown> = sql`(${plan.isPlanned}::boolean, ${plan.reason}::text,
    ${plan.comments}::text, ${plan.assessed}::date)`;
  const columns = sql`(is_renewal_planned, expiry_reason, expiry_comments, expiry_assessment_date)`;
  await sql`update audit set ${columns} = ${next}, version = version + 1
    where id = ${id}::bigint and ${columns} is distinct from ${next}`.execute(db);
};
