import { analyst, auditColumns, auditFilters, horizon } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { site, siteCode, asdaCode, standard, recordStatus } = auditColumns;

export const additionalModulesReport = report({
  title: 'Additional Modules',
  about: 'One row per additional module of an audit, with its result where you may read the report.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: {
    site,
    siteCode,
    asdaCode,
    standard,
    recordStatus,
    module: { label: 'Module', kind: 'lookup', lookup: 'module', filterable: true },
    result: { label: 'Result', kind: 'text', audience: ['body', 'cb', 'ab', 'pro', 'site'] },
    ...auditFilters,
  },
});
