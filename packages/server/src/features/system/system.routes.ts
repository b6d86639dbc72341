import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { implement } from '../../kernel/http/implement.ts';
import { readSystem, systemLabels } from './system.queries.ts';
import { retryJob, retryMail } from './work.commands.ts';
import { readWork } from './work.queries.ts';

/** All changes of the system are those of one record. */
const theSystem = { entity: 'system', id: '1', fields: systemLabels };

export const systemRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, systemApi, {
    read: readSystem,
    work: readWork,
    retryJob: (ctx, { params }) => retryJob(ctx, params.id),
    retryMail: (ctx, { params }) => retryMail(ctx, params.id),
    changeLog: (ctx, { query }) => readChangeLog(ctx.db, theSystem, query),
  });
