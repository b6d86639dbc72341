import { firstStepsApi } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { hideFirstSteps } from './first-steps.commands.ts';
import { readFirstSteps } from './first-steps.queries.ts';

export const firstStepsRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, firstStepsApi, {
    read: (ctx) => readFirstSteps(ctx),
    hide: (ctx) => hideFirstSteps(ctx),
  });
