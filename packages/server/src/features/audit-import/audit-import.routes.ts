import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../kernel/http/implement.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { admitReport, importReport } from './import-report.commands.ts';

export const auditImportRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditImportApi, {
    importReport: {
      admit: (ctx, { body }) => admitReport(ctx, body),
      store: (ctx, { body, file }) => importReport(ctx, body, file),
    },
  });
