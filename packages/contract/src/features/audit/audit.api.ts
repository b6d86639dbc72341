import { z } from 'zod';
import { changeLogPage, changeLogQuery } from '../../kernel/change-log.ts';
import { featureOf } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';
import { exportQuery, listQuery, pageOf } from '../../kernel/list-query.ts';
import { auditErrors } from './audit.errors.ts';
import { auditList } from './audit.list.ts';
import { audit, auditHistoryRow, auditId, auditRow, auditSummary } from './audit.schema.ts';
import { report } from './report.schema.ts';

const audits = '/audit/api/Audit';

export const auditApi = featureOf('AuditFeature', {
  list: {
    method: 'GET',
    path: audits,
    permission: 'Audit.View',
    summary: 'Search audits',
    query: listQuery(auditList),
    response: pageOf(auditRow),
  },
  exportList: {
    method: 'GET',
    path: `${audits}/export`,
    permission: 'Audit.View',
    summary: 'Export the list of audits',
    query: exportQuery(auditList),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  },
  certificationStatuses: {
    method: 'GET',
    path: `${audits}/CertificationStatus`,
    permission: 'signedIn',
    summary: 'List the certification statuses',
    response: z.array(named),
  },
  modules: {
    method: 'GET',
    path: `${audits}/Modules`,
    permission: 'signedIn',
    summary: 'List the additional modules',
    response: z.array(named),
  },
  recordStatuses: {
    method: 'GET',
    path: `${audits}/status`,
    permission: 'signedIn',
    summary: 'List the record statuses',
    response: z.array(named),
  },
  programOwners: {
    method: 'GET',
    path: `${audits}/programOwners`,
    permission: 'signedIn',
    summary: 'List the owners of audit programmes',
    response: z.array(named),
  },
  read: {
    method: 'GET',
    path: `${audits}/:id`,
    permission: 'Audit.View',
    summary: 'Read an audit',
    params: auditId,
    response: audit,
    versioned: true,
  },
  readSummary: {
    method: 'GET',
    path: `${audits}/:id/details`,
    permission: 'Audit.View',
    summary: 'Read what the sharing screen shows of an audit',
    params: auditId,
    response: auditSummary,
  },
  history: {
    method: 'GET',
    path: `${audits}/:id/history`,
    permission: 'Audit.View',
    summary: 'List the audits of the same site and standard',
    params: auditId,
    response: z.array(auditHistoryRow),
  },
  readReport: {
    method: 'GET',
    path: `${audits}/:id/Report`,
    permission: 'Audit.View',
    summary: "Read an audit's report",
    params: auditId,
    response: report,
    errors: [auditErrors.proNeeded],
    versioned: true,
  },
  reportDocument: {
    method: 'GET',
    path: `${audits}/:id/PDF`,
    permission: 'Audit.View',
    summary: "Download an audit's report as PDF",
    params: auditId,
    response: { file: ['application/pdf'] },
    errors: [auditErrors.proNeeded],
  },
  changeLog: {
    method: 'GET',
    path: `${audits}/:id/changeLog`,
    permission: 'Audit.Changes',
    summary: "Read an audit's record of changes",
    params: auditId,
    query: changeLogQuery,
    response: changeLogPage,
  },
});
