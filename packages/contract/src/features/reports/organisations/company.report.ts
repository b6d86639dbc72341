import { sortedAndFiltered } from '../../../kernel/list.ts';
import { companyTiers, recordStatuses } from '../../company/company.schema.ts';
import { organisationFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

export const companyReport = report({
  title: 'Company',
  about: 'One row per company: where it is, who answers for it, and what it has in the directory.',
  needs: ['Company.View'],
  lite: true,
  defaultSort: 'name',
  columns: {
    id: { label: 'ID', kind: 'text', sortable: true },
    name: { label: 'Company', kind: 'text', sortable: true },
    type: { label: 'Tier', kind: 'choice', values: companyTiers, ...sortedAndFiltered, flag: 'CompanyTiers' },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered },
    city: { label: 'City', kind: 'text', sortable: true },
    status: { label: 'Status', kind: 'choice', values: recordStatuses, ...sortedAndFiltered },
    contact: { label: 'Contact', kind: 'text' },
    siteCount: { label: 'Related Sites', kind: 'number' },
    certificates: { label: 'Current certificates', kind: 'number', flag: 'AuditFeature' },
    favouritesUsed: { label: 'Favourites used', kind: 'number', audience: ['body', 'company'], flag: 'CompanyTiers' },
    maxFavouriteLimit: { label: 'Max Favourites', kind: 'number', flag: 'CompanyTiers' },
    organisation: organisationFilter,
  },
});
