import { z } from 'zod';
import { lookupId, named, publicId, requiredId, requiredOf, requiredText, searchTerm } from '../../kernel/fields.ts';
import { contact, looseLocationFields, shownContact, shownLocation } from '../../kernel/place-and-contact.ts';
import { formShape, optional } from '../../kernel/record-fields.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';

export const officeTypes = ['Main Office', 'Sub Office'] as const;
/** The shown status of an office; the suspension of its certification body overrides its own status. */
export const officeStatuses = ['Active', 'Archived', 'Suspended', 'Probation'] as const;
/** The filter values of a list. An office whose suspension is Limited is shown as Probation. */
export const officeStatusFilters = ['Active', 'Suspended', 'Probation', 'Limited'] as const;
export const suspensionStatuses = ['Active', 'Limited', 'Full'] as const;
export const auditSubmissions = ['Allow', 'Hold', 'Prohibit'] as const;
export type AuditSubmissions = (typeof auditSubmissions)[number];
/** Stars, or pending. */
export const ratings = ['pending', 0, 1, 2, 3, 4, 5] as const;

export const certificationBodyId = z.object({ id: publicId });
export const officeId = z.object({ id: publicId });

const rating = z.literal(ratings, requiredOf);
export type Rating = z.output<typeof rating>;

const officePart = z.object({
  name: requiredText(),
  /** The standards it certifies against, by the numbers of the lookup. */
  standards: z.array(lookupId).max(100).optional(),
  location: z.object(formShape(looseLocationFields)).optional(),
  contact: contact.optional(),
});

/** The accreditation number, the signatory of its certificates, and the reason for its rating. */
export const writtenFields = {
  accreditationNumber: optional.text('Accreditation number'),
  signatoryName: optional.text('Authorises certificates'),
  signatoryTitle: optional.text('Job title'),
  ratingComments: optional.text('Rating comments'),
};

/** A main office is created with its certification body and bears its name. */
export const certificationBodyCreateForm = z.object({
  accreditationBodyId: requiredId,
  rating,
  ...formShape(writtenFields),
  removeFromPublicView: z.boolean().optional(),
  officeInsert: officePart,
});
export type CertificationBodyCreateForm = z.output<typeof certificationBodyCreateForm>;

/** Fields omitted from an edit keep their values. */
export const certificationBodyEditForm = z.object({
  accreditationBodyId: requiredId,
  rating,
  ...formShape(writtenFields),
  removeFromPublicView: z.boolean().optional(),
  auditSubmissionStatus: z.enum(auditSubmissions).optional(),
});
export type CertificationBodyEditForm = z.output<typeof certificationBodyEditForm>;

/** Fields omitted from an edit keep their values. A main office is visible if its certification body is. */
export const officeEditForm = officePart.extend({ visibility: z.boolean().optional() });
export type OfficeEditForm = z.output<typeof officeEditForm>;

export const officeCreateForm = officeEditForm.extend({ certificationBodyId: requiredId });
export type OfficeCreateForm = z.output<typeof officeCreateForm>;

export const suspensionForm = z.object({
  suspensionStatus: z.enum(['Limited', 'Full'], requiredOf),
  removeFromPublicView: z.boolean(requiredOf),
  auditSubmissionStatus: z.enum(auditSubmissions, requiredOf),
});
export type SuspensionForm = z.output<typeof suspensionForm>;

/** Fields omitted when a suspension ends return to their values before it. */
export const unsuspensionForm = z.object({
  suspensionStatus: z.literal('Active').optional(),
  removeFromPublicView: z.boolean().optional(),
  auditSubmissionStatus: z.enum(auditSubmissions).optional(),
});
export type UnsuspensionForm = z.output<typeof unsuspensionForm>;

export const bodyVerbs = verbs({
  edit: 'CertificationBody.Revise',
  suspend: 'CertificationBody.Suspend',
  addOffice: ['SubOffice.Generate', 'CertificationBody.Generate'],
});

export const certificationBody = z.object({
  id: z.string(),
  mainOffice: named.extend({ isArchived: z.boolean() }).nullable(),
  accreditationBody: named.nullable(),
  rating,
  ratingComments: z.string(),
  accreditationNumber: z.string(),
  signatoryName: z.string(),
  signatoryTitle: z.string(),
  suspensionStatus: z.enum(suspensionStatuses),
  removeFromPublicView: z.boolean(),
  auditSubmissionStatus: z.enum(auditSubmissions),
  /** The status before the suspension; only for callers who may end it. */
  beforeSuspension: z
    .object({ removeFromPublicView: z.boolean(), auditSubmissionStatus: z.enum(auditSubmissions) })
    .nullable(),
  visuals: visualsOf(bodyVerbs),
});
export type CertificationBody = z.output<typeof certificationBody>;

export const namedByMainOffice = z.object({ id: z.string(), mainOffice: z.object({ name: z.string() }) });

export const officeVerbs = verbs({
  edit: ['SubOffice.Revise', 'CertificationBody.Revise'],
  archive: ['SubOffice.Persist', 'CertificationBody.Persist'],
});
const officeVisuals = visualsOf(officeVerbs);

export const officeRefusalReasons = {
  notOwn: 'The office is not one of your own',
  mainOffice: 'Only an Admin of the standards body changes a main office',
};
const officeRefusals = refusalsOf(officeVerbs, officeRefusalReasons);

export const office = z.object({
  id: z.string(),
  name: z.string(),
  isMainOffice: z.boolean(),
  status: z.enum(officeStatuses),
  visibility: z.boolean(),
  standards: z.array(named),
  location: shownLocation,
  contact: shownContact,
  certificationBody,
  visuals: officeVisuals,
  refusals: officeRefusals,
});
export type Office = z.output<typeof office>;

/** A row of the list is an office, and `id` is the office's. */
export const officeRow = z.object({
  id: z.string(),
  name: z.string(),
  isMainOffice: z.boolean(),
  location: z.object({ city: z.string(), country: z.object({ name: z.string() }) }),
  status: z.enum(officeStatuses),
  suspensionStatus: z.enum(suspensionStatuses),
  /** For the standards body's users. */
  auditSubmissions: z.enum(auditSubmissions).optional(),
  certificationBody: named,
  visuals: officeVisuals,
  refusals: officeRefusals,
});
export type OfficeRow = z.output<typeof officeRow>;

/**
 * The query of a picker: words of the name or the id, or one exact id. Without either, it is offered the caller's own
 * certification bodies, the primary one first.
 */
export const optionsSearch = z.strictObject({
  search: searchTerm,
  id: publicId.optional(),
});
export type OptionsSearch = z.output<typeof optionsSearch>;
