import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { certificationStatuses, recordStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { countPresets } from '../../kernel/lists/count-presets.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { knownModules } from '../lookup/lookup.public.ts';
import { readAudit, readSummary } from './audit.queries.ts';
import { readAuditChanges } from './audit-changes.queries.ts';
import { auditHistory } from './audit-history.queries.ts';
import { audits, listAudits } from './audit-list.queries.ts';
import { readReport, reportDocument } from './report/report.queries.ts';

export const auditRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditApi, {
    list: (ctx, { query }) => listAudits(ctx, query),
    exportList: (ctx, { query }) => exportList(ctx, audits, query, 'Audits'),
    countPresets: (ctx) => countPresets(ctx, audits),
    suggestNames: (ctx, { query }) => suggestNames(ctx, audits, query),
    certificationStatuses: async () => certificationStatuses.map((name) => ({ id: name, name })),
    modules: ({ db }) => knownModules(db),
    recordStatuses: async () => recordStatuses.map((name) => ({ id: name, name })),
    programOwners: async () => [{ id: '1', name: kernel.settings.BODY_NAME }],
    read: (ctx, { params }) => readAudit(ctx, params.id),
    readSummary: (ctx, { params }) => readSummary(ctx, params.id),
    history: (ctx, { params }) => auditHistory(ctx, params.id),
    readReport: (ctx, { params }) => readReport(ctx, params.id),
    reportDocument: (ctx, { params }) => reportDocument(ctx, params.id),
    changeLog: (ctx, { params, query }) => readAuditChanges(ctx, params.id, query),
  });
