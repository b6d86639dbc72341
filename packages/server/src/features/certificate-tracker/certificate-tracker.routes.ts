import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { trackedAudits } from './certificate-tracker.queries.ts';
import { requireUpgraded } from './certificate-tracker.scope.ts';
import { exportTracker } from './certificate-tracker-export.queries.ts';

export const certificateTrackerRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, certificateTrackerApi, {
    list: (ctx, { query }) => {
      if (query.showFavourites) requireUpgraded(ctx);
      return runList(ctx.db, trackedAudits, viewerOf(ctx), query, 'resultsList');
    },
    exportList: (ctx, { params, query }) => exportTracker(ctx, query, params.favouritesOnly === 'true'),
  });
