import { isIn, type Role } from '../../kernel/permissions.ts';
import { type Company, companyEditForm } from './company.schema.ts';

/** The edit form of a company, filled with its present values. */
export const toCompanyForm = ({ name, website, blockSharing, location, contact, natureOfBusiness, type }: Company) => ({
  company: { name, website: website ?? '', blockSharing, location },
  contact: { contactDetails: contact },
  natureOfBusinessId: natureOfBusiness?.id,
  companyTier: type,
});

const address = ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'county', 'zipCode', 'country'].map(
  (line) => `company.location.${line}`,
);

/** What the form says of the company itself, its address aside. A field that is added is among them. */
const companyDetails = Object.keys(companyEditForm.shape.company.omit({ location: true }).shape).map(
  (key) => `company.${key}`,
);

/**
 * Fields of the edit form that stay as they are for a role: what identifies the company is kept by the standards body. A
 * certification body changes the general contact and nothing else.
 */
export const lockedCompanyFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  if (!isIn('cb', role)) return [...address, 'contact.contactDetails.faxNumber', 'companyTier'];
  return [...address, ...companyDetails, 'natureOfBusinessId', 'companyTier'];
};
