import { z } from 'zod';
import { certificationStatuses, recordStatuses } from '../audit/audit.states.ts';

/** How an uploaded or edited report ends: stored, refused, or with a question to answer first. */
export const reportOutcomes = ['Success', 'SuccessWithWarnings', 'Validation', 'Confirm', 'OverrideWarning'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Sent again with an edit that was answered Confirm or OverrideWarning; ignored otherwise. */
export const answeredQuestions = {
  confirmed: z.boolean().default(false),
  overrideWarning: z.boolean().default(false),
};

const standing = {
  recordStatus: z.enum(recordStatuses),
  certificationStatus: z.enum(certificationStatuses),
};

/** What the directory would hold once a report is stored, as far as the caller sees it. */
export const reportProspect = z.object({
  ...standing,
  holdingReason: z.string().nullable(),
  site: z.object({ id: z.string(), name: z.string() }),
  standard: z.string(),
  certificationBody: z.string(),
  owner: z.string(),
  /** The report's own answers; null where it gives none. */
  decision: z.string().nullable(),
  grade: z.string().nullable(),
  startDate: z.string().nullable(),
  issueDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
  /** Whether the public page would show its certificate. */
  isPublished: z.boolean(),
  /** The audit whose report would be replaced. */
  replaces: z.object({ id: z.string() }).nullable(),
  /** The Current record that would make way, and what it would become. */
  supersedes: z
    .object({ ...standing, id: z.string(), certificationBody: z.string(), startDate: z.string() })
    .nullable(),
});
export type ReportProspect = z.output<typeof reportProspect>;
