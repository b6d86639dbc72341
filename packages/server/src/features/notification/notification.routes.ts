import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { alerts, countUnread, markRead, markUnread } from './alert.queries.ts';
import { chooseStandards, switchAlert } from './subscription.commands.ts';
import { readNotifications } from './subscription.queries.ts';
import { unsubscribePages } from './unsubscribe.routes.ts';

export const notificationRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, notificationApi, {
    read: readNotifications,
    toggle: (ctx, { body }) => switchAlert(ctx, body),
    update: (ctx, { body }) => chooseStandards(ctx, body),
    list: (ctx, { query }) => runList(ctx.db, alerts, viewerOf(ctx), query, 'resultsList'),
    countUnread,
    markRead: (ctx, { body }) => markRead(ctx, body),
    markUnread: (ctx, { body }) => markUnread(ctx, body),
  });
  app.register((pages) => unsubscribePages(pages, kernel));
};
