import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { requestKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { hasRecipients } from '../notification/notification.public.ts';
import { besideLevel, isShownAt, level } from '../tracker-level/tracker-level.public.ts';
import { askerOf, hasPending } from './report-access.scope.ts';

type Caller = Pick<Context, 'db' | 'actor' | 'kernel'>;

/** What the Certificate Tracker shows the caller of an audit. Not found outside of it. */
export const levelOf = async ({ db, actor, kernel }: Context, id: string): Promise<TrackerLevel> => {
  const { rows } = await sql<{ level: TrackerLevel }>`
    select ${level} as level from audit_listing as audit ${besideLevel({ actor, settings: kernel.settings })}
    where audit.id = ${id}::bigint and ${isShownAt('basic')}`.execute(db);
  return oneFound(rows).level;
};

/** Whether the deployment has reports, and somebody of the audit's owner could answer a request of the caller. */
export const isOffered = async ({ db, actor, kernel }: Caller, auditId: string): Promise<boolean> =>
  kernel.flags.AuditFeature &&
  askerOf(actor) !== undefined &&
  hasRecipients(db, { kind: requestKind, audience: ['sharer'], auditId, actorId: actor.id }, kernel.settings);

const isPendingFor = async ({ db, actor }: Caller, auditId: string): Promise<boolean> => {
  const { rows } = await sql<{ isPending: boolean }>`
    select ${hasPending(askerOf(actor), auditId)} as "isPending"`.execute(db);
  return rows[0]?.isPending ?? false;
};

/** Whether the caller may ask for the report of an audit that the Certificate Tracker shows them at a level. */
export const readReportAccess = async (ctx: Caller, auditId: string, shown: TrackerLevel): Promise<ReportAccess> => {
  const mayAsk = shown !== 'full' && !isOf(ctx.actor, 'lite');
  return {
    enableAuditReportNotification: mayAsk && (await isOffered(ctx, auditId)),
    notificationStatus: mayAsk && (await isPendingFor(ctx, auditId)) ? 'P' : null,
  };
};
