import { attentionApi } from '@attestry/contract/features/attention/attention.api.ts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../kernel/http/implement.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { countAttention } from './attention.queries.ts';

export const attentionRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, attentionApi, { count: (ctx) => countAttention(ctx) });
