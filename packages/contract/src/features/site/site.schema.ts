import { z } from 'zod';
import {
  contact,
  day,
  email,
  moment,
  optionalText,
  phone,
  publicId,
  requiredMessage,
  requiredText,
  shownContact,
  shownLocation,
} from '../../kernel/fields.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';
import { auditVisuals } from '../audit/audit.schema.ts';
import { recordStatuses as auditRecordStatuses, certificationStatuses } from '../audit/audit.states.ts';
import { scheduleStatuses } from '../audit/next-audit.schema.ts';
import { locationToStore, recordStatuses } from '../company/company.schema.ts';

export const siteId = z.object({ id: publicId });

const sitePart = z.object({
  name: requiredText(),
  tradingAsName: optionalText(),
  website: optionalText(),
  companyId: z.string().min(1, requiredMessage).pipe(publicId),
  location: locationToStore,
});

/** A technical or commercial contact: a person one can reach. */
const person = z.object({
  name: requiredText(),
  email: z.string().trim().min(1, requiredMessage).pipe(email),
  phoneNumber: z.union([z.literal(''), phone]).optional(),
  faxNumber: z.union([z.literal(''), phone]).optional(),
});

/** The general contact; its phone is optional. */
const generalContact = contact;

export const siteCreateForm = z.object({
  site: sitePart,
  generalContact,
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

export const siteAudit = z.object({
  id: z.string(),
  standard: z.string(),
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
  visuals: auditVisuals.pick({ isAbleToGiveReauditStatus: true }),
});

/** The next audit of a site against one standard. */
export const scheduledAudit = z.object({
  /** Null if it is unannounced and the reader belongs to the audited company. */
  nextScheduledAuditDate: day.nullable(),
  additionalModules: z.array(z.string()),
  scheduleStatus: z.enum(scheduleStatuses),
  standard: z.string(),
  scheduleCertificationBody: z.string(),
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
  name: z.string(),
  tradingAsName: z.string().nullable(),
  formerNames: z.array(z.object({ name: z.string(), until: moment })),
  companyId: z.string(),
  companyName: z.string(),
  companyStatus: z.enum(recordStatuses),
  companyLocation: shownLocation,
  companyContact: shownContact,
  status: z.enum(recordStatuses),
  website: z.string().nullable(),
  location: shownLocation,
  generalContact: shownContact,
  technicalContact: shownContact,
  commercialContact: shownContact,
  isShared: z.boolean(),
  scheduledAudits: z.array(scheduledAudit),
  ...auditSummary,
  /** The audits of this site that the caller may see. */
  audits: z.array(siteAudit),
  visuals: siteVisuals,
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
});
export type SiteRow = z.output<typeof siteRow>;
