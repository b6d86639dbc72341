import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { requestKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { isPending } from '../audit/audit.public.ts';
import { hasRecipients } from '../notification/notification.public.ts';
import { isShareTarget } from '../reach/reach.public.ts';
import { besideLevel, isShownAt, level } from '../tracker-level/tracker-level.public.ts';
import { type Asker, askerOf, isOfAsker } from './report-access.scope.ts';

type Caller = Pick<Context, 'db' | 'actor' | 'kernel'>;

/** What the Certificate Tracker shows the caller of an audit. Not found outside of it. */
export const levelOf = async ({ db, actor, kernel }: Context, id: string): Promise<TrackerLevel> => {
  const { rows } = await sql<{ level: TrackerLevel }>`
    select ${level} as level from audit_listing as audit ${besideLevel({ actor, settings: kernel.settings })}
    where audit.id = ${id}::bigint and ${isShownAt('basic')}`.execute(db);
  return oneFound(rows).level;
};

/** The audit can be shared with the asker. */
const isTarget = (asker: Asker, auditId: RawBuilder<unknown>): Predicate => sql<boolean>`exists (
  select from organisation where organisation.type = ${asker.type} and organisation.id = ${asker.id}::bigint
    and ${isShareTarget('audit', auditId)})`;

/** Whether the deployment has reports, and somebody of the audit's owner could answer the request by a share. */
const isOffered = ({ actor, kernel }: Caller, asker: Asker, auditId: RawBuilder<unknown>): Predicate =>
  kernel.flags.AuditFeature
    ? allOf(
        isTarget(asker, auditId),
        hasRecipients({ kind: requestKind, audience: ['sharer'], auditId, actorId: actor.id }, kernel),
      )
    : never;

const unasked: ReportAccess = { enableAuditReportNotification: false, notificationStatus: null, requestedAt: null };

interface Asked {
  id: string;
  isOffered: boolean;
  requestedAt: Date | null;
}

const readAsked = async (ctx: Caller, asker: Asker, ids: readonly string[]): Promise<Asked[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Asked>`
    select asked.id::text, ${isOffered(ctx, asker, sql`asked.id`)} as "isOffered", request.requested_at as "requestedAt"
    from unnest(${ids}::bigint[]) as asked(id)
    left join report_request as request on request.audit_id = asked.id and ${isOfAsker(asker)} and ${isPending}`.execute(
    ctx.db,
  );
  return rows;
};

interface Shown {
  id: string;
  level: TrackerLevel;
}

/** Whether the caller may ask for the reports of audits that the Certificate Tracker shows them, by their ids. */
const readReportAccesses = async (ctx: Caller, shown: readonly Shown[]): Promise<Map<string, ReportAccess>> => {
  const asker = isOf(ctx.actor, 'lite') ? undefined : askerOf(ctx.actor);
  const inPart = shown.filter(({ level: one }) => one !== 'full').map(({ id }) => id);
  const asked = asker ? await readAsked(ctx, asker, inPart) : [];
  return new Map(
    asked.map(({ id, isOffered, requestedAt }) => [
      id,
      isOffered
        ? {
            enableAuditReportNotification: true,
            notificationStatus: requestedAt ? 'P' : null,
            requestedAt: requestedAt?.toISOString() ?? null,
          }
        : unasked,
    ]),
  );
};

export const readReportAccess = async (ctx: Caller, id: string, shown: TrackerLevel): Promise<ReportAccess> =>
  (await readReportAccesses(ctx, [{ id, level: shown }])).get(id) ?? unasked;

/** The same beside each of the rows. */
export const withReportAccess = async <R extends Shown>(
  ctx: Caller,
  rows: readonly R[],
): Promise<(R & ReportAccess)[]> => {
  const known = await readReportAccesses(ctx, rows);
  return rows.map((row) => ({ ...row, ...(known.get(row.id) ?? unasked) }));
};
