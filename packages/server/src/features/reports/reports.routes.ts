import { certificationStatuses, recordStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { auditorStatuses } from '@attestry/contract/features/auditor/auditor.states.ts';
import { severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { reportsApi } from '@attestry/contract/features/reports/reports.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { entriesOf } from '../../kernel/lookups/name-of.ts';
import { clauses } from './choices/clauses.queries.ts';
import { auditorDetails, certificationBodies, organisations, programOwners } from './choices/report-choices.queries.ts';
import { ifsReports, sendAuditStatus } from './ifs-audit.queries.ts';
import { exportReport, previewReport, reportNames } from './reports.queries.ts';

const byName = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

export const reportsRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, reportsApi, {
    names: async (ctx) => reportNames(ctx),
    ifsReports: async (ctx) => ifsReports(ctx),
    certificationBodies,
    certificationStatuses: async () => byName(certificationStatuses),
    severities: async () => byName(severities),
    clauses: async (ctx) => clauses(ctx),
    auditorDetails: (ctx, { query }) => auditorDetails(ctx, query.filter),
    auditorStatuses: async () => auditorStatuses.map((name) => ({ statusId: name, statusName: name })),
    recordStatuses: async () => byName(recordStatuses),
    recallStatuses: ({ db }) => entriesOf(db, 'recall_status'),
    programOwners: async (ctx, { query }) => programOwners(ctx, query.query),
    organisations: (ctx, { query }) => organisations(ctx, query.filter),
    sendAuditStatus: (ctx, { query }) => sendAuditStatus(ctx, query),
    preview: (ctx, { params, query }) => previewReport(ctx, params.reportUrl, query),
    export: (ctx, { params, query }) => exportReport(ctx, params.reportUrl, query),
  });
