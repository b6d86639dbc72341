import { z } from 'zod';
import { formShape, optional, required, shownShape } from './record-fields.ts';

/** Where a company or a site is. */
export const locationFields = {
  addressLine1: required.text('Address line 1', { wide: true }),
  addressLine2: optional.text('Address line 2'),
  addressLine3: optional.text('Address line 3'),
  city: required.text('City'),
  county: optional.text('County'),
  zipCode: optional.text('Zip code'),
  country: required.choice('Country', 'country'),
};

/** An address of which any line may be missing. */
export const looseLocationFields = {
  ...locationFields,
  addressLine1: optional.text('Address line 1', { wide: true }),
  city: optional.text('City'),
  country: optional.choice('Country', 'country'),
};

export const shownLocation = z.object(shownShape(locationFields));
export type Location = z.output<typeof shownLocation>;

export const contactFields = {
  name: optional.text('Contact name'),
  email: optional.email('Email'),
  phoneNumber: optional.phone('Phone number'),
  faxNumber: optional.phone('Fax number'),
};

export const contact = z.object(formShape(contactFields));
export type Contact = z.output<typeof contact>;

/** A contact as answers contain it; null if there is none, or the caller may not see it. */
export const shownContact = z.object({ id: z.string(), type: z.string(), ...shownShape(contactFields) }).nullable();
