import { z } from 'zod';
import { retryAfterSeconds } from '../../kernel/errors.ts';
import { publicId } from '../../kernel/fields.ts';
import { heldCertificate } from '../audit/audit.schema.ts';
import { reportProspect } from '../audit-report/audit-report.schema.ts';
import { reportMessage, sheetFigures } from '../report-answers/report-answers.schema.ts';

export const importStatuses = [
  'Success',
  'SuccessWithWarnings',
  'Validation',
  'Virus',
  'Error',
  'Confirm',
  'NotFound',
  'OverrideWarning',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

const optionalId = z.union([z.literal('').transform(() => undefined), publicId]).optional();
/** May be typed or come from a link: an unknown code is answered NotFound. */
const optionalCode = z.string().trim().max(40).optional();
const answered = z.stringbool().default(false);

/** The fields sent with the file. `externalId` is the audit whose report is replaced. */
export const importForm = z.object({
  /** The company that owns the audit, if it is not the site's own. */
  owner: optionalId,
  confirmed: answered,
  overrideWarning: answered,
  externalId: optionalCode,
  certificationBodyId: optionalId,
  siteCode: optionalCode,
});
export type ImportForm = z.output<typeof importForm>;

/** Whose users are notified of an upload: the owner's, those of organisations it is shared with, or of a body. */
export const notifiedParties = ['owner', 'shared', 'certificationBody', 'standardsBody'] as const;

/** The result of storing a report, now or in an earlier upload. */
export const storedReport = reportProspect.extend({
  /** Whether the same file had been stored before, so that nothing was changed. */
  isStoredBefore: z.boolean(),
  certificate: heldCertificate.extend({ isNew: z.boolean() }).nullable(),
  /** The auditor whom the report names; null if there is none with this number or the reader may not open the page. */
  auditorId: z.string().nullable(),
  /** How many people of each party were notified, without their names. Absent if they could not be counted. */
  told: z.array(z.object({ party: z.enum(notifiedParties), people: z.number().int() })).optional(),
});
export type StoredReport = z.output<typeof storedReport>;

export const importResult = z.object({
  status: z.enum(importStatuses),
  messages: z.array(reportMessage),
  /** What storing the report would come to; only with a question. */
  prospect: reportProspect.optional(),
  /** Seconds after which to send the file again, if the server had no room for it. */
  retryAfter: z.number().int().optional(),
  /** The sheets with required answers, for a report that was read and refused. */
  figures: z.array(sheetFigures).optional(),
  /** The certificate of the site and standard that a refused report leaves as it is, where the caller sees it. */
  kept: z.object({ auditId: z.string(), expiryDate: z.string() }).optional(),
  auditExternalId: z.string().optional(),
  stored: storedReport.optional(),
  programOwner: z.string().optional(),
  siteCode: z.string().optional(),
  siteName: z.string().optional(),
  owner: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  siteCity: z.string().optional(),
  siteCountry: z.string().optional(),
  auditorName: z.string().optional(),
  auditorNo: z.string().optional(),
});
export type ImportResult = z.output<typeof importResult>;

const tryAgain = (message: string): ImportResult => ({
  status: 'Error',
  messages: [{ message }],
  retryAfter: retryAfterSeconds,
});

/** The answers while too many reports are being read. */
export const importWithoutPlace = {
  own: tryAgain('Other reports of yours are being read just now. Please try again when they have ended.'),
  organisation: tryAgain(
    'Other reports of your organisation are being read just now. Please try again when they have ended.',
  ),
  all: tryAgain('Too many reports are being read just now. Please try again shortly.'),
};
