import { analyst, auditColumns, auditFilters } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';
import { riskBands, riskNotes } from './risk-band.parts.ts';

const { site, siteCode, standard, certificationStatus, grade } = auditColumns;
const { country, certificationBody, organisation } = auditFilters;
const counted = (label: string) => ({ label, kind: 'number' }) as const;

export const riskAssessmentReport = report({
  title: 'Risk Assessment',
  about: 'One row per site and standard: its grades, grave non-conformities and recalls, and the risk that follows.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  notes: riskNotes,
  defaultSort: 'site',
  columns: {
    site,
    siteCode: { ...siteCode, optional: true },
    standard,
    certificationStatus: { ...certificationStatus, optional: true },
    grades: { label: 'Grade trend', kind: 'text' },
    majors: counted('Major non-conformities'),
    criticals: counted('Critical non-conformities'),
    recalls: { ...counted('Recalls'), audience: ['seesRecalls'] },
    risk: { label: 'Risk band', kind: 'choice', values: riskBands },
    reasons: { label: 'Because of', kind: 'text' },
    grade: { ...grade, hidden: 'everywhere' },
    country,
    certificationBody,
    organisation,
  },
});
