import { z } from 'zod';
import { changeLog } from '../../kernel/change-log.ts';
import { featureOf, get } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { exportOf, listOf, presetCounts, suggestionsOf } from '../../kernel/list-query.ts';
import { auditErrors } from './audit.errors.ts';
import { auditList } from './audit.list.ts';
import { audit, auditHistoryRow, auditId, auditRow, auditSummary } from './audit.schema.ts';
import { report } from './report.schema.ts';

const audits = '/audit/api/Audit';

export const auditApi = featureOf('AuditFeature', {
  list: { ...get(audits, 'Audit.View', 'Search audits'), ...listOf(auditList, auditRow) },
  exportList: { ...get(`${audits}/export`, 'Audit.View', 'Export the list of audits'), ...exportOf(auditList) },
  suggestNames: {
    ...get(`${audits}/suggestions`, 'Audit.View', 'Suggest names for a search of audits'),
    ...suggestionsOf(auditList),
  },
  countPresets: {
    ...get(`${audits}/presets`, 'Audit.View', 'Count the audits in each preset of their list'),
    ...presetCounts,
  },
  certificationStatuses: {
    ...get(`${audits}/CertificationStatus`, 'signedIn', 'List the certification statuses'),
    response: z.array(named),
  },
  modules: { ...get(`${audits}/Modules`, 'signedIn', 'List the additional modules'), response: z.array(named) },
  recordStatuses: { ...get(`${audits}/status`, 'signedIn', 'List the record statuses'), response: z.array(named) },
  programOwners: {
    ...get(`${audits}/programOwners`, 'signedIn', 'List the owners of audit programmes'),
    response: z.array(named),
  },
  read: { ...get(`${audits}/:id`, 'Audit.View', 'Read an audit'), params: auditId, response: audit, versioned: true },
  readSummary: {
    ...get(`${audits}/:id/details`, 'Audit.View', 'Read what the sharing screen shows of an audit'),
    params: auditId,
    response: auditSummary,
  },
  history: {
    ...get(`${audits}/:id/history`, 'Audit.View', 'List the audits of the same site and standard'),
    params: auditId,
    response: z.array(auditHistoryRow),
  },
  readReport: {
    ...get(`${audits}/:id/Report`, 'Audit.View', "Read an audit's report"),
    params: auditId,
    response: report,
    errors: [auditErrors.proNeeded],
    versioned: true,
  },
  reportDocument: {
    ...get(`${audits}/:id/PDF`, 'Audit.View', "Download an audit's report as PDF"),
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [auditErrors.proNeeded],
  },
  changeLog: {
    ...get(`${audits}/:id/changeLog`, 'Audit.Changes', "Read an audit's change log"),
    params: auditId,
    ...changeLog,
  },
});
