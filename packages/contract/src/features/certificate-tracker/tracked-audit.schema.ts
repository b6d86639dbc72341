import { z } from 'zod';
import { named } from '../../kernel/fields.ts';
import { sharingOptionNames } from '../../kernel/sharing-options.ts';
import { auditVisuals } from '../audit/audit.schema.ts';
import { certificationStatuses, recordStatuses } from '../audit/audit.states.ts';
import { alertMark } from '../notification/notification.schema.ts';
import { reportAccess } from '../report-access/report-access.schema.ts';
import { trackerLevels } from './certificate-tracker.parts.ts';

/** Days are YYYY-MM-DD. What the level of the record does not show is null, like what does not apply. */
const shownOrNone = z.string().nullable();
const nameAlone = z.object({ name: z.string() });

/** An audit as the Certificate Tracker shows it. */
export const trackedAudit = z.object({
  id: z.string(),
  level: z.enum(trackerLevels),
  site: named,
  /** Town and country always, the address as the certificate has it. */
  siteLocation: z.object({
    addressLine1: z.string().optional(),
    addressLine2: z.string().optional(),
    addressLine3: z.string().optional(),
    zipCode: z.string().optional(),
    county: z.string().optional(),
    city: z.string(),
    country: nameAlone,
  }),
  standard: nameAlone,
  certificationStatus: z.object({ name: z.enum(certificationStatuses) }),
  recordStatus: z.enum(recordStatuses).nullable(),
  certificationBody: nameAlone.nullable(),
  programOwner: shownOrNone,
  grade: shownOrNone,
  auditProgramme: shownOrNone,
  startDate: shownOrNone,
  endDate: shownOrNone,
  validationDate: shownOrNone,
  certificateIssueDate: shownOrNone,
  certificateExpiryDate: shownOrNone,
  scope: shownOrNone,
  exclusion: shownOrNone,
  /** Names, separated by semicolons. */
  category: shownOrNone,
  additionalModules: shownOrNone,
  auditOwner: nameAlone.nullable(),
  /** Why and since when a certification is suspended or withdrawn. */
  statusReason: shownOrNone,
  statusDate: shownOrNone,
  /** When the certification last changed, or its certificate was issued again. */
  lastChange: shownOrNone,
  /** The reader's latest unread alert about the record. */
  alert: alertMark.nullable(),
  /** What the Certificate Tracker shows the reader of the record; of records in full, what it shows others. */
  sharingPermissionName: z.enum(sharingOptionNames),
  /** Whether there is a certificate that the reader can download today. */
  hasCertificate: z.boolean(),
  /** Why there is none. */
  missingCertificate: z.string().nullable(),
  /** Whether the site's public page shows this audit. */
  isPublished: z.boolean(),
  ...reportAccess.shape,
  visuals: auditVisuals.pick({ isAbleToShare: true }),
});
export type TrackedAudit = z.output<typeof trackedAudit>;
