import { z } from 'zod';
import { day, named, publicId } from '../../kernel/fields.ts';
import { sharedWithReader } from '../../kernel/shares.ts';
import { sharingOptionNames } from '../../kernel/sharing-options.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';
import { certificationStatuses, publications, recordStatuses } from './audit.states.ts';
import { nextAudit, nextAuditStates } from './next-audit.schema.ts';

export const auditId = z.object({ id: publicId });

/** Shown in lists too. */
const listedVerbs = verbs({
  edit: 'Audit.Revise',
  share: ['Audit.Share', 'Audit.Unshare'],
  validate: 'Audit.Verify',
  archive: 'Audit.Persist',
  unarchive: 'Audit.Persist',
  addDocument: ['Audit.Generate', 'Audit.Revise'],
  schedule: 'Audit.Schedule',
  giveReauditStatus: 'Audit.Generate',
  /** Another audit for its site. */
  createRecord: 'Audit.Generate',
});
export const auditVisuals = visualsOf(listedVerbs);

export const auditRefusalReasons = {
  notOwn: 'The audit is not one of your own',
  sharingBlocked: 'Its owner blocks sharing',
  siteArchived: 'Its site is archived',
  closed: 'A Closed record cannot be changed',
  archived: 'Unarchive the record to change it',
  awaitsDecision: 'The record has no certification decision yet',
  notFollowed: 'The record is Closed or Archived, so no audit can follow it',
  kept: 'Only the certification body of the plan can change it',
};
const auditRefusals = refusalsOf(listedVerbs, auditRefusalReasons);

export const auditVerbs = verbs({
  ...listedVerbs,
  /** The report's answers; locked while submissions of the certification body are on hold or prohibited. */
  editReport: 'Audit.Revise',
  /** May copy the site's present name and address onto the audit. */
  synchronise: 'Audit.Revise',
  /** The owner may not edit it but decides whether it is shown publicly. */
  setVisibility: 'Audit.Revise',
  /** The company's own logos; whether there are any depends on the certification. */
  downloadLogos: 'Audit.View',
  setSharingOptions: 'Audit.ShareOptions',
});
export type AuditVerb = keyof typeof auditVerbs;
/** The abilities of an open record. */
export const openVisuals = visualsOf(auditVerbs).omit({ isAbleToSetSharingOptions: true, isAbleToSynchronise: true });

/** Days are YYYY-MM-DD; what does not apply is null. */
const dayOrNone = z.string().nullable();
const textOrNone = z.string().nullable();

export const auditRow = z.object({
  id: z.string(),
  siteCode: z.string(),
  /** The site's name and city of today; those in the report for a reader who does not see the site. */
  site: z.string(),
  country: z.string(),
  city: z.string(),
  standard: z.string(),
  certificationBodyId: z.string(),
  certificationBody: z.string(),
  programOwner: z.string(),
  auditOwner: z.string(),
  startDate: z.string(),
  validationDate: dayOrNone,
  grade: textOrNone,
  issueDate: dayOrNone,
  expiryDate: dayOrNone,
  certificationStatus: z.enum(certificationStatuses),
  auditStatus: z.enum(recordStatuses),
  /** Whether there is a certificate to download today. */
  hasCertificate: z.boolean(),
  /** Null for readers who do not plan it. */
  nextAudit: z.enum(nextAuditStates).nullable(),
  /** The day for which the next audit was planned, if it is overdue. */
  overdueSince: day.nullable(),
  /** Who asks the reader for the report, and how many others do; absent unless the list is filtered by requests. */
  requestedBy: z.object({ externalId: z.string(), name: z.string(), others: z.number() }).optional(),
  visuals: auditVisuals,
  refusals: auditRefusals,
});
export type AuditRow = z.output<typeof auditRow>;

/** The certificate that an audit holds today; null where it holds none. */
export const heldCertificate = z.object({ number: z.string(), version: z.string() });

export const audit = z.object({
  id: z.string(),
  /** Name and address as the report has them. */
  site: named,
  /** Whether the reader sees the site itself: an owner who no longer has it does not, nor does a reader by a share of the audit. */
  isSiteInSight: z.boolean(),
  /** Whether the reader may see the shares of its site and of the site's company. False if those shares do not include the audit. */
  knowsSharesOf: z.object({ site: z.boolean(), company: z.boolean() }),
  sharedWithReader,
  siteLocation: z.object({
    addressLine1: z.string(),
    addressLine2: z.string(),
    addressLine3: z.string(),
    city: z.string(),
    county: z.string(),
    zipCode: z.string(),
    country: named,
  }),
  standard: named,
  certificationBody: named,
  programOwner: z.string(),
  /**
   * The site's company; null for a reader who knows the site only from this audit if another company owns the audit.
   */
  company: named.nullable(),
  auditOwner: named.extend({ type: z.literal('Company') }),
  recordStatus: z.enum(recordStatuses),
  holdingReason: textOrNone,
  certificationStatus: z.object({ name: z.enum(certificationStatuses) }),
  /** Why and since when a certification is suspended or withdrawn. */
  statusReason: textOrNone,
  statusDate: dayOrNone,
  /** Whether there is a certificate to download today. */
  hasCertificate: z.boolean(),
  certificate: heldCertificate.nullable(),
  /** Shown in the public directory while its certification is valid. */
  availableInPortal: z.boolean(),
  publication: z.enum(publications),
  scope: z.string(),
  exclusion: textOrNone,
  justification: textOrNone,
  /** Names, separated by semicolons. */
  category: z.string(),
  additionalModules: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  validationDate: dayOrNone,
  certificateIssueDate: dayOrNone,
  certificateExpiryDate: dayOrNone,
  grade: textOrNone,
  auditProgramme: z.string(),
  auditorName: z.string(),
  auditorNumber: z.string(),
  /** The id of the auditor with this number, or null if there is none or the reader may not open the page. */
  auditorId: z.string().nullable(),
  uploadDate: z.string(),
  /** The contacts are answers of the report: null if it names none, and for readers who may not read it. */
  siteContactEmail: textOrNone,
  technicalName: textOrNone,
  technicalContact: textOrNone,
  commercialName: textOrNone,
  commercialContact: textOrNone,
  ...nextAudit,
  /** What the Certificate Tracker shows of it to organisations it is not shared with. */
  sharingPermissionName: z.enum(sharingOptionNames),
  /** How many organisations wait for the reader to share it with them. */
  reportRequests: z.number(),
  visuals: openVisuals,
  refusals: auditRefusals,
});
export type Audit = z.output<typeof audit>;

/** What the sharing screen shows of an audit. */
export const auditSummary = z.object({
  site: named,
  standard: named,
  certificationStatus: z.object({ name: z.enum(certificationStatuses) }),
  recordStatus: z.enum(recordStatuses),
  /** The owner, which may block sharing. */
  companyId: z.string(),
  visuals: auditVisuals.pick({ isAbleToShare: true }),
});

/** An audit among those of its site, or of its site and standard. */
export const auditHistoryRow = z.object({
  id: z.string(),
  standard: z.string(),
  auditStartDate: z.string(),
  auditValidationDate: dayOrNone,
  certificationBodyName: z.string(),
  certificationStatus: z.enum(certificationStatuses),
  recordStatus: z.enum(recordStatuses),
  uploadDate: z.string(),
});
export type AuditHistoryRow = z.output<typeof auditHistoryRow>;
