import { analyticsProofOfConceptApi } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { showReport, signInToPowerBi } from './analytics-proof-of-concept.commands.ts';

export const analyticsProofOfConceptRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, analyticsProofOfConceptApi, {
    signIn: (ctx, { body }) => signInToPowerBi(ctx, body),
    reportDetails: (ctx, { body }) => showReport(ctx, body),
  });
