import { z } from 'zod';
import { moment, publicId } from '../../kernel/fields.ts';
import { organisation } from '../../kernel/organisation.ts';

export const requestedRecord = z.object({ id: publicId });

/** How many requests of a site or audit are listed, the oldest first. */
export const maxListedRequests = 100;

/** How long a request waits for a share that answers it. */
export const requestDays = 30;

/** How many requests one person may make within an hour. */
export const requestsPerHour = 30;

/** Whether the caller may ask for the report of an audit. */
export const reportAccess = z.object({
  /** Whether the audit has an owner who could be asked by this caller. */
  enableAuditReportNotification: z.boolean(),
  /** P while the request of the caller's organisation is pending. */
  notificationStatus: z.enum(['P']).nullable(),
  /** When the pending request was made. */
  requestedAt: z.string().nullable(),
});
export type ReportAccess = z.output<typeof reportAccess>;

/** An organisation that waits for the report of an audit. */
export const reportRequest = z.object({
  auditId: z.string(),
  standard: z.string(),
  organisation,
  requestedAt: moment,
});
export type ReportRequest = z.output<typeof reportRequest>;

/** The requests that wait for the reader. All are counted, and the oldest are listed. */
export const reportRequests = z.object({ total: z.number(), requests: z.array(reportRequest) });
export type ReportRequests = z.output<typeof reportRequests>;
