import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { admitReport, importReport } from './import-report.commands.ts';
import { admitMarking, markReport } from './mark-report.queries.ts';

export const auditImportRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditImportApi, {
    importReport: {
      admit: (ctx, { body }) => admitReport(ctx, body),
      store: (ctx, { body, file }) => importReport(ctx, body, file),
    },
    markReport: {
      admit: (ctx, { body }) => admitMarking(ctx, body),
      store: (ctx, { body, file }) => markReport(ctx, body, file),
    },
  });
