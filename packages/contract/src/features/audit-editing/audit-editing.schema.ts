import { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { day, optionalLines, optionalText, publicId, requiredLines } from '../../kernel/fields.ts';
import { numberOf, organisationTypeNumber } from '../../kernel/organisation.ts';
import { certificationStatuses } from '../audit/audit.states.ts';
import { answeredQuestions, reportOutcomes } from '../audit-report/audit-report.schema.ts';
import { publishedCertificate } from '../effect/effect.schema.ts';
import { reportMessage } from '../report-answers/report-answers.schema.ts';

const ownerRequired = 'Required';

/** Cleared by null or an empty text. */
const dayOrNone = z.union([z.literal(''), day, z.null().transform(() => '')]).optional();

/** Above the limit of any question; each question reports its own limit. */
const longestText = 32_767;
const text = requiredLines(longestText).or(z.literal(''));

/** An answer as the report shows it; null, an empty text or an empty list clears it. */
const value = z.union([text, z.number(), z.array(text)]).nullable();

/** A row of a table, by the xmlTags of its columns; several choices in one cell are separated by line breaks. */
const row = z.record(z.string(), z.union([text, z.number()]).nullable());

/** One answer, or all rows of one table. Results and notes of requirements are answers under the tags of their cells. */
export const editedElement = z.union([
  z.strictObject({ xmlTag: z.string(), value }),
  z.strictObject({ xmlTag: z.string(), tableValue: z.array(row) }),
]);
export type EditedElement = z.output<typeof editedElement>;

/** Above the number of questions in the largest template. */
const maxElements = 2000;

/** A field that is left out stays unchanged, except the owner, which is required. */
export const auditDetailsForm = z.object({
  /** Companies own audits. */
  auditOwnerType: organisationTypeNumber
    .refine((type) => type === numberOf('Company'), 'Only a company owns an audit')
    .default(numberOf('Company')),
  auditOwnerId: z.string(ownerRequired).min(1, ownerRequired).pipe(publicId),
  isVisibleInPublicDirectory: z.boolean().optional(),
  /** A status by name, from the list of certification statuses. */
  certificationStatusId: z.enum(certificationStatuses).optional(),
  /** The reason and date of a suspension or withdrawal. */
  statusReason: optionalText(),
  statusDate: dayOrNone,
  startDate: z.string().min(1, requiredMessage).pipe(day).optional(),
  issueDate: dayOrNone,
  expiryDate: dayOrNone,
  scope: requiredLines().optional(),
  exclusion: optionalLines(),
  justification: optionalLines(),
  /** Answers of the report that change with the details, such as the grade of a decision. */
  elements: z.array(editedElement).max(maxElements).optional(),
  ...answeredQuestions,
});
export type AuditDetailsForm = z.output<typeof auditDetailsForm>;

/** Answers that the edit does not list keep their values. */
export const reportEditForm = z.object({
  elements: z.array(editedElement).min(1, requiredMessage).max(maxElements),
  ...answeredQuestions,
});
export type ReportEditForm = z.output<typeof reportEditForm>;

/** A message about an edit. */
export const editMessage = reportMessage.pick({ message: true, xmlTag: true, label: true, row: true }).extend({
  /** The field of the details form. */
  field: z.string().optional(),
  /** The section of the question. */
  section: z.string().optional(),
});
export type EditMessage = z.output<typeof editMessage>;

/**
 * Success: stored, or nothing to store. SuccessWithWarnings: stored, with warnings. Validation: nothing is stored, and
 * every message names its field or xmlTag. Confirm and OverrideWarning: nothing is stored until the same edit of the
 * same version is sent again with `confirmed`, or with `overrideWarning` as well. The ETag is the record's current
 * version.
 */
export const editResult = z.object({ status: z.enum(reportOutcomes), messages: z.array(editMessage) });
export type EditResult = z.output<typeof editResult>;

const shows = 'isVisibleInPublicDirectory';
const answers: readonly string[] = ['confirmed', 'overrideWarning'];

/** Details fields locked for an owner who may only decide whether its audit is shown publicly. */
export const lockedAuditFields: readonly string[] = Object.keys(auditDetailsForm.shape).filter(
  (field) => field !== shows && !answers.includes(field),
);

const replaced = z.object({ from: z.string(), to: z.string() });

/** What an edit would change apart from the fields themselves, or why it would be refused. */
export const editEffects = z.object({
  /** Why the edit would be refused; it then has no effects. Empty if it would be stored. */
  refusals: z.array(editMessage),
  /** The version of the certificate that would be issued. */
  issues: z.string().nullable(),
  /** What the public page would start to show of the record, and what it would stop showing. */
  appears: publishedCertificate.nullable(),
  ends: publishedCertificate.nullable(),
  /** The grade and the last day that the public page would show instead of the present ones. */
  regrades: replaced.nullable(),
  redates: replaced.nullable(),
  /** The Current record that would be replaced, if it is in the caller's sight. */
  closes: z.object({ id: z.string(), startDate: z.string() }).nullable(),
});
export type EditEffects = z.output<typeof editEffects>;

export const noEffects: EditEffects = {
  refusals: [],
  issues: null,
  appears: null,
  ends: null,
  regrades: null,
  redates: null,
  closes: null,
};
