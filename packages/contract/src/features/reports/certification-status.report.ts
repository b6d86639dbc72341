import { analyst, auditColumns, auditFilters, horizon } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { site, siteCode, asdaCode, company, standard, grade, certificationStatus, recordStatus, issueDate, expiryDate } =
  auditColumns;

export const certificationStatusReport = report({
  title: 'Certification Status',
  about: 'One row per audit: its certification as of today, and how many days it still lasts.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'expiryDate',
  columns: {
    site,
    siteCode: { ...siteCode, optional: true },
    asdaCode,
    company,
    standard,
    grade,
    certificationStatus,
    recordStatus,
    issueDate: { ...issueDate, optional: true },
    expiryDate,
    daysLeft: { label: 'Days left', kind: 'number' },
    ...auditFilters,
  },
});
