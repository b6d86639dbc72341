import { z } from 'zod';
import { day, type Named } from '../../kernel/fields.ts';

export const scheduleTypes = ['Announced', 'Unannounced', 'Blended announced'] as const;
export type ScheduleType = (typeof scheduleTypes)[number];

/** An owner's proposal is Interim until its certification body or the standards body confirms it. */
export const scheduleStatuses = ['Confirmed', 'Interim'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** Why no renewal audit is planned. */
export const expiryReasons = [
  'Site closed',
  'Moved to another certification body',
  'Moved to another standard',
  'Certification no longer required',
  'Production ceased',
  'Other',
] as const;
export type ExpiryReason = (typeof expiryReasons)[number];

/**
 * The state of the next audit: In Holding while the reader sees a Holding record of it, whatever was planned; Overdue once its planned
 * day has passed without a record of it.
 */
export const nextAuditStates = ['In Holding', 'Planned', 'Overdue', 'Not planned', 'No renewal'] as const;
export type NextAuditState = (typeof nextAuditStates)[number];

/** Why a reader may not replace a plan. */
export const keptReasons = ['ofAnotherBody', 'unannounced'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** A shipped list as lookups answer it. The number is the position in the list, so entries may only be appended. */
export const numbered = (names: readonly string[]): Named[] => names.map((name, at) => ({ id: String(at + 1), name }));

/** The entry of a shipped list with a number; undefined for an unknown number. */
export const ofNumber = <const N extends string>(names: readonly N[], id: string): N | undefined =>
  names[Number(id) - 1];

/**
 * The planned next audit, as shown on the present one: all null for readers who do not plan it, or if none is
 * scheduled.
 */
export const nextAudit = {
  scheduleType: z.enum(scheduleTypes).nullable(),
  scheduleStatus: z.enum(scheduleStatuses).nullable(),
  /** Also null if the audit is unannounced and the reader belongs to the audited site or company. */
  nextScheduledAuditDate: day.nullable(),
  scheduledAdditionalModules: z.array(z.object({ id: z.string(), name: z.string() })),
  scheduleCertificationBody: z.string().nullable(),
  isRenewalAuditPlanned: z.boolean().nullable(),
  /** Why no renewal is planned: for the audit's certification body, its owners and the standards body. */
  expiryReason: z.enum(expiryReasons).nullable(),
  expiryComments: z.string().nullable(),
  expiryAssessmentDate: z.string().nullable(),
  /** For a Current record, the latest Holding record that starts after it, if the reader sees it; otherwise null. */
  heldNextAudit: z.object({ id: z.string(), startDate: day }).nullable(),
};
