import { contactLabels, locationLabels } from '@attestry/contract/kernel/fields.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FormField } from '../form-screen/form-parts.ts';

type ContactKey = 'name' | 'email' | 'phoneNumber' | 'faxNumber';

/** The fields of a contact at `prefix`, such as `contact.contactDetails`. */
export const contactFields = <P extends string>(prefix: P): FormField<`${P}.${ContactKey}`>[] => [
  { kind: 'text', name: `${prefix}.name`, label: i18n.t(contactLabels.name) },
  { kind: 'email', name: `${prefix}.email`, label: i18n.t(contactLabels.email) },
  { kind: 'phone', name: `${prefix}.phoneNumber`, label: i18n.t(contactLabels.phoneNumber) },
  { kind: 'phone', name: `${prefix}.faxNumber`, label: i18n.t(contactLabels.faxNumber) },
];

/** A blank contact. */
export const blankContact = { name: '', email: '', phoneNumber: '', faxNumber: '' };

type LocationKey = 'addressLine1' | 'addressLine2' | 'addressLine3' | 'city' | 'county' | 'zipCode' | 'country';

/** The fields of a location at `prefix`, such as `company.location`. */
export const locationFields = <P extends string>(prefix: P): FormField<`${P}.${LocationKey}`>[] => [
  { kind: 'text', name: `${prefix}.addressLine1`, label: i18n.t(locationLabels.addressLine1), wide: true },
  { kind: 'text', name: `${prefix}.addressLine2`, label: i18n.t(locationLabels.addressLine2) },
  { kind: 'text', name: `${prefix}.addressLine3`, label: i18n.t(locationLabels.addressLine3) },
  { kind: 'text', name: `${prefix}.city`, label: i18n.t(locationLabels.city) },
  { kind: 'text', name: `${prefix}.county`, label: i18n.t(locationLabels.county) },
  { kind: 'text', name: `${prefix}.zipCode`, label: i18n.t(locationLabels.zipCode) },
  { kind: 'choice', name: `${prefix}.country`, label: i18n.t(locationLabels.country), lookup: 'country' },
];

/** A blank location. */
export const blankLocation = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  city: '',
  county: '',
  zipCode: '',
  country: { id: '', name: '' },
};
