import { certifyingStatuses, holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import type { AuditSubmissions } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { isApprovedFor } from '../certification-body/certification-body.public.ts';
import type { LockedRecord } from './lock-record.commands.ts';
import type { Standing } from './record-standing.rules.ts';

interface Body {
  id: string;
  submissions: AuditSubmissions;
}

/** The certification body whose restrictions apply to the caller; none for the standards body. */
const bindingBody = async ({ db, actor }: Context, id: string): Promise<Body | undefined> => {
  if (isOf(actor, 'body')) return undefined;
  const { rows } = await sql<Body>`
    select body.id::text, body.audit_submission_status as submissions
    from audit join certification_body as body on body.id = audit.certification_body_id
    where audit.id = ${id}::bigint`.execute(db);
  return rows[0];
};

/**
 * Refuses to change what a certificate prints while submissions of its certification body are on hold or prohibited.
 */
export const requireSubmissions = async (ctx: Context, { id, recordStatus }: LockedRecord): Promise<void> => {
  const { submissions = 'Allow' } = (await bindingBody(ctx, id)) ?? {};
  if (submissions === 'Prohibit' || (submissions === 'Hold' && recordStatus !== 'Holding'))
    throw refuse(auditLifeErrors.submissionsHeldBack);
};

/** Refuses a certificate from a certification body whose approval for the standard has ended. */
const requireApproval = async (ctx: Context, { id, standardId, certificationStatus }: LockedRecord): Promise<void> => {
  const body = await bindingBody(ctx, id);
  if (!body || !certifyingStatuses.some((each) => each === certificationStatus)) return;
  if (!(await isApprovedFor(ctx.db, { bodyId: body.id, standardId }))) throw refuse(auditLifeErrors.notApproved);
};

/** Refuses to validate a record that would still await its decision, or whose certification body is no longer approved. */
export const requireValidatable = async (
  ctx: Context,
  record: LockedRecord,
  { recordStatus }: Standing,
): Promise<void> => {
  if (recordStatus === 'Holding' && record.holdingReason === holdingReasons.awaitingDecision)
    throw refuse(auditLifeErrors.awaitsDecision);
  await requireApproval(ctx, record);
};
