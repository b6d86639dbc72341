import { z } from 'zod';
import { feature, get } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { named } from '../../kernel/fields.ts';
import { filtersQuery } from '../../kernel/list-query.ts';
import { invoiceFilters } from './ifs-audit.parts.ts';
import {
  anyReportQuery,
  auditorStatus,
  ifsReport,
  reportName,
  reportPreview,
  reportUrl,
  typedText,
} from './reports.schema.ts';

const report = '/report/api/Report';
const choicesOf = `${report}/data` as const;

export const reportsApi = feature({
  names: {
    ...get(`${choicesOf}/reportnames`, 'Reports.View', 'List the reports that the caller may make'),
    response: z.array(reportName),
  },
  ifsReports: {
    ...get(`${choicesOf}/IFSreport`, 'IFSAudit.View', 'List the reports of the page IFS Audit Report'),
    response: z.array(ifsReport),
  },
  certificationBodies: {
    ...get(`${choicesOf}/certificationbodies`, 'Reports.View', 'List the certification bodies in sight'),
    response: z.array(named),
  },
  certificationStatuses: {
    ...get(`${choicesOf}/certificationStatuses`, 'Reports.View', 'List the certification statuses of reports'),
    response: z.array(named),
  },
  severities: {
    ...get(`${choicesOf}/severities`, 'Reports.View', 'List the severities of non-conformities'),
    response: z.array(named),
  },
  clauses: {
    ...get(`${choicesOf}/clauses`, 'Reports.View', 'List the clauses of the standards'),
    response: z.array(named),
  },
  auditorDetails: {
    ...get(`${choicesOf}/auditordetails`, 'Reports.View', 'List auditors in sight, or find them by name or number'),
    query: z.strictObject({ filter: typedText.optional() }),
    response: z.array(named),
    whileTyping: true,
  },
  auditorStatuses: {
    ...get(`${choicesOf}/statuses`, 'Reports.View', 'List the statuses of auditors'),
    response: z.array(auditorStatus),
  },
  recordStatuses: {
    ...get(`${choicesOf}/recordstatuses`, 'Reports.View', 'List the record statuses'),
    response: z.array(named),
  },
  recallStatuses: {
    ...get(`${choicesOf}/recallStatus`, 'Reports.View', 'List the submission statuses of recalls'),
    response: z.array(named),
  },
  programOwners: {
    ...get(`${choicesOf}/programowners`, 'Reports.View', 'Find program owners'),
    query: z.strictObject({ query: typedText.optional() }),
    response: z.array(named),
    whileTyping: true,
  },
  organisations: {
    ...get(`${choicesOf}/organisations`, 'Reports.View', 'Find companies and sites in sight by name or number'),
    query: z.strictObject({ filter: typedText }),
    response: z.array(named),
    whileTyping: true,
  },
  sendAuditStatus: {
    ...get(
      `${report}/SendAuditStatusReport`,
      'IFSAudit.View',
      'Export the status of audits of an invoice period as CSV',
    ),
    query: filtersQuery(invoiceFilters),
    response: { file: ['text/csv'] },
    errors: [kernelErrors.exportPrevented],
  },
  preview: {
    ...get(`${report}/:reportUrl/preview`, 'Reports.View', 'Read the first rows of a report, and how many it has'),
    params: reportUrl,
    query: anyReportQuery,
    response: reportPreview,
  },
  export: {
    ...get(`${report}/:reportUrl`, 'Reports.View', 'Export a report as CSV or XLSX, whichever its address names'),
    params: reportUrl,
    query: anyReportQuery,
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    errors: [kernelErrors.exportPrevented],
  },
});
