import { list } from '../../kernel/list.ts';
import { grades } from '../audit/audit.states.ts';
import { ratings } from './public-directory.list.ts';

/** Certification bodies by their main offices. What their certificates are about narrows the list but is not offered as a filter. */
export const publicCertificationBodyList = list({
  name: 'publicCertificationBody',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  search: 'Name or town of a certification body',
  columns: {
    name: { label: 'Certification body', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', filterable: true },
    standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', filterable: true },
    rating: { label: 'Rating', kind: 'choice', values: ratings, filterable: true },
    grade: { label: 'Grade', kind: 'choice', values: grades, filterable: true, hidden: 'everywhere' },
    additionalModules: {
      label: 'Additional modules',
      kind: 'lookup',
      lookup: 'module',
      filterable: true,
      hidden: 'everywhere',
    },
    category: { label: 'Category', kind: 'lookup', lookup: 'category', filterable: true, hidden: 'everywhere' },
  },
});
