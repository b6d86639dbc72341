import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { currentTemplates, workbookOf } from './prefilled-workbook.queries.ts';

export const blankWorkbookRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, blankWorkbookApi, {
    listTemplates: (ctx) => currentTemplates(ctx),
    workbook: (ctx, { params, query }) => workbookOf(ctx, params.standardId, query.siteCode),
  });
