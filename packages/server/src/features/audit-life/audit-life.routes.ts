import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { archive, synchroniseLocation, synchroniseSiteName, validate } from './audit-life.commands.ts';

export const auditLifeRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, auditLifeApi, {
    validate: (ctx, { params }) => validate(ctx, params.id),
    archive: (ctx, { body }) => archive(ctx, body),
    synchroniseLocation: (ctx, { params }) => synchroniseLocation(ctx, params.id),
    synchroniseSiteName: (ctx, { params }) => synchroniseSiteName(ctx, params.id),
  });
