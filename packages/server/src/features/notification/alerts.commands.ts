import type { AuditAlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { type Alert, raiseAlert, withdrawAlert } from './raise-alert.commands.ts';

interface AuditAlert {
  kind: AuditAlertKind;
  auditId: string;
  change: { from: string; to: string };
  reason?: string | undefined;
}

/** Notifies the users of the organisations that the event of an audit concerns. */
export const alertOfAudit = async (ctx: WriteContext, alert: AuditAlert): Promise<void> => {
  const { auditId, ...event } = alert;
  const { rows } = await sql<{ name: string; version: number }>`
    select site_name as name, version from audit where id = ${auditId}::bigint`.execute(ctx.db);
  const { name = '', version = 0 } = rows[0] ?? {};
  await raiseAlert(ctx, {
    ...event,
    event: `audit ${auditId} version ${version} ${alert.kind}`,
    about: { type: 'audit', id: auditId, name },
  });
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
  await raiseAlert(ctx, {
    kind: `sharing ${became}`,
    event: `share ${share.id} ${became}`,
    about,
    organisation,
    change: { from: states[opposite], to: states[became] },
    reason,
    undoable: true,
  });
};
