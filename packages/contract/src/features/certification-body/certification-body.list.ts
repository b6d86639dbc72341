import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { auditSubmissions, officeStatusFilters, officeTypes } from './certification-body.schema.ts';

export const officeList = list({
  name: 'certification-body',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  search: 'Search by ID, name or city',
  archived: true,
  inPalette: { title: ['name'], line: ['officeType', 'city', 'country'], facts: ['status'] },
  columns: {
    id: { label: 'ID', kind: 'text', sortable: true },
    name: { label: 'Certification Body', kind: 'text', sortable: true },
    mainOffice: { label: 'Main Office', kind: 'text', sortable: true, optional: true },
    officeType: { label: 'Office Type', kind: 'choice', values: officeTypes, ...sortedAndFiltered },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered },
    city: { label: 'City', kind: 'text', sortable: true, optional: true },
    status: { label: 'Status', kind: 'choice', values: officeStatusFilters, ...sortedAndFiltered },
    auditSubmissions: {
      label: 'Audit submissions',
      kind: 'choice',
      values: auditSubmissions,
      filterable: true,
      audience: ['body'],
      optional: true,
    },
  },
});
