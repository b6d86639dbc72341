import { z } from 'zod';
import {
  email,
  location,
  lookupId,
  optionalText,
  phone,
  publicId,
  requiredMessage,
  requiredOf,
  requiredText,
  shownContact,
  shownLocation,
  wholeNumber,
} from '../../kernel/fields.ts';
import { verbs, visualsOf } from '../../kernel/verbs.ts';

export const recordStatuses = ['Active', 'Archived', 'Suspended', 'Probation'] as const;
export const companyTiers = ['Pro', 'Lite'] as const;
export const favouriteLimits = [0, 10, 50, 250, 1000] as const;

export const companyId = z.object({ id: publicId });

/** Where a company or a site is: an address with a country of the lookup. */
export const locationToStore = location.extend({ country: z.object({ id: lookupId, name: z.string().optional() }) });

const companyTier = z.enum(companyTiers, requiredOf);

/** How many favourites a company may keep in the Certificate Tracker. */
const favouriteLimit = wholeNumber(0, 100_000);

const companyPart = z.object({
  name: requiredText(),
  website: optionalText(),
  blockSharing: z.boolean().optional(),
  location: locationToStore,
});

/** The general contact of a company; name and fax are optional. */
const companyContact = z.object({
  contactDetails: z.object({
    name: optionalText(),
    email: z.string().trim().min(1, requiredMessage).pipe(email),
    phoneNumber: z.string().trim().min(1, requiredMessage).pipe(phone),
    faxNumber: z.union([z.literal(''), phone]).optional(),
  }),
});

/** The form that creates a company. The last three fields are for the standards body's users. */
export const companyCreateForm = z.object({
  company: companyPart,
  contact: companyContact,
  natureOfBusinessId: lookupId,
  certificationBodyExternalId: publicId.optional(),
  allowExportList: z.boolean(),
  favouriteLimit,
  companyTier,
});
export type CompanyCreateForm = z.output<typeof companyCreateForm>;

/** Fields omitted from an edit keep their values. */
export const companyEditForm = z.object({
  company: companyPart,
  contact: companyContact,
  natureOfBusinessId: lookupId.optional(),
  companyTier: companyTier.optional(),
});
export type CompanyEditForm = z.output<typeof companyEditForm>;

/** What the standards body's Admin sends to set a company's limit. */
export const favouriteLimitForm = z.object({ companyExternalId: publicId, favouriteTagLimit: favouriteLimit });
export type FavouriteLimitForm = z.output<typeof favouriteLimitForm>;

export const companyVerbs = verbs({
  edit: 'Company.Revise',
  archive: 'Company.Persist',
  share: ['Company.Share', 'Company.Unshare'],
  viewChanges: 'Company.Changes',
  viewUsers: 'User.View',
  createUser: 'User.Generate',
  preventExport: { permission: 'Company.Revise', group: 'body' },
  setLimit: { permission: 'Company.Revise', group: 'bodyAdmin' },
  addSite: 'Site.Generate',
});
export const companyVisuals = visualsOf(companyVerbs).omit({ isAbleToAddSite: true });

export const company = z.object({
  id: z.string(),
  companyId: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  blockSharing: z.boolean(),
  location: shownLocation,
  contact: shownContact,
  natureOfBusiness: z.object({ id: z.string(), name: z.string() }).nullable(),
  status: z.enum(recordStatuses),
  /** Tier and limit exist while the tier feature is on, with the names used by the list and the forms. */
  type: z.enum(companyTiers).optional(),
  companyTier: z.enum(companyTiers).optional(),
  maxFavouriteLimit: z.number().int().optional(),
  favouriteLimit: z.number().int().optional(),
  /** For the standards body's users. */
  allowExportList: z.boolean().optional(),
  /** For the standards body's users, if the audit feature is on. */
  auditShared: z.boolean().optional(),
  isShared: z.boolean(),
  siteCount: z.number().int(),
  visuals: companyVisuals,
});
export type Company = z.output<typeof company>;

export const companyRow = z.object({
  id: z.string(),
  name: z.string(),
  location: z.object({ city: z.string(), country: z.object({ name: z.string() }) }),
  siteCount: z.number().int(),
  auditShared: z.boolean().optional(),
  status: z.enum(recordStatuses),
  maxFavouriteLimit: z.number().int().optional(),
  type: z.enum(companyTiers).optional(),
  visuals: companyVisuals,
});
export type CompanyRow = z.output<typeof companyRow>;
