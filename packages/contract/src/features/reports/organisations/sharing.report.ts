import { sortedAndFiltered } from '../../../kernel/list.ts';
import { roles } from '../../../kernel/permissions.ts';
import { isIn } from '../../../kernel/role-groups.ts';
import { auditColumns, bodyFilter, countryFilter, organisationFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

export const sharingReport = report({
  title: 'Sharing',
  about:
    'One row per share: which record an organisation reads, since when, and who gave it, where you may share the record.',
  needs: ['Audit.Share', 'Site.Share', 'Company.Share'],
  lite: true,
  also: roles.filter((role) => isIn('body', role)),
  defaultSort: 'since',
  defaultOrder: 'desc',
  columns: {
    kind: {
      label: 'Kind',
      kind: 'choice',
      values: ['Audit', 'Site', 'Company'],
      valueFlags: { Audit: 'AuditFeature' },
      ...sortedAndFiltered,
    },
    number: { label: 'ID', kind: 'text', sortable: true },
    name: { label: 'Name', kind: 'text' },
    standard: { ...auditColumns.standard, flag: 'AuditFeature' },
    sharedWith: { label: 'Shared with', kind: 'text' },
    since: { label: 'Since', kind: 'date', ...sortedAndFiltered },
    sharedBy: { label: 'Shared by', kind: 'text' },
    country: countryFilter,
    certificationBody: { ...bodyFilter, flag: 'AuditFeature' },
    organisation: organisationFilter,
  },
});
