import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { ArchiveForm } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { recordTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { archiveAudit, validateAudit } from '../audit/audit.public.ts';
import { alertOfAudit } from '../notification/notification.public.ts';
import { requireApproval } from './body-of-record.queries.ts';
import { neighboursOf } from './current-record.commands.ts';
import { type LockedRecord, lockRecord, putRecord } from './lock-record.commands.ts';
import {
  holdingReasons,
  type Standing,
  standingWhenTakenBack,
  standingWhenValidated,
} from './record-standing.rules.ts';
import { settled } from './settled.commands.ts';

const whereOf = ({ recordStatus, holdingReason }: Pick<Standing, 'recordStatus' | 'holdingReason'>): string =>
  holdingReason ? `${recordStatus}: ${holdingReason}` : recordStatus;

/** Validates a held record. One that is still Pending neighboursOf a Current one waits on, for its decision. */
export const validate = async (ctx: WriteContext, id: string): Promise<Audit> => {
  const denied = isOf(ctx.actor, 'body') ? auditLifeErrors.notHolding : undefined;
  const record = await lockRecord(ctx, id, { may: validateAudit(ctx.actor), denied });
  const standing = standingWhenValidated(record, await neighboursOf(ctx, record));
  if (standing.recordStatus === 'Holding' && record.holdingReason === holdingReasons.awaitingDecision)
    throw refuse(auditLifeErrors.awaitsDecision);
  await requireApproval(ctx, record);
  await putRecord(ctx, record, standing);
  const change = { from: whereOf(record), to: whereOf(standing) };
  await alertOfAudit(ctx, { kind: 'record validated', auditId: id, change });
  return settled(ctx, id);
};

const archiveRecord = async (ctx: WriteContext, record: LockedRecord): Promise<void> => {
  const { recordStatus } = record;
  if (!recordTransitions.archive.from.some((from) => from === recordStatus)) throw refuse(auditLifeErrors.closed);
  // Why it was held is kept for the day it is taken back.
  await putRecord(ctx, record, { ...record, recordStatus: 'Archived' });
};

const takeBack = async (ctx: WriteContext, record: LockedRecord): Promise<void> =>
  putRecord(ctx, record, standingWhenTakenBack(record, await neighboursOf(ctx, record)));

/** A record that stands there already stays as it is. */
export const archive = async (ctx: WriteContext, { externalId, archive: away }: ArchiveForm): Promise<Audit> => {
  const record = await lockRecord(ctx, externalId, { may: archiveAudit(ctx.actor) });
  const isAway = record.recordStatus === 'Archived';
  if (away && !isAway) await archiveRecord(ctx, record);
  if (!away && isAway) await takeBack(ctx, record);
  return settled(ctx, externalId);
};
