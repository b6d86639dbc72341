/** What the fields of a contact are called, in forms and in the record of changes. */
export const contactLabels = {
  name: 'Contact name',
  email: 'Email',
  phoneNumber: 'Phone number',
  faxNumber: 'Fax number',
} as const;

/** The same of a location. */
export const locationLabels = {
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressLine3: 'Address line 3',
  city: 'City',
  county: 'County',
  zipCode: 'Zip code',
  country: 'Country',
} as const;
