import type { Entry, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';

const identity: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'SITE_CODE', key: 'siteCode', label: 'Site code', type: 'text', required: true, max: 8 },
  { kind: 'entry', xmlTag: 'SITE_NAME', key: 'siteName', label: 'Site name', type: 'text', required: true },
  { kind: 'entry', xmlTag: 'COMPANY_NAME', label: 'Company name', type: 'text' },
  { kind: 'entry', xmlTag: 'TRADING_AS', label: 'Trading as', type: 'text' },
];

const address: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'ADDRESS_1', key: 'addressLine1', label: 'Address line 1', type: 'text', required: true },
  { kind: 'entry', xmlTag: 'ADDRESS_2', key: 'addressLine2', label: 'Address line 2', type: 'text' },
  { kind: 'entry', xmlTag: 'ADDRESS_3', key: 'addressLine3', label: 'Address line 3', type: 'text' },
  { kind: 'entry', xmlTag: 'CITY', key: 'city', label: 'City', type: 'text', required: true },
  { kind: 'entry', xmlTag: 'COUNTY', key: 'county', label: 'County, state or province', type: 'text' },
  { kind: 'entry', xmlTag: 'ZIP_CODE', key: 'zipCode', label: 'Zip or postal code', type: 'text' },
  {
    kind: 'entry',
    xmlTag: 'COUNTRY',
    key: 'country',
    label: 'Country',
    type: 'text',
    required: true,
    hint: 'English name or two-letter code as in ISO 3166-1, such as Portugal or PT',
  },
  { kind: 'entry', xmlTag: 'WEBSITE', label: 'Website', type: 'text' },
];

const contacts: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'SITE_EMAIL', label: 'Site contact email', type: 'text', max: 254 },
  { kind: 'entry', xmlTag: 'SITE_PHONE', label: 'Site contact phone', type: 'text', max: 40 },
  { kind: 'entry', xmlTag: 'TECHNICAL_NAME', label: 'Technical contact name', type: 'text' },
  { kind: 'entry', xmlTag: 'TECHNICAL_EMAIL', label: 'Technical contact email', type: 'text', max: 254 },
  { kind: 'entry', xmlTag: 'COMMERCIAL_NAME', label: 'Commercial contact name', type: 'text' },
  { kind: 'entry', xmlTag: 'COMMERCIAL_EMAIL', label: 'Commercial contact email', type: 'text', max: 254 },
];

const size: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'EMPLOYEES', label: 'Number of employees', type: 'number' },
  { kind: 'entry', xmlTag: 'EMPLOYEES_PER_SHIFT', label: 'Employees on the largest shift', type: 'number' },
  { kind: 'entry', xmlTag: 'SHIFTS', label: 'Number of shifts', type: 'number' },
  { kind: 'entry', xmlTag: 'SITE_SIZE', label: 'Size of the site', type: 'number', hint: 'Square metres under roof' },
];

/** `particulars`: what this standard asks about the site in addition to its address, contacts and size. */
export const siteSection = (particulars: readonly Entry[] = []): Section => ({
  id: 'site',
  name: 'Company and site details',
  content: [...identity, ...address, ...contacts, ...size, ...particulars],
});
