import { isIn, type Role } from '../../kernel/permissions.ts';

const address = ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'county', 'zipCode', 'country'].map(
  (line) => `company.location.${line}`,
);

/**
 * Fields of the edit form that stay as they are for a role: what identifies the company is kept by the standards body. A
 * certification body changes the general contact and nothing else.
 */
export const lockedCompanyFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  if (!isIn('cb', role)) return [...address, 'contact.contactDetails.faxNumber', 'companyTier'];
  return [...address, 'company.name', 'company.website', 'company.blockSharing', 'natureOfBusinessId', 'companyTier'];
};
