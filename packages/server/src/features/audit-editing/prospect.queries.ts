import { type CertificationStatus, certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import {
  type Approval,
  auditOfId,
  isOnHold,
  judgeApproval,
  lockAuditOfVisit,
} from '../audit-import/audit-import.public.ts';
import {
  beside,
  holdingReasons,
  type LockedRecord,
  type Standing,
  standingWhenValidated,
} from '../audit-life/audit-life.public.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

/** Where a record would stand after an edit. */
export interface Prospect {
  /** The record as it would be, for the others of its slot. */
  record: LockedRecord;
  standing: Standing;
  /** The records in sight that would be closed by it. */
  closings: EditMessage[];
}

/**
 * A record that awaited its decision goes on with it; one that its owner has edited, or a certification body on hold, waits to
 * be validated anew. Any other stays where it is, as a replaced report leaves it.
 */
const standingAfter = async (
  ctx: WriteContext,
  record: LockedRecord & Pick<RecordToEdit, 'body'>,
): Promise<Standing> => {
  const awaited = record.recordStatus === 'Holding' && record.holdingReason === holdingReasons.awaitingDecision;
  const isOwner = !isOf(ctx.actor, 'body') && !isOf(ctx.actor, 'cb');
  if (awaited && isOwner) return { ...record, holdingReason: holdingReasons.byOwner };
  if (awaited && isOnHold(ctx.actor, record.body)) return { ...record, holdingReason: holdingReasons.onHold };
  if (!awaited || record.certificationStatus === 'Pending') return record;
  return standingWhenValidated(record, await beside(ctx, record));
};

export const prospectOf = async (
  ctx: WriteContext,
  present: RecordToEdit,
  { keys, certificationStatus }: EditedRecord,
): Promise<Prospect> => {
  const record = { ...present, startDate: answerText(keys.startDate) ?? present.startDate, certificationStatus };
  const standing = await standingAfter(ctx, record);
  const becomesCurrent = standing.recordStatus === 'Current' && present.recordStatus !== 'Current';
  const { present: former } = becomesCurrent ? await beside(ctx, record) : {};
  // Where the former record is out of sight, nothing is told of it.
  const seen = former && (await auditOfId(ctx.db, ctx.actor, former.id));
  const closings = seen ? [{ message: `Audit ${seen.id} by ${seen.certificationBody.name} would be closed.` }] : [];
  return { record, standing, closings };
};

const atKey = ({ template }: RecordToEdit, key: KeyAnswer, message: string): EditMessage => {
  const xmlTag = entryFor(template, key)?.xmlTag;
  return { message, ...(xmlTag && { xmlTag }) };
};

/** A country is written by any of its names and kept by its own. */
export const knownCountry = async (
  { db }: WriteContext,
  record: RecordToEdit,
  edited: EditedRecord,
): Promise<{ edited: EditedRecord; problems: EditMessage[] }> => {
  const written = answerText(edited.keys.country);
  if (written === undefined || written === record.keys.country) return { edited, problems: [] };
  const countries = await knownCountries(db);
  const id = countryFinder(countries)(written);
  const country = countries.find((each) => each.id === id);
  if (!country) return { edited, problems: [atKey(record, 'country', `"${written}" is not a country in the list`)] };
  const tag = entryFor(record.template, 'country')?.xmlTag;
  const whole = tag === undefined ? edited.whole : { ...edited.whole, [tag]: country.name };
  return { edited: { ...edited, whole, keys: { ...edited.keys, country: country.name } }, problems: [] };
};

/** A certification body whose approval has ended leaves its certificates as they are, and gives no other. */
export const approvalFor = async (
  ctx: WriteContext,
  { body, standardId, template, certificationStatus: present }: RecordToEdit,
  { certificationStatus }: EditedRecord,
): Promise<Approval> => {
  const isHeld = (status: CertificationStatus) => certifyingStatuses.some((each) => each === status);
  if (!isHeld(certificationStatus) || isHeld(present)) return { refusals: [], overrides: [] };
  return judgeApproval(ctx, { body, standardId, standard: template.standard });
};

/** Two audits of one visit would be one doubled. */
export const sameVisit = async (
  { db, actor }: WriteContext,
  record: RecordToEdit,
  { keys }: EditedRecord,
): Promise<EditMessage[]> => {
  const startDate = answerText(keys.startDate);
  if (startDate === undefined || startDate === record.startDate) return [];
  const { siteId, standardId, id } = record;
  const visit = { siteId, standardId, bodyId: record.body.id };
  const double = await lockAuditOfVisit(db, actor, visit, { startDate, otherThan: id });
  if (!double) return [];
  return [atKey(record, 'startDate', `Audit ${double.id} is of this site, standard and start date already`)];
};
