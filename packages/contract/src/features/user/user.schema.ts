import { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { accountEmail, optionalText, phone, publicId, requiredText } from '../../kernel/fields.ts';
import { organisation, organisationTypeNumber } from '../../kernel/organisation.ts';
import { type Role, roles } from '../../kernel/permissions.ts';
import { refusalsOf, verbs, visualsOf } from '../../kernel/verbs.ts';
import { faultsOfRole } from './user.parts.ts';

export const userStatuses = ['Active', 'Deactivated'] as const;

export const userId = z.object({ id: z.uuid() });

export const role = z.enum<readonly Role[]>(roles);

/** An organisation in a form: the id is enough; the directory knows its name. */
const namedOrganisation = z.object({
  externalId: publicId,
  type: organisationTypeNumber,
  name: z.string().optional(),
});
export type NamedOrganisation = z.output<typeof namedOrganisation>;

const person = z.object({
  email: z.string().trim().min(1, requiredMessage).pipe(accountEmail),
  firstName: requiredText(),
  lastName: requiredText(),
  jobTitle: optionalText(),
  phoneNumber: z.union([z.literal(''), phone]).optional(),
  /** Null for none. */
  primaryOrganisation: namedOrganisation.nullish(),
  secondaryOrganisations: z.array(namedOrganisation).max(1000).optional(),
  /** Emails the user about the upgrade from Lite to Pro. */
  enablemailLitetoPro: z.boolean().optional(),
});

const checkRole = (form: z.output<typeof person> & { role?: Role | undefined }, context: z.RefinementCtx) => {
  if (!form.role) return;
  for (const { path, message } of faultsOfRole({ ...form, role: form.role }))
    context.addIssue({ code: 'custom', path: [path], message });
};

const userCreation = person.extend({
  role,
  /** Assigns role and organisation to an existing account; only after this caller was warned that it exists. */
  overrideWarning: z.boolean().optional(),
});
export const userCreateFields = userCreation.shape;
export const userCreateForm = userCreation.superRefine(checkRole);
export type UserCreateForm = z.output<typeof userCreateForm>;

/**
 * Fields omitted from an edit keep their values; secondary organisations that do not fit a new primary one are removed.
 */
export const userEditForm = person.extend({ role: role.optional() });
export type UserEditForm = z.output<typeof userEditForm>;

export const userVerbs = verbs({
  edit: 'User.Revise',
  /** Every field, including role and organisations. */
  editFully: 'User.Revise',
  initialize: 'User.Initialize',
});
export const userVisuals = visualsOf(userVerbs).omit({ isAbleToEditFully: true });

export const userRefusalReasons = {
  self: 'Nobody activates or deactivates their own account',
  roleNotGranted: 'Their role is one that you cannot grant',
  notPrimary: 'Their primary organisation is not one whose users you manage',
};
const userRefusals = refusalsOf(userVerbs, userRefusalReasons).omit({ editFully: true });

export const user = z.object({
  identificator: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  /** The role as people read it. */
  roleName: z.string(),
  status: z.enum(userStatuses),
  primaryOrganisation: organisation.nullable(),
  secondaryOrganisations: z.array(organisation),
  /** Whether this caller may edit every field of this user; otherwise at most their own name, job title and phone. */
  allowFullEdit: z.boolean(),
  visuals: userVisuals,
  refusals: userRefusals,
});
export type User = z.output<typeof user>;

export const userRow = z.object({
  identificator: z.uuid(),
  email: z.string(),
  name: z.string(),
  /** The primary one first. */
  organisations: z.array(organisation),
  roleName: z.string(),
  status: z.enum(userStatuses),
  visuals: userVisuals,
  refusals: userRefusals,
});
export type UserRow = z.output<typeof userRow>;

export const userOfCompany = userRow.omit({ organisations: true, visuals: true, refusals: true });
export type UserOfCompany = z.output<typeof userOfCompany>;

/** A role to choose, with the organisation types it can belong to. */
export const roleChoice = z.object({
  name: role,
  label: z.string(),
  organisationTypes: z.array(organisationTypeNumber),
});
export type RoleChoice = z.output<typeof roleChoice>;

export const organisationChoice = organisation.extend({
  country: z.string().nullable(),
  addressLine1: z.string().nullable(),
});
export type OrganisationChoice = z.output<typeof organisationChoice>;

/** What is known about an email address. Before sign-in, only `message` says which of the three cases applies. */
export const checkedUser = z.object({
  isPresent: z.boolean(),
  role: role.nullable(),
  primaryOrganisation: organisation.nullable(),
  message: z.string().nullable(),
});
export type CheckedUser = z.output<typeof checkedUser>;

/** The existing account that made the creation fail; the form shows it greyed out. */
export const existingUser = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  phoneNumber: z.string(),
});
export type ExistingUser = z.output<typeof existingUser>;
