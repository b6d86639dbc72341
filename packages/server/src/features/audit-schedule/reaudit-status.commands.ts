import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { expiryReasons, ofNumber } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import type { ExpiryForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { cleared } from '../../kernel/fields/form-columns.ts';
import { readAudit } from '../audit/audit.public.ts';
import { lockSlot, slotOf } from '../audit-life/audit-life.public.ts';
import { lockFollowed, setRenewalPlan } from './followed-audit.commands.ts';

/** Deletes what the audit's certification body has scheduled; the schedule of another one, which took over, stays. */
const cancelSchedule = async ({ db }: WriteContext, auditId: string): Promise<void> => {
  await sql`delete from audit_schedule as schedule using audit
    where audit.id = ${auditId}::bigint and schedule.site_id = audit.site_id
      and schedule.standard_id = audit.standard_id
      and schedule.certification_body_id = audit.certification_body_id`.execute(db);
};

/** Records that no renewal is planned, and why. The certificate stays valid until its expiry day. */
export const giveStatus = async (ctx: WriteContext, form: ExpiryForm): Promise<Audit> => {
  const reason = ofNumber(expiryReasons, form.reasonId);
  if (!reason) throw refuse(auditScheduleErrors.unknownReason);
  const slot = await slotOf(ctx, form.auditId, auditScheduleErrors.unknownAudit);
  await lockSlot(ctx.db, slot);
  await lockFollowed(ctx, form.auditId, 'giveReauditStatus', slot);
  await cancelSchedule(ctx, form.auditId);
  await setRenewalPlan(ctx, form.auditId, {
    isPlanned: false,
    reason,
    comments: cleared(form.expiryComments) ?? null,
    assessed: cleared(form.assessmentDate) ?? null,
  });
  return readAudit(ctx, form.auditId);
};
