import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../kernel/http/implement.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { limitCalls } from '../../kernel/http/limit-calls.ts';
import { optionsFor } from './certification-body.queries.ts';

const searchesPerMinute = 120;

export const certificationBodyRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  // A scope of its own: the limit is for the picker alone.
  app.register(async (picker) => {
    limitCalls(picker, { most: searchesPerMinute, seconds: 60 });
    implement(picker, kernel, certificationBodyApi, { options: (ctx, { query }) => optionsFor(ctx, query) });
  });
};
