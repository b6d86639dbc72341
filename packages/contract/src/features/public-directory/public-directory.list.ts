import { list } from '../../kernel/list.ts';
import { grades } from '../audit/audit.states.ts';

/** Stars of a certification body, as the filter lists them. The filter never finds an unrated one. */
export const ratings = ['5', '4', '3', '2', '1', '0'] as const;

export const publicSiteList = list({
  name: 'publicSite',
  resultsKey: 'resultsList',
  defaultSort: 'name',
  search: 'Site name or site code',
  columns: {
    name: { label: 'Site', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', filterable: true },
    grade: { label: 'Grade', kind: 'choice', values: grades, filterable: true },
    additionalModules: {
      label: 'Additional modules',
      kind: 'lookup',
      lookup: 'module',
      filterable: true,
      hidden: 'everywhere',
    },
    standard: { label: 'Standard', kind: 'lookup', lookup: 'standard', filterable: true },
    category: { label: 'Category', kind: 'lookup', lookup: 'category', filterable: true, hidden: 'everywhere' },
    rating: { label: 'Rating', kind: 'choice', values: ratings, filterable: true, hidden: 'everywhere' },
  },
});
