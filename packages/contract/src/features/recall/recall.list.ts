import { list, sortedAndFiltered } from '../../kernel/list.ts';

export const recallList = list({
  name: 'recall',
  resultsKey: 'resultsList',
  defaultSort: 'initialNotificationDate',
  defaultOrder: 'desc',
  search: 'Search by submission ID, site code or site name',
  dateRange: 'initialNotificationDate',
  archived: true,
  inPalette: {
    title: ['id', 'siteName'],
    line: ['recallCategory', 'initialNotificationDate'],
    facts: ['recallStatus'],
  },
  columns: {
    id: { label: 'Submission Id', kind: 'text', sortable: true },
    siteCode: { label: 'Site Code', kind: 'text', sortable: true },
    siteName: { label: 'Site Name', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered },
    certificationBody: {
      label: 'Certification Body',
      kind: 'lookup',
      lookup: 'certificationBody',
      ofRecords: true,
      ...sortedAndFiltered,
      optional: true,
    },
    recallCategory: { label: 'Incident Category', kind: 'lookup', lookup: 'recallCategory', ...sortedAndFiltered },
    initialNotificationDate: { label: 'Initial Notification Date', kind: 'date', ...sortedAndFiltered },
    recallStatus: { label: 'Submission Status', kind: 'lookup', lookup: 'recallStatus', ...sortedAndFiltered },
  },
});
