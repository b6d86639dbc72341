import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { companyTiers, recordStatuses } from './company.schema.ts';

export const companyList = list({
  name: 'company',
  resultsKey: 'resultList',
  defaultSort: 'name',
  search: 'Search by company ID, name or city',
  archived: true,
  inPalette: { title: ['name'], line: ['id', 'city', 'country'], facts: ['status'] },
  columns: {
    id: { label: 'ID', kind: 'text', sortable: true },
    name: { label: 'Company', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered },
    city: { label: 'City', kind: 'text', sortable: true },
    siteCount: { label: 'Related Sites', kind: 'number', sortable: true, wholeFor: ['body', 'company'] },
    auditShared: {
      label: 'Audit Shared',
      kind: 'boolean',
      sortable: true,
      audience: ['body'],
      flag: 'AuditFeature',
      optional: true,
    },
    status: { label: 'Status', kind: 'choice', values: recordStatuses, sortable: true, optional: true },
    maxFavouriteLimit: {
      label: 'Max Favourites',
      kind: 'number',
      ...sortedAndFiltered,
      flag: 'CompanyTiers',
      optional: true,
    },
    favouritesUsed: {
      label: 'Favourites used',
      kind: 'number',
      audience: ['body'],
      flag: 'CompanyTiers',
      optional: true,
    },
    type: { label: 'Type', kind: 'choice', values: companyTiers, ...sortedAndFiltered, flag: 'CompanyTiers' },
    /** Limits a certification body's list to its related companies; other readers have no others. */
    sharedOnly: { label: 'Shared only', kind: 'boolean', filterable: true, hidden: 'everywhere', audience: ['cb'] },
  },
});
