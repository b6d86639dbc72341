import {
  type AuditAlertKind,
  type AuditorAlertKind,
  requestKind,
} from '@attestry/contract/features/notification/notification.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { type Alert, type Cause, type OrganisationKey, raiseAlerts, withdrawAlert } from './raise-alert.commands.ts';
import type { Addressed, Audience } from './recipients.queries.ts';

interface AuditAlert {
  kind: AuditAlertKind;
  auditId: string;
  audience: readonly Audience[];
  change: { from: string; to: string };
  toFollowers?: { from: string; to: string };
  reason?: string | undefined;
  undoable?: true;
}

/** Alerts those an event of an audit concerns. Call it after the change. Answers the alert, unless it was raised before. */
export const alertOfAudit = async (ctx: Cause, alert: AuditAlert): Promise<Addressed[]> => {
  const { auditId, audience, ...event } = alert;
  const { rows } = await sql<{ name: string; version: number }>`
    select site_name as name, version from audit where id = ${auditId}::bigint`.execute(ctx.db);
  const { name = '', version = 0 } = rows[0] ?? {};
  const about = { type: 'audit', id: auditId, name } as const;
  return raiseAlerts(ctx, [
    { ...event, event: `audit ${auditId} version ${version} ${alert.kind}`, about, to: { audience } },
  ]);
};

/**
 * Alerts those to whom the report of an audit is new. What it was before is not said: those it is shared with could not
 * see it.
 */
export const alertOfNewReport = (
  ctx: WriteContext,
  auditId: string,
  audience: readonly Audience[],
  became: string,
): Promise<Addressed[]> =>
  alertOfAudit(ctx, { kind: 'new report', auditId, audience, change: { from: 'Not current', to: became } });

/** Alerts the followers of an audit that nothing of its site and standard is certified any more. */
export const alertOfLoss = (ctx: Cause, { id, status }: { id: string; status: string }): Promise<Addressed[]> =>
  alertOfAudit(ctx, {
    kind: 'no longer current',
    auditId: id,
    audience: ['follower'],
    change: { from: status, to: 'No current certificate' },
    undoable: true,
  });

const nameOfSite = async ({ db }: Cause, auditId: string): Promise<string> => {
  const { rows } = await sql<{
    name: string;
  }>`select site_name as name from audit where id = ${auditId}::bigint`.execute(db);
  return rows[0]?.name ?? '';
};

interface ReportRequest {
  auditId: string;
  asker: OrganisationKey;
  at: Date;
}

/** Alerts those who may share an audit that an organisation asks for its report. */
export const alertOfRequest = async (ctx: WriteContext, { auditId, asker, at }: ReportRequest): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from organisation
    where type = ${asker.type} and id = ${asker.id}::bigint`.execute(ctx.db);
  const organisation = rows[0]?.name ?? '';
  await raiseAlerts(ctx, [
    {
      kind: requestKind,
      event: `audit ${auditId} requested for ${asker.type} ${asker.id} at ${at.toISOString()}`,
      about: { type: 'audit', id: auditId, name: await nameOfSite(ctx, auditId) },
      to: { audience: ['sharer'] },
      change: { from: 'Not shared', to: `Requested for ${organisation}` },
      asker: { id: asker.id, organisation, email: ctx.actor.email },
    },
  ]);
};

interface AuditorAlert {
  kind: AuditorAlertKind;
  auditorId: string;
  change: { from: string; to: string };
  reason?: string;
}

/** Alerts those who mend the profile of an auditor, at each of its certification bodies. Call it after the change. */
export const alertOfAuditor = async (ctx: Cause, { auditorId, ...alert }: AuditorAlert): Promise<void> => {
  const { rows } = await sql<{ name: string; version: number; bodyId: string }>`
    select concat_ws(' ', first_name, last_name) as name, version, link.certification_body_id::text as "bodyId"
    from auditor join auditor_certification_body as link on link.auditor_id = auditor.id
    where auditor.id = ${auditorId}::bigint`.execute(ctx.db);
  await raiseAlerts(
    ctx,
    rows.map(({ name, version, bodyId }) => ({
      ...alert,
      event: `auditor ${auditorId} version ${version} ${alert.kind} for ${bodyId}`,
      about: { type: 'auditor', id: auditorId, name },
      to: { organisation: { type: 'CertificationBody', id: bodyId } },
    })),
  );
};

interface Activation {
  id: string;
  version: number;
  change: { from: string; to: string };
  shownOnly?: boolean;
}

/** Alerts a person whose account was opened. */
export const alertOfActivation = async (ctx: Cause, { id, version, change, shownOnly }: Activation): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', first_name, last_name) as name from app_user where id = ${id}::bigint`.execute(ctx.db);
  await raiseAlerts(ctx, [
    {
      kind: 'account activated',
      event: `user ${id} version ${version} activated`,
      about: { type: 'user', id, name: rows[0]?.name ?? '' },
      to: { userId: id },
      change,
      shownOnly,
    },
  ]);
};

/** Alerts the person who exported a report that the export has ended. */
export const alertOfExport = async (
  ctx: Cause,
  { id, userId, title, became }: { id: string; userId: string; title: string; became: 'Ready' | 'Failed' },
): Promise<void> => {
  await raiseAlerts(ctx, [
    {
      kind: 'export ended',
      event: `export ${id} ended`,
      about: { type: 'export', id, name: title },
      to: { userId },
      change: { from: 'In progress', to: became },
    },
  ]);
};

interface ShareAlert {
  /** What happened to the share. */
  became: 'granted' | 'cancelled';
  /** The share; if it ends for one record only, that is part of the id. */
  share: { id: string; targetType: OrganisationType; targetId: string };
  about: Alert['about'];
  reason?: string;
}

const states = { granted: 'Shared', cancelled: 'Not shared' } as const;
const opposites = { granted: 'cancelled', cancelled: 'granted' } as const;

/**
 * Notifies the users of a share's target that it was created or ended. No alert is sent for a share that is ended, or
 * created again, before the mail about it was sent.
 */
export const alertOfShare = async (ctx: WriteContext, { became, share, about, reason }: ShareAlert): Promise<void> => {
  const organisation = { type: share.targetType, id: share.targetId };
  const opposite = opposites[became];
  if (await withdrawAlert(ctx, { kind: `sharing ${opposite}`, about, organisation })) return;
  await raiseAlerts(ctx, [
    {
      kind: `sharing ${became}`,
      event: `share ${share.id} ${became}`,
      about,
      to: { organisation },
      change: { from: states[opposite], to: states[became] },
      reason,
      undoable: true,
    },
  ]);
};
