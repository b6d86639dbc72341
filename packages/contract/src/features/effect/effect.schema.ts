import { z } from 'zod';
import { recordStatuses } from '../audit/audit.states.ts';

/** A certificate as the public directory shows it. */
export const publishedCertificate = z.object({ standard: z.string(), until: z.string() });
export type PublishedCertificate = z.output<typeof publishedCertificate>;

/** The slot of a record, by name. */
const slotNamed = z.object({ site: z.string(), standard: z.string() });

export const archivingOfAudit = slotNamed.extend({
  /** Whether it is the Current record of its site and standard. */
  isCurrent: z.boolean(),
  /** What the public page would stop showing; null where it shows nothing of the record today. */
  ends: publishedCertificate.nullable(),
  /** Whether a certificate can be downloaded today. */
  hasCertificate: z.boolean(),
  /** How many organisations would lose sight of it because their share ends; null for readers who may not see its shares. */
  losingSight: z.number().int().nullable(),
});
export type ArchivingOfAudit = z.output<typeof archivingOfAudit>;

export const validationOfAudit = slotNamed.extend({
  becomes: z.enum(recordStatuses),
  /** What the public page shows from then on. */
  appears: publishedCertificate.nullable(),
  /** The audit that would be replaced. */
  closes: z.object({ id: z.string(), startDate: z.string() }).nullable(),
});
export type ValidationOfAudit = z.output<typeof validationOfAudit>;

export const archivingOfSite = z.object({
  /** What the public page stops showing. */
  ends: z.array(publishedCertificate),
});
export type ArchivingOfSite = z.output<typeof archivingOfSite>;

const countedSites = z.object({ sites: z.number().int(), certificated: z.number().int() });

export const archivingOfCompany = z.object({
  /** Its unarchived sites that the reader sees, and how many of them are publicly certificated. */
  staying: countedSites,
  /** Those of them that the reader may archive as well. */
  archivable: countedSites,
});
export type ArchivingOfCompany = z.output<typeof archivingOfCompany>;

export const deactivationOfUser = z.object({
  name: z.string(),
  /** The primary organisation; null for roles without one. */
  organisation: z.string().nullable(),
  /** How many other active users it has. */
  others: z.number().int(),
});
export type DeactivationOfUser = z.output<typeof deactivationOfUser>;
