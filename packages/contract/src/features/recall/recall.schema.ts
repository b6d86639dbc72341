import { z } from 'zod';
import {
  named,
  optionalDay,
  optionalLines,
  publicId,
  requiredDay,
  requiredId,
  requiredLines,
  requiredOf,
} from '../../kernel/fields.ts';
import { certificationStatuses, recordStatuses } from '../audit/audit.states.ts';

export const recallReasons = ['Product Recall', 'Withdrawal', 'Regulatory notice', 'Other'] as const;
export const recallIssues = ['Site', 'Supplier', 'Unknown'] as const;

export const recallId = z.object({ id: publicId });
/** The code of a site in place of a recall's id. */
export const siteOfRecalls = z.object({ id: publicId });

const chosen = z.object({ id: requiredId, name: z.string().optional() }, requiredOf);

/** What submitting a recall asks; the site is that of the audit. */
export const recallCreateForm = z.object({
  auditId: requiredId,
  reasonForNotification: z.enum(recallReasons, requiredOf),
  siteOrSupplierIssue: z.union([z.literal(''), z.enum(recallIssues)]).optional(),
  initialNotificationDate: requiredDay,
  recallCategory: chosen,
  outlineOfIncident: requiredLines(),
  productRecalled: requiredLines(),
  recallDate: requiredDay,
  correction: requiredLines(),
  recallCertificationStatus: z.enum(certificationStatuses, requiredOf),
  certificationStatusLastUpdated: optionalDay,
  rootCauseAnalysis: optionalLines(),
  preventiveActionTaken: optionalLines(),
  finalSubmissionDate: optionalDay,
  additionalInformation: optionalLines(),
  /** Required of everybody but a certification body's users, whose own it is. */
  certificationBody: chosen.optional(),
  recallStatus: chosen.optional(),
  productComments: optionalLines(),
  productKeyWords: optionalLines(),
});
export type RecallCreateForm = z.output<typeof recallCreateForm>;

/** What an edit leaves out stays as it is. */
export const recallEditForm = recallCreateForm.partial();
export type RecallEditForm = z.output<typeof recallEditForm>;

export const recall = z.object({
  id: z.string(),
  siteCode: z.string(),
  siteName: z.string(),
  country: z.string(),
  standard: z.string(),
  auditId: z.string(),
  recallCategory: named,
  recallStatus: named,
  recallCertificationStatus: z.enum(certificationStatuses),
  certificationBody: named,
  reasonForNotification: z.enum(recallReasons),
  siteOrSupplierIssue: z.enum(recallIssues).nullable(),
  initialNotificationDate: z.string(),
  recallDate: z.string(),
  outlineOfIncident: z.string(),
  productRecalled: z.string(),
  correction: z.string(),
  additionalInformation: z.string().nullable(),
  rootCauseAnalysis: z.string().nullable(),
  preventiveActionTaken: z.string().nullable(),
  finalSubmissionDate: z.string().nullable(),
  certificationStatusLastUpdated: z.string().nullable(),
  /** The standards body's own: nobody else has these two. */
  productComments: z.string().nullable().optional(),
  productKeyWords: z.string().nullable().optional(),
  completedBy: z.string(),
  email: z.string(),
  isArchived: z.boolean(),
  visuals: z.object({ isAbleToEdit: z.boolean(), isAbleToArchive: z.boolean() }),
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
  visuals: recall.shape.visuals,
});
export type RecallRow = z.output<typeof recallRow>;

/** An audit of a site, as it is chosen for a recall. */
export const auditOfRecall = z.object({
  id: z.string(),
  standard: z.string(),
  startDate: z.string(),
  recordStatus: z.enum(recordStatuses),
  certificationStatus: z.enum(certificationStatuses),
  certificationBody: named,
});
export type AuditOfRecall = z.output<typeof auditOfRecall>;
