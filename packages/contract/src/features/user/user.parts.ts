import { requiredMessage } from '../../kernel/field-messages.ts';
import { type OrganisationType, organisationTypeOf } from '../../kernel/organisation.ts';
import { type Role, roles } from '../../kernel/permissions.ts';
import { isIn, isMember, type Member, roleGroups } from '../../kernel/role-groups.ts';

/** The most active users with a Pro role per company. */
export const maxProUsers = 5;

const everyRole = roles.filter((role) => role !== 'UNKNOWN');
const ofCompany = ['Company User', 'Site User'] as const;

/**
 * Who may grant which role. A company's own users grant a Pro role only if the company's tier is Pro; the standards
 * body's Admin grants it anywhere.
 */
export const grantingTable: Partial<Record<Role, readonly Role[]>> = {
  '{body} Admin': everyRole,
  'CB Full Admin': roleGroups.cb,
  'Company User': ofCompany,
  'Company BI S User': [...ofCompany, 'Company BI S User'],
  'Company BI BO User': [...ofCompany, 'Company BI BO User'],
  'Company BI SC User': [...ofCompany, 'Company BI SC User'],
};

/** The roles that a role may grant. */
export const grantedBy = (role: Role): readonly Role[] => grantingTable[role] ?? [];

/** Whether granting a role requires a company of tier Pro. */
export const needsProTier = ({ role, tiers }: Member, granted: Role): boolean =>
  tiers && isMember({ role: granted, tiers }, 'pro') && !isIn('body', role);

/** The organisation types that a role's primary organisation may have; none for roles of the standards body. */
export const organisationTypesFor = (role: Role): readonly OrganisationType[] => {
  if (isIn('ofCertificationBody', role)) return ['CertificationBody', 'Office'];
  if (isIn('company', role)) return ['Company'];
  if (isIn('site', role)) return ['Site'];
  return isIn('ab', role) ? ['AccreditationBody'] : [];
};

const tierNames: Partial<Record<Role, string>> = {
  'Company User': 'Lite',
  'Company BI S User': 'Pro',
  'Company BI BO User': 'Pro {body}',
  'Company BI SC User': 'Pro Horizon',
};

/** The role as pickers show it: with its tier while tiers are on, and with the body's own name in place of `{body}`. */
export const roleTitle = (role: Role, { bodyName, tiers }: { bodyName: string; tiers: boolean }): string => {
  const tier = tiers ? tierNames[role] : undefined;
  return (tier ? `${role} (${tier})` : role).replace('{body}', bodyName);
};

/** Fields that only callers who may edit the whole account may change. */
export const lockedUserFields = ['email', 'role', 'primaryOrganisation', 'secondaryOrganisations'] as const;

interface Assigned {
  role: Role;
  primaryOrganisation?: { type: number } | null | undefined;
  jobTitle?: string | undefined;
}

/** The fields of a user that do not fit the role, with a message each. */
export const faultsOfRole = ({
  role,
  primaryOrganisation,
  jobTitle,
}: Assigned): { path: string; message: string }[] => {
  const types = organisationTypesFor(role);
  const fault = (path: string, message: string) => [{ path, message }];
  const ofOrganisation = (): { path: string; message: string }[] => {
    if (types.length === 0)
      return primaryOrganisation ? fault('primaryOrganisation', 'This role belongs to no organisation') : [];
    if (!primaryOrganisation) return fault('primaryOrganisation', requiredMessage);
    return types.includes(organisationTypeOf(primaryOrganisation.type))
      ? []
      : fault('primaryOrganisation', 'This role needs another kind of organisation');
  };
  const needsTitle = isIn('company', role) && !jobTitle;
  return [...ofOrganisation(), ...(needsTitle ? fault('jobTitle', requiredMessage) : [])];
};

/** Sign-up messages for an email address that already has an account. */
export const knownEmailMessages = {
  linked:
    'A Directory Lite account could not be created because this email is already linked to an account. Please use the Forgot Password service to re-activate your profile.',
  used: 'This email has already been used in {body} systems. Please contact support to proceed.',
} as const;

/** The message with the name of the standards body. Without tiers it does not mention Lite. */
export const knownEmailMessage = (
  known: keyof typeof knownEmailMessages,
  { bodyName, tiers }: { bodyName: string; tiers: boolean },
): string => {
  const message = knownEmailMessages[known].replace('{body}', bodyName);
  return tiers ? message : message.replace('A Directory Lite account', 'An account');
};
