import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { createView, removeView, shareView, unshareView, updateView } from './saved-view.commands.ts';
import { readView, viewsOf } from './saved-view.queries.ts';

export const savedViewRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, savedViewApi, {
    list: (ctx, { query }) => viewsOf(ctx, query.list),
    read: (ctx, { params }) => readView(ctx, params.id),
    create: (ctx, { body }) => createView(ctx, body),
    update: (ctx, { params, body }) => updateView(ctx, params.id, body),
    share: (ctx, { params }) => shareView(ctx, params.id),
    unshare: (ctx, { params }) => unshareView(ctx, params.id),
    remove: (ctx, { params }) => removeView(ctx, params.id),
  });
