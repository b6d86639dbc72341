import { certificationStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { implement } from '../../kernel/http/implement.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { suggestNames } from '../../kernel/lists/suggest-names.ts';
import { archive, createRecall, updateRecall } from './recall.commands.ts';
import {
  auditsOfSite,
  categories,
  readRecall,
  recallLabels,
  recalls,
  recallsOfSite,
  statuses,
  withheldFrom,
} from './recall.queries.ts';
import { recallAccess } from './recall.scope.ts';

export const recallRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, recallApi, {
    list: (ctx, { query }) => runList(ctx.db, recalls, viewerOf(ctx), query, 'resultsList'),
    exportList: (ctx, { query }) => exportList(ctx, recalls, query, 'Recalls'),
    suggestNames: (ctx, { query }) => suggestNames(ctx, recalls, query),
    categories,
    statuses,
    certificationStatuses: async () => certificationStatuses.map((name) => ({ id: name, name })),
    listOfSite: (ctx, { params }) => recallsOfSite(ctx, params.id),
    audits: (ctx, { params }) => auditsOfSite(ctx, params.id),
    read: (ctx, { params }) => readRecall(ctx, params.id),
    create: (ctx, { body }) => createRecall(ctx, body),
    update: (ctx, { params, body }) => updateRecall(ctx, params.id, body),
    archive: (ctx, { params }) => archive(ctx, params.id),
    changeLog: async (ctx, { params: { id }, query }) => {
      await recallAccess.requireSight(ctx, id);
      const fields = recallLabels(kernel.settings);
      return readChangeLog(ctx.db, { entity: 'recall', id, fields, withheld: withheldFrom(ctx.actor) }, query);
    },
  });
