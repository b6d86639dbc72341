import { isDeepStrictEqual } from 'node:util';
import {
  type CertificationStatus,
  certificateKeys,
  certifies,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import {
  type Answer,
  type Answers,
  keyAnswers,
  type ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import type { LockedRecord } from '../audit-life/audit-life.public.ts';
import {
  answerText,
  type Judgement,
  judgeReport,
  type KeyAnswers,
  splitAnswers,
} from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import { factsWith, judgeStatus, type StatusEdit, statusAfter, wasCertified } from './edited-status.rules.ts';
import type { EditedRecord, Facts, RecordToEdit } from './record-to-edit.queries.ts';

/** An edit of a record, by the details form or by answers of the report. */
export interface Edit {
  /** By xmlTag; undefined removes an answer. */
  answers: ReadonlyMap<string, Answer | undefined>;
  /** The form field of an xmlTag, if any. */
  fields: ReadonlyMap<string, string>;
  /** The certification status set by hand, if it changes. */
  chosen: CertificationStatus | undefined;
  facts: Facts;
  problems: EditMessage[];
}

const wholeAfter = (whole: Answers, edited: Edit['answers']): Answers => {
  const untouched = Object.entries(whole).filter(([xmlTag]) => !edited.has(xmlTag));
  const given = [...edited].flatMap(([xmlTag, answer]) => (answer === undefined ? [] : [[xmlTag, answer] as const]));
  return { ...Object.fromEntries(untouched), ...Object.fromEntries(given) };
};

/** Keys that the template does not ask keep the record's values. */
const keysAfter = (template: ReportTemplate, before: KeyAnswers, after: KeyAnswers): KeyAnswers => {
  const asked = keyAnswers.filter((key) => entryFor(template, key));
  return { ...before, ...Object.fromEntries(asked.map((key) => [key, after[key] ?? ''])) };
};

const statusEdit = (record: RecordToEdit, { chosen, facts }: Edit, keys: KeyAnswers, today: string): StatusEdit => ({
  present: record.certificationStatus,
  chosen,
  decision: { before: answerText(record.keys.decision), after: answerText(keys.decision) },
  expiryDate: { before: answerText(record.keys.expiryDate), after: answerText(keys.expiryDate) },
  facts: { before: record.facts, after: facts },
  today,
});

/**
 * Grade, issue date and expiry date cannot be cleared while the record is or was certificated: without an expiry date
 * it would never expire. The report's own rules require them only while its decision certifies.
 */
const judgeCertificateKeys = (
  { template, keys: before }: RecordToEdit,
  after: KeyAnswers,
  status: CertificationStatus,
): { message: string; xmlTag: string }[] => {
  if (!wasCertified(status) || certifies(answerText(after.decision))) return [];
  return certificateKeys.flatMap((key) => {
    const xmlTag = entryFor(template, key)?.xmlTag;
    return xmlTag && answerText(before[key]) && !answerText(after[key]) ? [{ message: requiredMessage, xmlTag }] : [];
  });
};

/** A decision that does not become the status, such as that of a suspended record, can only be stored in a report. */
const judgeDecisionKept = (record: RecordToEdit, after: KeyAnswers, status: CertificationStatus): EditMessage[] => {
  const [given, before] = [answerText(after.decision), answerText(record.keys.decision)];
  const xmlTag = entryFor(record.template, 'decision')?.xmlTag;
  if (record.rest || !xmlTag || !given || given === before || given === status) return [];
  return [{ message: `the record has no report to keep a decision while it is ${status}`, xmlTag }];
};

/** Applies an edit to a record and validates the resulting certification status. */
export const editedRecord = (
  record: RecordToEdit,
  edit: Edit,
  today: string,
): { edited: EditedRecord; problems: EditMessage[] } => {
  const { template } = record;
  const whole = wholeAfter(record.whole, edit.answers);
  const { keys: said, rest } = splitAnswers(template, whole);
  const keys = keysAfter(template, record.keys, said);
  const status = statusEdit(record, edit, keys, today);
  const certificationStatus = statusAfter(status) ?? record.certificationStatus;
  const facts = factsWith(edit.facts, certificationStatus);
  const problems = judgeStatus(status);
  const isSaid = (xmlTag: string) => problems.some(({ field }) => field === edit.fields.get(xmlTag));
  const taken = judgeCertificateKeys(record, keys, certificationStatus).filter(({ xmlTag }) => !isSaid(xmlTag));
  return {
    edited: { keys, whole, rest: record.rest && rest, facts, certificationStatus },
    problems: [...problems, ...taken, ...judgeDecisionKept(record, keys, certificationStatus)],
  };
};

/** The record's place in its slot after an edit. */
export const recordAfter = (record: RecordToEdit, { keys, certificationStatus }: EditedRecord): LockedRecord => ({
  ...record,
  startDate: answerText(keys.startDate) ?? record.startDate,
  certificationStatus,
});

export const isChanged = (record: RecordToEdit, { whole, facts, certificationStatus }: EditedRecord): boolean =>
  !isDeepStrictEqual(whole, record.whole) ||
  !isDeepStrictEqual(facts, record.facts) ||
  certificationStatus !== record.certificationStatus;

const judged = (
  { template }: RecordToEdit,
  { whole, keys, certificationStatus }: Pick<EditedRecord, 'whole' | 'keys' | 'certificationStatus'>,
  today: string,
): Judgement =>
  judgeReport({ template, answers: whole, keys }, { today, isExtended: certificationStatus === 'Interim' });

/** Validates the edited report as a whole, like an upload, and leaves out findings that applied before the edit. */
export const judgeEdited = (record: RecordToEdit, edited: EditedRecord, today: string): Judgement => {
  const before = judged(record, record, today);
  const after = judged(record, edited, today);
  const isNew =
    (known: readonly object[]) =>
    (message: object): boolean =>
      !known.some((each) => isDeepStrictEqual(each, message));
  return {
    refusals: after.refusals.filter(isNew(before.refusals)),
    overrides: after.overrides.filter(isNew(before.overrides)),
    warnings: after.warnings.filter(isNew(before.warnings)),
    departures: after.departures.filter(isNew(before.departures)),
  };
};
