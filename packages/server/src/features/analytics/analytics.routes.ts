import { analyticsApi } from '@attestry/contract/features/analytics/analytics.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { readDashboards, readFigures } from './analytics.queries.ts';
import { embedReport } from './embedded-report.queries.ts';

export const analyticsRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, analyticsApi, {
    list: readDashboards,
    embed: (ctx, { params }) => embedReport(ctx, params.id),
    data: (ctx, { params, query }) => readFigures(ctx, params.id, query),
  });
