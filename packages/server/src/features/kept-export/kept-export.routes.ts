import { keptExportApi } from '@attestry/contract/features/kept-export/kept-export.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { removeExport, startExport } from './kept-export.commands.ts';
import { fetchKeptExport, listKeptExports } from './kept-export.queries.ts';

export const keptExportRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, keptExportApi, {
    list: listKeptExports,
    start: (ctx, { params, query }) => startExport(ctx, params.reportUrl, query),
    file: (ctx, { params }) => fetchKeptExport(ctx, params.id),
    remove: (ctx, { params }) => removeExport(ctx, params.id),
  });
