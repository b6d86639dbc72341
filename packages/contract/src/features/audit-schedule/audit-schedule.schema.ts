import { z } from 'zod';
import {
  day,
  lookupId,
  named,
  optionalDay,
  optionalLines,
  publicId,
  requiredDay,
  requiredId,
} from '../../kernel/fields.ts';
import { scheduleStatuses, scheduleTypes } from '../audit/next-audit.schema.ts';

/** The next audit of a site against a standard. */
export const scheduleForm = z.object({
  siteId: requiredId,
  standardId: lookupId,
  scheduledDate: requiredDay,
  /** Announced by default. */
  scheduleTypeId: lookupId.default('1'),
  /** The audit it follows: by default the site's Current one of that standard. */
  auditId: publicId.optional(),
  additionalModules: z.array(lookupId).max(50).default([]),
  /** Required of everybody except users of a certification body, who schedule for their own. */
  certificationBodyId: publicId.optional(),
});
export type ScheduleForm = z.output<typeof scheduleForm>;

export const schedule = z.object({
  siteId: z.string(),
  version: z.int(),
  standard: named,
  /** Null if the audit is unannounced and the reader belongs to the audited site or company. */
  scheduledDate: day.nullable(),
  scheduleType: z.enum(scheduleTypes),
  scheduleStatus: z.enum(scheduleStatuses),
  additionalModules: z.array(named),
  certificationBody: named,
  /** The audit it follows, if any. */
  auditId: z.string().nullable(),
});
export type Schedule = z.output<typeof schedule>;

/** The answer to scheduling. */
export const scheduled = schedule.extend({
  /** Whether it was planned exactly so before, so that nothing changed. */
  wasPlanned: z.boolean(),
});
export type Scheduled = z.output<typeof scheduled>;

/** Undoes the caller's own scheduling of a site and standard, as long as the schedule still has the version it resulted in. */
export const takeBackForm = z.object({ siteId: requiredId, standardId: lookupId, version: z.int() });
export type TakeBackForm = z.output<typeof takeBackForm>;

/** Why no renewal of an audit is planned. */
export const expiryForm = z.object({
  auditId: requiredId,
  reasonId: lookupId,
  expiryComments: optionalLines(),
  assessmentDate: optionalDay,
});
export type ExpiryForm = z.output<typeof expiryForm>;
