import type { Audit, AuditVerb } from '@attestry/contract/features/audit/audit.schema.ts';
import type { CertificationStatus, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type { ErrorDefinition } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { auditAccess, readAudit, seeAudit, shownStatus } from '../audit/audit.public.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { changeSlot, displaceCurrent, lockSlot, neighboursOf, type Slot } from './current-record.commands.ts';
import { type Standing, standingWhenDisplaced } from './record-standing.rules.ts';

/**
 * A record locked together with its slot: no other transaction changes it or makes another record of the slot Current.
 */
export interface LockedRecord extends Slot {
  id: string;
  version: number;
  startDate: string;
  recordStatus: RecordStatus;
  holdingReason: string | null;
  /** As of today. */
  certificationStatus: CertificationStatus;
  /** Null if it was never validated. */
  validationDate: string | null;
}

/** The slot of an audit that the caller sees; refuses with `missing` otherwise. */
export const slotOf = async ({ db, actor }: WriteContext, id: string, missing?: ErrorDefinition): Promise<Slot> => {
  const { rows } = await sql<Slot>`select audit.site_id as "siteId", audit.standard_id as "standardId" from audit
    where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  return oneFound(rows, missing);
};

/** A record and its place in its slot; locked only if read by `lockRecord`. */
export const recordInSlot = async ({ db, today }: Context, id: string): Promise<LockedRecord> => {
  const { rows } = await sql<LockedRecord>`
    select audit.id, audit.version, audit.site_id as "siteId", audit.standard_id as "standardId",
      audit.start_date as "startDate", audit.record_status as "recordStatus", audit.holding_reason as "holdingReason",
      ${shownStatus(today)} as "certificationStatus", audit.validation_date as "validationDate"
    from audit where audit.id = ${id}::bigint`.execute(db);
  return oneFound(rows);
};

/** Locks an audit for a verb: its slot first, then its row. Hidden, it is not found; without the verb, `denied`. */
export const lockRecord = async (
  ctx: WriteContext,
  id: string,
  verb: AuditVerb,
  denied?: ErrorDefinition,
): Promise<LockedRecord> => {
  await lockSlot(ctx.db, await slotOf(ctx, id));
  await auditAccess.lock(ctx, id, verb, { denied });
  return recordInSlot(ctx, id);
};

/** The validation date is the day a record first left Holding. */
const moveRecord = async (ctx: WriteContext, record: LockedRecord, standing: Standing): Promise<void> => {
  const { present } = await neighboursOf(ctx, record);
  const { recordStatus, holdingReason, certificationStatus } = standing;
  if (present && recordStatus === 'Current')
    await displaceCurrent(
      ctx,
      present,
      standingWhenDisplaced(present, { startDate: record.startDate, certificationStatus }),
    );
  const isValidated = recordStatus === 'Current' || recordStatus === 'Closed';
  await sql`update audit set record_status = ${recordStatus}, holding_reason = ${holdingReason},
      certification_status = case when ${certificationStatus} = ${shownStatus(ctx.today)} then certification_status
        else ${certificationStatus} end,
      validation_date = case when ${isValidated} then coalesce(validation_date, ${ctx.today}::date) else validation_date end,
      version = version + 1
    where id = ${record.id}::bigint`.execute(ctx.db);
};

/** Stores the standing of a locked record and displaces the Current record if necessary. */
export const storeStanding = (ctx: WriteContext, record: LockedRecord, standing: Standing): Promise<void> =>
  changeSlot(ctx, record, () => moveRecord(ctx, record, standing));

/** Reads a record after a command; reissues its certificate if a printed field has changed. */
export const readReissued = async (ctx: WriteContext, id: string): Promise<Audit> => {
  await issueCertificate(ctx.db, { auditId: id, today: ctx.today, settings: ctx.kernel.settings });
  return readAudit(ctx, id);
};
