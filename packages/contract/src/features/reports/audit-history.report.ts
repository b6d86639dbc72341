import { analyst, auditColumns, auditFilters, horizon } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const { site, siteCode, standard, startDate, issueDate, expiryDate, grade, certificationStatus, certificationBody } =
  auditColumns;

export const auditHistoryReport = report({
  title: 'Audit History',
  about: 'One row per audit: every record of a site and standard, with its dates, grade and status.',
  needs: ['Audit.View'],
  lite: true,
  also: [analyst, horizon],
  flag: 'AuditFeature',
  archived: true,
  defaultSort: 'startDate',
  defaultOrder: 'desc',
  columns: {
    site,
    siteCode,
    standard,
    startDate,
    issueDate,
    expiryDate,
    grade,
    certificationStatus,
    ...auditFilters,
    certificationBody,
  },
});
