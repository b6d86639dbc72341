import { z } from 'zod';
import { day, moment, publicId } from '../../kernel/fields.ts';
import { contact, contactFields, locationFields, shownContact, shownLocation } from '../../kernel/place-and-contact.ts';
import { answerShape, at, formShape, group, optional, required } from '../../kernel/record-fields.ts';
import { sharedWithReader } from '../../kernel/shares.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';
import { auditVisuals } from '../audit/audit.schema.ts';
import { recordStatuses as auditRecordStatuses, certificationStatuses, publications } from '../audit/audit.states.ts';
import { keptReasons, scheduleStatuses } from '../audit/next-audit.schema.ts';
import { recordStatuses } from '../company/company.schema.ts';

export const siteId = z.object({ id: publicId });

/** The fields of the site's row. */
export const siteFields = {
  name: required.text('Site name', { wide: true }),
  tradingAsName: optional.text('Trading as'),
  website: optional.text('Website'),
  companyId: required.lookupId('Owning Company', 'sharedCompany', { wide: true }),
  location: group('Address', locationFields),
};

const { location: _, ...details } = siteFields;

/** The sections that create and edit a site have in common. */
export const siteSections = [
  { title: 'Site', fields: at('site', details) },
  { title: 'Address', fields: at('site.location', locationFields) },
  { title: 'General contact', fields: at('generalContact', contactFields) },
  { title: 'Technical contact', fields: at('technicalContact', contactFields) },
  { title: 'Commercial contact', fields: at('commercialContact', contactFields) },
] as const;

/** A technical or commercial contact: a person one can reach. */
const person = z.object(
  formShape({ ...contactFields, name: required.text('Contact name'), email: required.email('Email') }),
);

export const siteCreateForm = z.object({
  site: z.object(formShape(siteFields)),
  generalContact: contact,
  technicalContact: person,
  commercialContact: person,
  certificationBodyExternalId: publicId.optional(),
});
export type SiteCreateForm = z.output<typeof siteCreateForm>;

/**
 * Fields that an edit leaves out keep their values. A certification body may send the contacts it sees; only the general one is its
 * to change.
 */
export const siteEditForm = siteCreateForm.omit({ certificationBodyExternalId: true }).extend({
  technicalContact: contact,
  commercialContact: contact,
});
export type SiteEditForm = z.output<typeof siteEditForm>;

export const siteVerbs = verbs({
  edit: 'Site.Revise',
  archive: 'Site.Persist',
  share: ['Site.Share', 'Site.Unshare'],
  setSharingOptions: 'Site.ShareOptions',
  viewChanges: 'Site.Changes',
  viewUsers: 'User.View',
  createUser: 'User.Generate',
  upload: 'Audit.Generate',
  schedule: 'Site.Schedule',
});
export const siteVisuals = visualsOf(siteVerbs);

export const siteRefusalReasons = {
  notOwn: 'The site is not one of your own',
  notCertifying: 'Only certification bodies of its current audits can do this',
  notOnlyCertifier: 'Only the certification body of all its current audits can do this',
  notRelated: 'Only certification bodies that audit the site or have it shared with them can do this',
  sharingBlocked: 'Its company blocks sharing',
  archived: 'The site is archived',
};
const siteRefusals = refusalsOf(siteVerbs, siteRefusalReasons);

export const siteAudit = z.object({
  id: z.string(),
  standardId: z.string(),
  standard: z.string(),
  certificationBodyId: z.string(),
  startDate: z.string(),
  validationDate: z.string().nullable(),
  certificationStatus: z.enum(certificationStatuses),
  /** Since when a certification is suspended or withdrawn. */
  statusDate: z.string().nullable(),
  issueDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
  recordStatus: z.enum(auditRecordStatuses),
  grade: z.string().nullable(),
  scope: z.string(),
  /** Whether there is a certificate to download today. */
  hasCertificate: z.boolean(),
  publication: z.enum(publications),
  /** With how many organisations it is shared by itself; none for readers who may not share it. */
  shares: z.number(),
  visuals: auditVisuals.pick({ isAbleToGiveReauditStatus: true }),
});

/** The next audit of a site against one standard. */
export const scheduledAudit = z.object({
  /** Null if it is unannounced and the reader belongs to the audited company. */
  nextScheduledAuditDate: day.nullable(),
  additionalModules: z.array(z.string()),
  scheduleStatus: z.enum(scheduleStatuses),
  standardId: z.string(),
  standard: z.string(),
  scheduleCertificationBody: z.string(),
  /** Null if a reader who plans audits here may replace it. */
  whyKept: z.enum(keptReasons).nullable(),
});

/** The site's latest audit, for readers with audit columns; null if there is none or it is hidden. */
const auditSummary = {
  auditStatus: z.string().nullable().optional(),
  auditStartDate: z.string().nullable().optional(),
  auditExpiryDate: z.string().nullable().optional(),
  auditCertificationStatus: z.string().nullable().optional(),
  auditStandard: z.string().nullable().optional(),
};

export const site = z.object({
  id: z.string(),
  ...answerShape(siteFields),
  formerNames: z.array(z.object({ name: z.string(), until: moment })),
  companyName: z.string(),
  companyStatus: z.enum(recordStatuses),
  companyLocation: shownLocation,
  companyContact: shownContact,
  status: z.enum(recordStatuses),
  generalContact: shownContact,
  technicalContact: shownContact,
  commercialContact: shownContact,
  isShared: z.boolean(),
  /** Whether the reader may know with whom its company is shared; such a share includes the site. */
  knowsCompanyShares: z.boolean(),
  sharedWithReader,
  scheduledAudits: z.array(scheduledAudit),
  ...auditSummary,
  /** The audits of this site that the caller may see. */
  audits: z.array(siteAudit),
  visuals: siteVisuals,
  refusals: siteRefusals,
});
export type Site = z.output<typeof site>;

export const siteRow = z.object({
  id: z.string(),
  name: z.string(),
  location: z.object({ city: z.string(), country: z.object({ name: z.string() }) }),
  companyId: z.string(),
  companyName: z.string(),
  status: z.enum(recordStatuses),
  isShared: z.boolean(),
  ...auditSummary,
  visuals: siteVisuals,
  refusals: siteRefusals,
});
export type SiteRow = z.output<typeof siteRow>;
