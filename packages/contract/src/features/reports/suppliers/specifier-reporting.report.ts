import { auditColumns, bodyFilter, countryFilter, organisationFilter } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { site, siteCode, standard, certificationStatus, grade, expiryDate } = auditColumns;

export const specifierReportingReport = report({
  title: 'Specifier Reporting',
  about:
    'One row per current audit that is shared with your organisation or is its favourite, as the Certificate Tracker shows it.',
  needs: ['Audit.View'],
  only: ['company'],
  lite: true,
  flag: 'AuditFeature',
  defaultSort: 'site',
  columns: {
    supplier: { label: 'Supplier', kind: 'text' },
    site,
    siteCode: { ...siteCode, optional: true },
    standard,
    grade,
    certificationStatus,
    expiryDate,
    supplierNumber: { label: 'Supplier ID number', kind: 'text', filterable: true, audience: ['company'] },
    because: { label: 'Because it is', kind: 'text' },
    country: countryFilter,
    certificationBody: bodyFilter,
    organisation: organisationFilter,
  },
});
