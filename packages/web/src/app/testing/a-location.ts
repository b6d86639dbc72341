import type { Location } from '@attestry/contract/kernel/place-and-contact.ts';

export const aLocation: Location = {
  addressLine1: '2 Mill Lane',
  addressLine2: '',
  addressLine3: '',
  city: 'Hull',
  county: '',
  zipCode: '',
  country: { id: '826', name: 'United Kingdom' },
};
