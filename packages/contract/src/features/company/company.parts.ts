import { blankForm } from '../../kernel/blank-form.ts';
import type { Role } from '../../kernel/permissions.ts';
import { locationFields } from '../../kernel/place-and-contact.ts';
import { at } from '../../kernel/record-fields.ts';
import { isIn } from '../../kernel/role-groups.ts';
import { type Company, companyContact, companyDetails } from './company.schema.ts';

/** The edit form of a company, filled with its present values. */
export const toCompanyForm = ({ name, website, blockSharing, location, contact, natureOfBusiness, type }: Company) => ({
  company: { name, website: website ?? '', blockSharing, location },
  contact: { contactDetails: contact ?? blankForm(companyContact) },
  ...(natureOfBusiness && { natureOfBusinessId: natureOfBusiness.id }),
  ...(type && { companyTier: type }),
});

const address = Object.keys(at('company.location', locationFields));

/** The company's own fields, except its address. */
const { location: _, ...details } = companyDetails;
const ownDetails = Object.keys(at('company', details));

/**
 * The locked fields of the edit form by role: the standards body keeps what identifies the company. A certification
 * body changes only the general contact.
 */
export const lockedCompanyFields = (role: Role): readonly string[] => {
  if (isIn('body', role)) return [];
  if (!isIn('cb', role)) return [...address, 'contact.contactDetails.faxNumber', 'companyTier'];
  return [...address, ...ownDetails, 'natureOfBusinessId', 'companyTier'];
};
