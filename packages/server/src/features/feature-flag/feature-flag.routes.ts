import { featureFlagApi } from '@attestry/contract/features/feature-flag/feature-flag.api.ts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../kernel/http/implement.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';

export const featureFlagRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, featureFlagApi, {
    read: async (_ctx, { params }) => kernel.flags[params.name],
  });
