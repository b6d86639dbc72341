import { z } from 'zod';
import { oneLine, searchTerm } from '../../kernel/fields.ts';
import { shownLocation } from '../../kernel/place-and-contact.ts';
import { officeStatuses, ratings } from '../certification-body/certification-body.schema.ts';

/** The public reads certificates and places of sites, never a person, contact address or phone number. */
const publicLocation = z.object({ country: z.string(), county: z.string().nullable(), city: z.string() });

/** One published certificate as a card of the search. `id` is the site code. */
export const publicSiteCard = z.object({
  auditId: z.string(),
  id: z.string(),
  name: z.string(),
  auditDetails: z.object({
    standard: z.string(),
    /** MM/DD/YYYY; see `dayOfWire`. */
    expiryDate: z.string(),
    /** YYYY-MM-DD. */
    issueDate: z.string().nullable(),
  }),
  location: publicLocation,
  grade: z.string().nullable(),
  certificationBody: z.object({ name: z.string() }),
});
export type PublicSiteCard = z.output<typeof publicSiteCard>;

/** Days are YYYY-MM-DD. */
export const publicCertificate = z.object({
  auditId: z.string(),
  standard: z.string(),
  grade: z.string().nullable(),
  certificationBody: z.string(),
  /** The name under which the body's offices are published; null if they are not. */
  certificationBodyId: z.string().nullable(),
  issueDate: z.string().nullable(),
  expiryDate: z.string(),
  scope: z.string(),
  exclusion: z.string().nullable(),
  categories: z.array(z.string()),
  modules: z.array(z.string()),
  certificateNumber: z.string().nullable(),
});
export type PublicCertificate = z.output<typeof publicCertificate>;

/** Whether a site is certificated today. Without a certificate it says only since when. */
export const publicSite = z.object({
  id: z.string(),
  name: z.string(),
  location: publicLocation,
  certificatedToday: z.boolean(),
  certificates: z.array(publicCertificate),
  /** YYYY-MM-DD: the first day without a published certificate, if that is known and was public. */
  notCertificatedSince: z.string().nullable(),
  /** The moment the answer was given, in UTC. */
  asOf: z.iso.datetime(),
});
export type PublicSite = z.output<typeof publicSite>;

/** The secret in the verification address of a certificate. */
export const certificateToken = z.object({ token: z.string().max(100).regex(oneLine).toLowerCase() });

/**
 * What a certificate is worth today. `Replaced`: its number continues in a later version; `Renewed`: a later
 * certificate follows it.
 */
export const certificateStates = [
  'Valid',
  'Interim',
  'Suspended',
  'Withdrawn',
  'Expired',
  'Replaced',
  'Renewed',
  'Ended',
] as const;
export type CertificateState = (typeof certificateStates)[number];

/** A certificate as it was printed, and its validity today. Days are YYYY-MM-DD; what does not apply is empty. */
export const checkedCertificate = z.object({
  number: z.string(),
  version: z.string(),
  standard: z.string(),
  grade: z.string(),
  /** Of START!, such as `Basic`. */
  level: z.string(),
  standing: z.enum(certificateStates),
  /** Since when it is suspended or withdrawn; null if unknown. */
  since: z.string().nullable(),
  /** The last day of its validity. */
  until: z.string().nullable(),
  /** The latest version under its number, if that is a later one. */
  replacedByVersion: z.string().nullable(),
  /** The other printed facts of the site, never a person; null once the record has left the directory. */
  printed: z
    .object({
      siteName: z.string(),
      siteCode: z.string(),
      country: z.string(),
      certificationBody: z.string(),
      scope: z.string(),
      exclusions: z.string(),
      categories: z.array(z.string()),
      modules: z.array(z.string()),
      issueDate: z.string(),
    })
    .nullable(),
  /** Whether the site's own page shows the certificate too. */
  isPublished: z.boolean(),
  /** The moment the answer was given, in UTC. */
  asOf: z.iso.datetime(),
});
export type CheckedCertificate = z.output<typeof checkedCertificate>;

/** Offices of certification bodies publish their contact details; missing lines are empty texts. */
const publicOffice = z.object({
  name: z.string(),
  isMainOffice: z.boolean(),
  location: shownLocation,
  contacts: z.array(
    z.object({
      contactType: z.literal('General'),
      name: z.string(),
      email: z.string(),
      phoneNumber: z.string(),
      faxNumber: z.string(),
    }),
  ),
});
export type PublicOffice = z.output<typeof publicOffice>;

/** An approved certification body by its main office. */
export const publicCertificationBody = publicOffice.omit({ isMainOffice: true }).extend({
  externalId: z.string(),
  rating: z.literal(ratings),
  ratingComments: z.string(),
  standards: z.array(z.string()),
  status: z.enum(officeStatuses),
  accreditationBody: z.string(),
  otherOffices: z.array(publicOffice),
});
export type PublicCertificationBody = z.output<typeof publicCertificationBody>;

/** A certification body as a card of the search; `externalId` is that of its page. */
export const publicCertificationBodyCard = publicCertificationBody
  .pick({ externalId: true, name: true, standards: true, rating: true, status: true })
  .extend({ location: publicLocation.omit({ county: true }) });
export type PublicCertificationBodyCard = z.output<typeof publicCertificationBodyCard>;

/** The size of the register in three numbers. */
/** With the newer presentation sites are not searched, and so not counted: null. */
export const publicFigures = z.object({
  certificatedSites: z.number().int().nullable(),
  countries: z.number().int().nullable(),
  certificationBodies: z.number().int(),
});
export type PublicFigures = z.output<typeof publicFigures>;

/** By filter and choice, how many rows the search would list with it; choices without any are left out. */
export const publicChoices = z.record(z.string(), z.record(z.string(), z.number().int()));
export type PublicChoices = z.output<typeof publicChoices>;

export const suggestionQuery = z.strictObject({ searchTerm });
