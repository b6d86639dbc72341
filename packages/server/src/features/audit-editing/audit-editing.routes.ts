import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { editDetails, editReport, effectsOfDetails, effectsOfReport } from './edit-audit.commands.ts';

export const auditEditingRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditEditingApi, {
    editDetails: (ctx, { params, body }) => editDetails(ctx, params.id, body),
    effectsOfDetails: (ctx, { params, body }) => effectsOfDetails(ctx, params.id, body),
    editReport: (ctx, { params, body }) => editReport(ctx, params.id, body),
    effectsOfReport: (ctx, { params, body }) => effectsOfReport(ctx, params.id, body),
  });
