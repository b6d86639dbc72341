import { auditColumns, auditFilters } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { site, siteCode, standard, grade, certificationStatus, recordStatus, expiryDate } = auditColumns;

export const haviGqsReport = report({
  title: 'HAVI GQS',
  about: 'One row per audit of a supplier of HAVI: its supplier ID number, its grade and how long it is certified.',
  needs: ['Audit.View'],
  only: ['body', 'pro'],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: {
    supplierNumber: { label: 'Supplier ID number', kind: 'text', filterable: true },
    site,
    siteCode: { ...siteCode, optional: true },
    standard,
    grade,
    certificationStatus,
    recordStatus: { ...recordStatus, optional: true },
    expiryDate,
    ...auditFilters,
  },
});
