import { agentRoles, services } from '../../report-template/report-template.schema.ts';
import { analyst, auditColumns, auditFilters } from '../reported-audit.parts.ts';
import { report } from '../reports.parts.ts';

const { site, siteCode, grade, recordStatus, expiryDate } = auditColumns;

export const agentsAndBrokersReport = report({
  title: 'Agents and brokers',
  about: 'One row per audit of an agent or broker: its role, the services it arranges, and its grade.',
  needs: ['Audit.View'],
  also: [analyst],
  flag: 'AuditFeature',
  atFirst: { recordStatus: ['Current'] },
  defaultSort: 'site',
  columns: {
    site,
    siteCode,
    role: { label: 'Role', kind: 'choice', values: agentRoles, filterable: true },
    services: { label: 'Services', kind: 'choice', values: services, filterable: true },
    grade,
    recordStatus,
    expiryDate,
    ...auditFilters,
  },
});
