import { featureFlagApi } from '@attestry/contract/features/feature-flag/feature-flag.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';

export const featureFlagRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, featureFlagApi, {
    read: async (_ctx, { params }) => kernel.flags[params.name],
  });
