import { certificationStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { listTracked, trackedAudits } from './certificate-tracker.queries.ts';
import { requireUpgradedFor } from './certificate-tracker.scope.ts';
import { exportTracker } from './certificate-tracker-export.queries.ts';
import { readTrackedAudit, readTrackedResult } from './tracked-audit.queries.ts';
import { trackedCertificate } from './tracked-certificate.queries.ts';

export const certificateTrackerRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, certificateTrackerApi, {
    list: (ctx, { query }) => listTracked(ctx, query),
    exportList: (ctx, { params, query }) => exportTracker(ctx, query, params.favouritesOnly === 'true'),
    suggestNames: (ctx, { query }) => {
      requireUpgradedFor(ctx, query);
      return suggestNames(ctx, trackedAudits, query);
    },
    certificationStatuses: async () => certificationStatuses.map((name) => ({ id: name, name })),
    read: (ctx, { params }) => readTrackedAudit(ctx, params.id),
    readResult: (ctx, { params }) => readTrackedResult(ctx, params.id),
    downloadCertificate: (ctx, { params }) => trackedCertificate(ctx, params.id),
  });
