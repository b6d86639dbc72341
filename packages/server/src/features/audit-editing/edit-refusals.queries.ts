import { isDeepStrictEqual } from 'node:util';
import { type CertificationStatus, certifyingStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import {
  type Approval,
  asChecked,
  doubtsAboutReport,
  judgeApproval,
  lockAuditOfVisit,
  whyProhibited,
  whyUnchangeable,
} from '../audit-report/audit-report.public.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

/** Ending a certification is never refused. */
const endsCertification = ({ certificationStatus }: EditedRecord): boolean =>
  certificationStatus === 'Suspended' || certificationStatus === 'Withdrawn';

/** Whether an edit does what an upload can do: change the report, or certify. */
const isSubmission = (record: RecordToEdit, edited: EditedRecord): boolean =>
  !isDeepStrictEqual(edited.whole, record.whole) ||
  (edited.certificationStatus !== record.certificationStatus && !endsCertification(edited));

/** Refuses such an edit while submissions of the certification body are on hold or prohibited. */
export const againstSubmission = (actor: Actor, record: RecordToEdit, edited: EditedRecord): EditMessage[] => {
  if (!isSubmission(record, edited)) return [];
  const message = whyProhibited(actor, record.body) ?? whyUnchangeable(actor, record.body, record, 'changed');
  return message ? [{ message }] : [];
};

const atKey = ({ template }: RecordToEdit, key: KeyAnswer, message: string): EditMessage => {
  const xmlTag = entryFor(template, key)?.xmlTag;
  return { message, ...(xmlTag && { xmlTag }) };
};

/** Replaces any known name of a country with the directory's. */
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

/** Only a new certification requires approval: an existing one continues after the approval has ended. */
export const approvalFor = async (
  ctx: WriteContext,
  { body, standardId, template, certificationStatus: present }: RecordToEdit,
  { certificationStatus }: EditedRecord,
): Promise<Approval> => {
  const isHeld = (status: CertificationStatus) => certifyingStatuses.some((each) => each === status);
  if (!isHeld(certificationStatus) || isHeld(present)) return { refusals: [], overrides: [] };
  return judgeApproval(ctx, { body, standardId, standard: template.standard });
};

/** Refuses the start date of another audit of the same site, standard and certification body. */
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

/**
 * Doubts about the auditor whom the edited report names: all of them if it names another, otherwise those that a changed
 * day or category brings.
 */
export const doubtsAboutEdit = async (ctx: WriteContext, record: RecordToEdit, edited: EditedRecord) => {
  const doubtsIn = ({ keys }: Pick<EditedRecord, 'keys'>) =>
    doubtsAboutReport(ctx, { certificationBodyId: record.body.id, standardId: record.standardId, keys });
  const isChanged = (key: KeyAnswer) => !isDeepStrictEqual(edited.keys[key], record.keys[key]);
  const isOfAnother = isChanged('auditorNumber');
  if (!isOfAnother && !isChanged('endDate') && !isChanged('categories')) return asChecked<EditMessage>(ctx, []);
  const before = isOfAnother ? [] : await doubtsIn(record);
  const doubts = (await doubtsIn(edited)).filter((doubt) => !before.includes(doubt));
  return asChecked(
    ctx,
    doubts.map((doubt) => atKey(record, 'auditorNumber', doubt)),
  );
};
