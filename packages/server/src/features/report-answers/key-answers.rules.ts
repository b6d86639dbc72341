import {
  type Answer,
  type Answers,
  type KeyAnswer,
  keyAnswers,
  type ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { columnValues } from '../../kernel/fields/form-columns.ts';
import { entryFor } from '../report-template/report-template.public.ts';

/** Columns of the audit for the key answers that every template requires. */
const requiredColumns = {
  siteName: 'site_name',
  addressLine1: 'address_line1',
  city: 'city',
  scope: 'scope',
  startDate: 'start_date',
  endDate: 'end_date',
  auditProgramme: 'audit_programme',
  auditorName: 'auditor_name',
  auditorNumber: 'auditor_number',
} as const satisfies Partial<Record<KeyAnswer, string>>;

/** Columns of the audit for optional key answers. */
const optionalColumns = {
  addressLine2: 'address_line2',
  addressLine3: 'address_line3',
  county: 'county',
  zipCode: 'zip_code',
  exclusion: 'exclusion',
  justification: 'justification',
  grade: 'grade',
  issueDate: 'issue_date',
  expiryDate: 'expiry_date',
} as const satisfies Partial<Record<KeyAnswer, string>>;

/** Key answers are stored only in the audit's own columns, so that record and report cannot disagree. */
export const keyColumns = { ...requiredColumns, ...optionalColumns };

/** Key answers without a plain column have other shapes: lookup ids, link tables, the certification status. */
export type KeyAnswers = Partial<Record<KeyAnswer, Answer>>;

/**
 * Splits a report into its key answers and the rest. The decision also stays in the rest: the certification status may
 * change later, to Suspended or Expired, while the report keeps its decision.
 */
export const splitAnswers = (template: ReportTemplate, answers: Answers): { keys: KeyAnswers; rest: Answers } => {
  const rest = { ...answers };
  const keys: KeyAnswers = {};
  for (const key of keyAnswers) {
    const tag = entryFor(template, key)?.xmlTag;
    if (tag === undefined) continue;
    const answer = rest[tag];
    if (answer === undefined) continue;
    keys[key] = answer;
    if (key !== 'decision') delete rest[tag];
  }
  return { keys, rest };
};

/** Why nobody can edit a question; undefined if it can be edited. Tables and requirements have no key. */
export const whyNotEdited = (key: KeyAnswer | undefined, hasReport: boolean): string | undefined => {
  if (!key && !hasReport) return 'the record has no report: only its key answers can be edited';
  return key === 'siteCode' ? 'the site of an audit cannot be changed' : undefined;
};

const isEmpty = (answer: Answer): boolean => answer === '' || (typeof answer === 'object' && answer.length === 0);

/** Puts key answers back under their tags; empty ones remain unanswered. */
export const joinAnswers = (template: ReportTemplate, keys: KeyAnswers, rest: Answers): Answers => {
  const whole = { ...rest };
  for (const key of keyAnswers) {
    const tag = entryFor(template, key)?.xmlTag;
    const answer = keys[key];
    if (tag !== undefined && answer !== undefined && !isEmpty(answer)) whole[tag] = answer;
  }
  return whole;
};

export const answerText = (answer: Answer | undefined): string | undefined =>
  answer === undefined || answer === '' || typeof answer === 'object' ? undefined : String(answer);

const requiredText = (keys: KeyAnswers, key: KeyAnswer): string => {
  const text = answerText(keys[key]);
  if (text === undefined) throw new Error(`A report without ${key} was accepted`);
  return text;
};

/** The columns of an audit with these key answers. */
export const keyColumnValues = (keys: KeyAnswers) => ({
  ...columnValues(requiredColumns, (key) => requiredText(keys, key)),
  ...columnValues(optionalColumns, (key) => answerText(keys[key]) ?? null),
});
