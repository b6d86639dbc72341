import { z } from 'zod';
import { named, publicId, wholeNumber } from '../../kernel/fields.ts';
import { contactFields, locationFields, shownContact } from '../../kernel/place-and-contact.ts';
import { answerShape, at, formShape, group, optional, required } from '../../kernel/record-fields.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';

export const recordStatuses = ['Active', 'Archived', 'Suspended', 'Probation'] as const;
export const companyTiers = ['Pro', 'Lite'] as const;
export const favouriteLimits = [0, 10, 50, 250, 1000] as const;

export const companyId = z.object({ id: publicId });

/** How many favourites a company may keep in the Certificate Tracker. */
const favouriteLimit = wholeNumber(0, 100_000);

/** What a company says of itself. */
export const companyDetails = {
  name: required.text('Company name', { wide: true }),
  website: optional.text('Website'),
  blockSharing: optional.switch('Block sharing', {
    hint: 'Nobody but the company itself and the standards body’s Admin may then share its records.',
    wide: true,
  }),
  location: group('Address', locationFields),
};

/** The fields of the company's row. */
export const companyFields = {
  ...companyDetails,
  natureOfBusinessId: required.choiceId('Nature of business', 'natureOfBusiness'),
  companyTier: required.select('Type', companyTiers),
};

/** The general contact; name and fax are optional. */
export const companyContact = {
  ...contactFields,
  email: required.email('Email'),
  phoneNumber: required.phone('Phone number'),
};

const { name, website, blockSharing } = companyDetails;
const { natureOfBusinessId, companyTier } = companyFields;

/** The sections that create and edit a company have in common. */
export const companySections = [
  {
    title: 'Company',
    fields: { ...at('company', { name, website }), natureOfBusinessId, ...at('company', { blockSharing }) },
  },
  { title: 'Address', fields: at('company.location', locationFields) },
  { title: 'Contact', fields: at('contact.contactDetails', companyContact) },
] as const;

const parts = {
  company: z.object(formShape(companyDetails)),
  contact: z.object({ contactDetails: z.object(formShape(companyContact)) }),
};

/** The form that creates a company. The last three fields are for the standards body's users. */
export const companyCreateForm = z.object({
  ...parts,
  natureOfBusinessId: natureOfBusinessId.form,
  certificationBodyExternalId: publicId.optional(),
  allowExportList: z.boolean(),
  favouriteLimit,
  companyTier: companyTier.form,
});
export type CompanyCreateForm = z.output<typeof companyCreateForm>;

/** Fields omitted from an edit keep their values. */
export const companyEditForm = z.object({
  ...parts,
  natureOfBusinessId: natureOfBusinessId.form.optional(),
  companyTier: companyTier.form.optional(),
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

export const companyRefusalReasons = {
  notOwn: 'The company is not your own',
  notCertifying: 'Only certification bodies of current audits of its sites can do this',
  notOnlyCertifier: 'Only the certification body of all current audits of its sites can do this',
  sharingBlocked: 'The company blocks sharing',
};
const companyRefusals = refusalsOf(companyVerbs, companyRefusalReasons);

export const company = z.object({
  id: z.string(),
  companyId: z.string(),
  ...answerShape(companyDetails),
  contact: shownContact,
  natureOfBusiness: named.nullable(),
  status: z.enum(recordStatuses),
  /** Tier and limit exist while the tier feature is on, with the names used by the list and the forms. */
  type: z.enum(companyTiers).optional(),
  companyTier: z.enum(companyTiers).optional(),
  maxFavouriteLimit: z.number().int().optional(),
  favouriteLimit: z.number().int().optional(),
  /** How many favourites the company has, for itself and the standards body. */
  favouritesUsed: z.number().int().optional(),
  /** For the standards body's users. */
  allowExportList: z.boolean().optional(),
  /** For the standards body's users, if the audit feature is on. */
  auditShared: z.boolean().optional(),
  isShared: z.boolean(),
  siteCount: z.number().int(),
  visuals: companyVisuals,
  refusals: companyRefusals,
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
  /** For the standards body's users. */
  favouritesUsed: z.number().int().optional(),
  type: z.enum(companyTiers).optional(),
  visuals: companyVisuals,
  refusals: companyRefusals,
});
export type CompanyRow = z.output<typeof companyRow>;
