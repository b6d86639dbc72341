import { effectApi } from '@attestry/contract/features/effect/effect.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { archivingOfAudit, validationOfAudit } from './effect-of-audit.queries.ts';
import { archivingOfCompany, archivingOfSite, deactivationOfUser } from './effect-of-organisation.queries.ts';

export const effectRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, effectApi, {
    archivingOfAudit: (ctx, { params }) => archivingOfAudit(ctx, params.id),
    validationOfAudit: (ctx, { params }) => validationOfAudit(ctx, params.id),
    archivingOfSite: (ctx, { params }) => archivingOfSite(ctx, params.id),
    archivingOfCompany: (ctx, { params }) => archivingOfCompany(ctx, params.id),
    deactivationOfUser: (ctx, { params }) => deactivationOfUser(ctx, params.id),
  });
