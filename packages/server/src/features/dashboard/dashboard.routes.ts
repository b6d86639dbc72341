import { dashboardApi } from '@attestry/contract/features/dashboard/dashboard.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { implement } from '../../kernel/http/implement.ts';
import { createDashboard, removeDashboard, updateDashboard } from './dashboard.commands.ts';
import { dashboardLabels, dashboards, findReport, readDashboard } from './dashboard.queries.ts';
import { dashboardAccess } from './dashboard.scope.ts';

export const dashboardRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, dashboardApi, {
    list: dashboards,
    search: (ctx, { params }) => findReport(ctx, params.reportId),
    read: (ctx, { params }) => readDashboard(ctx, params.id),
    create: (ctx, { body }) => createDashboard(ctx, body),
    update: (ctx, { params, body }) => updateDashboard(ctx, params.id, body),
    remove: (ctx, { params }) => removeDashboard(ctx, params.id),
    changeLog: async (ctx, { params: { id }, query }) => {
      await dashboardAccess.requireSight(ctx, id);
      return readChangeLog(ctx.db, { entity: 'dashboard', id, fields: dashboardLabels(kernel.settings) }, query);
    },
  });
