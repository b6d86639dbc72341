import { list, sortedAndFiltered } from '../../kernel/list.ts';
import { recordStatuses } from '../company/company.schema.ts';

const audited = { audience: ['body', 'cb'], flag: 'AuditFeature' } as const;

export const siteList = list({
  name: 'site',
  resultsKey: 'resultList',
  defaultSort: 'name',
  search: 'Search by site code, name or city',
  archived: true,
  presets: {
    active: { label: 'Active', filters: { status: 'Active' } },
    archived: { label: 'Archived', filters: { status: 'Archived' } },
  },
  inPalette: { title: ['name'], line: ['id', 'city', 'country'], facts: ['status', 'auditCertificationStatus'] },
  columns: {
    id: { label: 'Site Code', kind: 'text', sortable: true },
    name: { label: 'Site', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'lookup', lookup: 'country', ...sortedAndFiltered },
    city: { label: 'City', kind: 'text', sortable: true, optional: ['body', 'cb'] },
    companyName: { label: 'Owning Company', kind: 'text', sortable: true, optional: ['site'] },
    status: { label: 'Status', kind: 'choice', values: recordStatuses, ...sortedAndFiltered, optional: true },
    isShared: { label: 'Shared', kind: 'boolean', optional: true },
    auditStatus: { label: 'Record Status', kind: 'text', sortable: true, optional: true, ...audited },
    auditStartDate: { label: 'Audit Start Date', kind: 'date', sortable: true, optional: true, ...audited },
    auditExpiryDate: { label: 'Expiry Date', kind: 'date', sortable: true, ...audited },
    auditCertificationStatus: { label: 'Certification Status', kind: 'text', sortable: true, ...audited },
    auditStandard: {
      label: 'Standard',
      kind: 'lookup',
      lookup: 'standard',
      ...sortedAndFiltered,
      optional: true,
      ...audited,
    },
  },
});
