import { sortedAndFiltered } from '../../../kernel/list.ts';
import { countryFilter, organisationFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

export const contactsReport = report({
  title: 'Contacts',
  about: 'One row per contact of a company or site, where you are shown its contacts.',
  needs: ['Company.View', 'Site.View'],
  lite: true,
  defaultSort: 'organisationName',
  columns: {
    organisationName: { label: 'Organisation', kind: 'text', sortable: true },
    organisationType: { label: 'Kind', kind: 'choice', values: ['Company', 'Site'], ...sortedAndFiltered },
    type: { label: 'Type', kind: 'choice', values: ['General', 'Technical', 'Commercial'], ...sortedAndFiltered },
    name: { label: 'Name', kind: 'text', sortable: true },
    email: { label: 'Email', kind: 'text', sortable: true },
    phone: { label: 'Phone', kind: 'text' },
    country: countryFilter,
    organisation: organisationFilter,
  },
});
