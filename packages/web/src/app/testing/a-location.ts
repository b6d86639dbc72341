import type { shownLocation } from '@attestry/contract/kernel/fields.ts';
import type { z } from 'zod';

export const aLocation: z.output<typeof shownLocation> = {
  addressLine1: '2 Mill Lane',
  addressLine2: '',
  addressLine3: '',
  city: 'Hull',
  county: '',
  zipCode: '',
  country: { id: '826', name: 'United Kingdom' },
};
