import { analyst, auditColumns } from './reported-audit.parts.ts';
import { report } from './reports.parts.ts';

const counted = (label: string) => ({ label, kind: 'number' }) as const;

export const complianceReport = report({
  title: 'Compliance',
  about:
    'One row per certification body and month: what it uploaded then, how much of it was late or replaced, and what waited at the end.',
  needs: ['CertificationBody.View'],
  only: ['body', 'ofCertificationBody'],
  also: [analyst],
  flag: 'AuditFeature',
  defaultSort: 'month',
  defaultOrder: 'desc',
  columns: {
    certificationBody: auditColumns.certificationBody,
    month: { label: 'Month', kind: 'text', sortable: true },
    audits: counted('Audits'),
    lateUploads: counted('Late uploads'),
    replacedReports: counted('Replaced reports'),
    holding: { ...counted('Holding at the end'), audience: ['body', 'cb', 'analyst'] },
    overdue: { ...counted('Overdue audits'), audience: ['body', 'cb'] },
    submissionDate: { label: 'Submission date', kind: 'date', filterable: true, hidden: 'everywhere' },
  },
});
