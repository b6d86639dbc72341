import { attentionApi } from '@attestry/contract/features/attention/attention.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { countAttention } from './attention.queries.ts';

export const attentionRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, attentionApi, { count: (ctx) => countAttention(ctx) });
