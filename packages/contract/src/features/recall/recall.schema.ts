import { z } from 'zod';
import { named, publicId } from '../../kernel/fields.ts';
import { answerShape, decided, formShape, onlyFor, optional, required } from '../../kernel/record-fields.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';
import { certificationStatuses, recordStatuses } from '../audit/audit.states.ts';

export const recallReasons = ['Product Recall', 'Withdrawal', 'Regulatory notice', 'Other'] as const;
export const recallIssues = ['Site', 'Supplier', 'Unknown'] as const;

/** The dates of a recall lie in the past. */
const past = { earliest: '2000-01-01', past: true } as const;

const incident = {
  reasonForNotification: required.select('Reason for notification', recallReasons),
  siteOrSupplierIssue: optional.select('Site or supplier issue', recallIssues),
  recallCategory: required.choice('Incident category', 'recallCategory'),
  initialNotificationDate: required.day('Initial notification date', past),
  outlineOfIncident: required.area('Outline of incident'),
};

const correction = {
  recallDate: required.day('Date of recall', past),
  productRecalled: required.area('Products recalled'),
  correction: required.area('Correction'),
  rootCauseAnalysis: optional.area('Root cause analysis'),
  preventiveActionTaken: optional.area('Preventive action taken'),
};

const outcome = {
  recallCertificationStatus: required.select('Certification status', certificationStatuses),
  certificationStatusLastUpdated: optional.day('Date of certification status change', past),
  finalSubmissionDate: optional.day('Final submission date', { ...past, notBefore: 'initialNotificationDate' }),
  additionalInformation: optional.area('Additional information'),
};

/** Comments and key words are internal to the standards body. */
const review = {
  recallStatus: decided.choice('Submission status', 'recallStatus'),
  productComments: onlyFor(['body'], optional.area('{product} comments')),
  productKeyWords: onlyFor(['body'], optional.area('{product} key words')),
};

/** The sections of form and page, except the one that names the audit. */
export const recallSections = [
  { title: 'Incident', fields: incident },
  { title: 'Recall and correction', fields: correction },
  { title: 'Outcome', fields: outcome },
  { title: '{product} review', fields: review, audience: ['body'] },
] as const;

export const recallFields = {
  auditId: required.id('Audit'),
  /** A certification body's users submit for their own body; everybody else must name one. */
  certificationBody: decided.lookup('Certification body', 'certificationBody'),
  ...incident,
  ...correction,
  ...outcome,
  ...review,
};

export const recallId = z.object({ id: publicId });
/** A site code instead of a recall's id. */
export const siteOfRecalls = z.object({ id: publicId });

/** The form that submits a recall; the site is that of the audit. */
export const recallCreateForm = z.object(formShape(recallFields));
export type RecallCreateForm = z.output<typeof recallCreateForm>;

/** Fields omitted from an edit keep their values. */
export const recallEditForm = recallCreateForm.partial();
export type RecallEditForm = z.output<typeof recallEditForm>;

export const recallVerbs = verbs({ edit: 'Recall.Revise', archive: 'Recall.Persist' });
export const recallVisuals = visualsOf(recallVerbs);

export const recallRefusalReasons = {
  notOwn: 'Only its certification body can change it',
  archived: 'An archived recall can no longer be changed',
};
const recallRefusals = refusalsOf(recallVerbs, recallRefusalReasons);

export const recall = z.object({
  id: z.string(),
  siteCode: z.string(),
  siteName: z.string(),
  country: z.string(),
  standard: z.string(),
  ...answerShape(recallFields),
  completedBy: z.string(),
  email: z.string(),
  isArchived: z.boolean(),
  visuals: recallVisuals,
  refusals: recallRefusals,
});
export type Recall = z.output<typeof recall>;

export const recallRow = z.object({
  id: z.string(),
  siteCode: z.string(),
  siteName: z.string(),
  country: z.string(),
  certificationBody: z.string(),
  recallCategory: z.string(),
  initialNotificationDate: z.string(),
  recallStatus: z.string(),
  isArchived: z.boolean(),
  visuals: recallVisuals,
  refusals: recallRefusals,
});
export type RecallRow = z.output<typeof recallRow>;

/** An audit of a site, offered when a recall is submitted. */
export const auditOfRecall = z.object({
  id: z.string(),
  standard: z.string(),
  startDate: z.string(),
  recordStatus: z.enum(recordStatuses),
  certificationStatus: z.enum(certificationStatuses),
  certificationBody: named,
});
export type AuditOfRecall = z.output<typeof auditOfRecall>;
