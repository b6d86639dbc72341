import { z } from 'zod';
import { moment, publicId, searchTerm } from '../../kernel/fields.ts';
import { pageOf } from '../../kernel/list-query.ts';
import { numberOf, type OrganisationType, organisationTypeNumber } from '../../kernel/organisation.ts';
import { type SharingOptionName, sharingOptionNames } from '../../kernel/sharing-options.ts';
import type { CertificationStatus } from '../audit/audit.states.ts';

/** The kinds of organisation that something can be shared with. */
export const shareTargetTypes = ['Company', 'Site', 'CertificationBody'] as const satisfies readonly OrganisationType[];

const typeNumbers = shareTargetTypes.map(numberOf);

export const sharedRecord = z.object({ id: publicId });

export const shareForm = z.object({
  sharedWithType: z.literal(typeNumbers, {
    error: ({ input }) => (typeof input === 'number' ? 'Cannot be shared with organisations of this kind' : undefined),
  }),
  sharedWithId: publicId,
  /** The company, site or audit that is shared. */
  sharedId: publicId,
});
export type ShareForm = z.output<typeof shareForm>;

const typeNumber = z.enum(typeNumbers.map(String));

/** The query of the target picker: words of the name, or the id. All kinds if none is named. */
export const shareTargetSearch = z.strictObject({
  query: searchTerm,
  /** There is one page; others have nothing. */
  pageNumber: z.coerce.number().int().min(1).default(1),
  types: z
    .union([typeNumber.transform((one) => [one]), z.array(typeNumber).max(typeNumbers.length)])
    .optional()
    .transform((types) => types?.map(Number) ?? typeNumbers),
});
export type ShareTargetSearch = z.output<typeof shareTargetSearch>;

const given = {
  isShared: z.boolean(),
  /** When it was shared; empty if it is not. */
  since: moment.nullable(),
  /** The person who shared it, for readers who see that user, otherwise the organisation they did it for, if known. */
  sharedBy: z.string().nullable(),
};

export const shareTarget = z.object({
  id: z.string(),
  name: z.string(),
  type: organisationTypeNumber,
  typeName: z.string(),
  location: z.object({ country: z.object({ name: z.string() }), addressLine1: z.string() }),
  ...given,
});
export type ShareTarget = z.output<typeof shareTarget>;

export const shareTargetPage = pageOf(shareTarget, 'results');
export type ShareTargetPage = z.output<typeof shareTargetPage>;

/** Its state after the call. */
export const shareState = z.object(given);
export type ShareState = z.output<typeof shareState>;

/** The number that identifies an option in calls. */
export const sharingOptionId = (name: SharingOptionName): string => String(sharingOptionNames.indexOf(name) + 1);

export const sharingOption = z.object({
  sharingExternalId: z.string(),
  name: z.enum(sharingOptionNames),
  /** Whether it applies; exactly one does. */
  value: z.boolean(),
  /** Whether it applies without having been set here: from an audit's site, or from the deployment. */
  isInherited: z.boolean(),
});
export type SharingOption = z.output<typeof sharingOption>;

/** How a reader sees a visible audit: by a share, and what the Certificate Tracker shows. */
export const sharedAuditResult = z.object({
  id: z.string(),
  /** Whether it, its site or its site's company was shared with an organisation of the reader's. */
  isShared: z.boolean(),
  /** What the Certificate Tracker shows of it to organisations it is not shared with. */
  sharingPermissionName: z.enum(sharingOptionNames),
});
export type SharedAuditResult = z.output<typeof sharedAuditResult>;

const chosenOption = {
  sharingExternalId: z.enum(sharingOptionNames.map(sharingOptionId)),
  /** Off, an option that was set here no longer is, and what applies without it does so again. */
  value: z.boolean(),
};

export const siteOptionForm = z.object({ siteExternalId: publicId, ...chosenOption });
/** `companyId` narrows: the audit is looked for among those of that company. */
export const auditOptionForm = z.object({
  auditExternalId: publicId,
  companyId: publicId.optional(),
  ...chosenOption,
});
export type ChosenOption = Pick<z.output<typeof siteOptionForm>, keyof typeof chosenOption>;

/** Sharing options of an audit can be set while its certification has one of these statuses. */
export const statusesWithOptions = [
  'Pending',
  'Start! Intermediate',
  'Start! Basic',
  'Certificated',
  'Expired',
  'Expired Renewed',
  'Interim',
] as const satisfies readonly CertificationStatus[];

export const hasSharingOptions = (status: CertificationStatus): boolean =>
  statusesWithOptions.some((one) => one === status);
