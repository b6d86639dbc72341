import { contactLabels, locationLabels } from '@attestry/contract/kernel/field-labels.ts';

/** A location's columns under the names that forms have for them; a country is named by its own query. */
export const loggedLocation = {
  address_line1: locationLabels.addressLine1,
  address_line2: locationLabels.addressLine2,
  address_line3: locationLabels.addressLine3,
  city: locationLabels.city,
  county: locationLabels.county,
  zip_code: locationLabels.zipCode,
};

/** A contact's columns under the names that forms have for them. */
export const loggedContact = {
  name: contactLabels.name,
  email: contactLabels.email,
  phone_number: contactLabels.phoneNumber,
  fax_number: contactLabels.faxNumber,
};

/** The fields of a part of a record, as the record of changes calls them; `whose` where a record has several such parts. */
export const loggedPart = (part: string, labels: Record<string, string>, whose?: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).map(([column, label]) => [`${part}.${column}`, whose ? `${whose}: ${label}` : label]),
  );
