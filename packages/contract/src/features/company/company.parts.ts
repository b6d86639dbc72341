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

/** The company's own fields, except its address. New fields are included automatically. */
const companyDetails = Object.keys(companyEditForm.shape.company.omit({ location: true }).shape).map(
  (key) => `company.${key}`,
);

/**
 * The locked fields of the edit form by role: the standards body keeps what identifies the company. A certification
 * body changes only the general contact.
 */
export const lockedCompanyFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  if (!isIn('cb', role)) return [...address, 'contact.contactDetails.faxNumber', 'companyTier'];
  return [...address, ...companyDetails, 'natureOfBusinessId', 'companyTier'];
};
