import { z } from 'zod';
import { sharingOptionNames } from '../../kernel/sharing-options.ts';
import { certificationStatuses, recordStatuses } from '../audit/audit.states.ts';
import { alertMark } from '../notification/notification.schema.ts';
import { reportAccess } from '../report-access/report-access.schema.ts';
import { trackerLevels } from './certificate-tracker.parts.ts';

/** Days are YYYY-MM-DD. What the level of the row does not show is null, like what does not apply. */
const shownOrNone = z.string().nullable();

export const trackerRow = z.object({
  id: z.string(),
  siteCode: z.string(),
  site: z.string(),
  country: z.string(),
  city: z.string(),
  standard: z.string(),
  certificationStatus: z.enum(certificationStatuses),
  grade: shownOrNone,
  startDate: shownOrNone,
  validationDate: shownOrNone,
  issueDate: shownOrNone,
  expiryDate: shownOrNone,
  /** When the certification last changed, or its certificate was issued again. */
  lastChange: shownOrNone,
  certificationBody: shownOrNone,
  programOwner: shownOrNone,
  auditOwner: shownOrNone,
  auditStatus: z.enum(recordStatuses).nullable(),
  /** What the Certificate Tracker shows the reader of the row; of rows in full, what it shows others. */
  sharingPermissionName: z.enum(sharingOptionNames),
  level: z.enum(trackerLevels),
  /** Whether the reader's company follows its site and standard; absent for readers without favourites. */
  isFavourited: z.boolean().optional(),
  /** Whether there is a certificate that the reader can download today. */
  hasCertificate: z.boolean(),
  /** The reader's latest unread alert about the record. */
  alert: alertMark.nullable(),
  ...reportAccess.shape,
});
export type TrackerRow = z.output<typeof trackerRow>;
