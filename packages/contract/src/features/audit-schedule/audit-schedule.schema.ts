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
  /** Announced, unless it says otherwise. */
  scheduleTypeId: lookupId.default('1'),
  /** The audit that it follows: the site's Current one of that standard, unless another is named. */
  auditId: publicId.optional(),
  additionalModules: z.array(lookupId).max(50).default([]),
  /** Required of everybody but a certification body's users, whose own it is. */
  certificationBodyId: publicId.optional(),
});
export type ScheduleForm = z.output<typeof scheduleForm>;

export const schedule = z.object({
  siteId: z.string(),
  standard: named,
  /** Null where it is to come unannounced and the reader is who it comes to. */
  scheduledDate: day.nullable(),
  scheduleType: z.enum(scheduleTypes),
  scheduleStatus: z.enum(scheduleStatuses),
  additionalModules: z.array(named),
  certificationBody: named,
  /** The audit that it follows, where there is one. */
  auditId: z.string().nullable(),
});
export type Schedule = z.output<typeof schedule>;

/** Why no renewal of an audit is planned. */
export const expiryForm = z.object({
  auditId: requiredId,
  reasonId: lookupId,
  expiryComments: optionalLines(),
  assessmentDate: optionalDay,
});
export type ExpiryForm = z.output<typeof expiryForm>;
