import type { ImportResult, StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';

/** What would be stored of a report: the first record of its site and standard. */
export const prospect: NonNullable<ImportResult['prospect']> = {
  recordStatus: 'Current',
  certificationStatus: 'Certificated',
  holdingReason: null,
  site: { id: '1100091', name: 'San Marco Bakery plc' },
  standard: 'Food',
  certificationBody: 'Nordic',
  owner: 'San Marco Foods',
  decision: 'Certificated',
  grade: 'AA',
  startDate: '2098-10-01',
  issueDate: '2098-11-06',
  expiryDate: '2099-11-05',
  isPublished: true,
  replaces: null,
  supersedes: null,
};

/** The report once it is stored; nobody was notified. */
export const storedReport: StoredReport = {
  ...prospect,
  isStoredBefore: false,
  certificate: null,
  auditorId: null,
  told: [],
};
