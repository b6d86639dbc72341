import { termsApi } from '@attestry/contract/features/terms/terms.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { acceptTerms } from './terms.commands.ts';
import { hasAcceptedTerms } from './terms.queries.ts';

export const termsRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, termsApi, {
    isAccepted: (ctx) => hasAcceptedTerms(ctx),
    accept: (ctx, { body }) => acceptTerms(ctx, body?.version),
  });
