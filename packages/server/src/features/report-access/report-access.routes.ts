import { reportAccessApi, reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { requestReport } from './report-access.commands.ts';
import { requestsOfAudit, requestsOfSite } from './report-requests.queries.ts';

export const reportAccessRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, reportAccessApi, { request: (ctx, { params }) => requestReport(ctx, params.id) });
  implement(app, kernel, reportRequestsApi, {
    listOfSite: (ctx, { params }) => requestsOfSite(ctx, params.id),
    listOfAudit: (ctx, { params }) => requestsOfAudit(ctx, params.id),
  });
};
