import { expiryReasons, numbered, scheduleTypes } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { planEffectsApi } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { implement } from '../../kernel/http/implement.ts';
import { scheduleAudit } from './audit-schedule.commands.ts';
import { effectsAtSites } from './audit-schedule.queries.ts';
import { giveStatus } from './reaudit-status.commands.ts';
import { takeBackSchedule } from './take-back.commands.ts';

export const auditScheduleRoutes = (app: FastifyInstance, kernel: Kernel): void => {
  implement(app, kernel, auditScheduleApi, {
    scheduleTypes: async () => numbered(scheduleTypes),
    expiryReasons: async () => numbered(expiryReasons),
    schedule: (ctx, { body }) => scheduleAudit(ctx, body),
    takeBack: (ctx, { body }) => takeBackSchedule(ctx, body),
    giveReauditStatus: (ctx, { body }) => giveStatus(ctx, body),
  });
  implement(app, kernel, planEffectsApi, { read: (ctx, { query }) => effectsAtSites(ctx, query.siteIds) });
};
