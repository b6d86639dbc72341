import type { AuditAlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/http/context.ts';
import { type OrganisationKey, raiseAlert } from './raise-alert.commands.ts';

interface AuditAlert {
  kind: AuditAlertKind;
  auditId: string;
  change: { from: string; to: string };
  reason?: string | undefined;
}

/** Of these the owner alone is told: nobody else could see the record before. */
const ownersAlone: readonly AuditAlertKind[] = ['record validated'];

/**
 * The owner, and whom the audit reaches by shares: those see it while it is Current or Closed, and by a share of site or
 * company not where another company owns it and blocks sharing.
 */
const toldOf = async ({ db }: WriteContext, { kind, auditId }: AuditAlert): Promise<OrganisationKey[]> => {
  const { rows } = await sql<OrganisationKey>`
    select 'Company' as type, owner_company_id::text as id from audit where id = ${auditId}::bigint
    union
    select share.target_type, share.target_id::text from audit join site on site.id = audit.site_id
      join company as owner on owner.id = audit.owner_company_id
      join share on (share.entity_type, share.entity_id) in (('audit', audit.id), ('site', site.id), ('company', site.company_id))
    where audit.id = ${auditId}::bigint and audit.record_status in ('Current', 'Closed')
      and (share.entity_type = 'audit' or owner.id = site.company_id or not owner.block_sharing)
      and not ${ownersAlone.includes(kind)}
    order by 1, 2`.execute(db);
  return rows;
};

/** Tells the owner's people, and those whom an audit is shared with, what became of it. Call it after the change. */
export const alertOfAudit = async (ctx: WriteContext, alert: AuditAlert): Promise<void> => {
  const { kind, auditId, change, reason } = alert;
  const { rows } = await sql<{ name: string; version: number }>`
    select site_name as name, version from audit where id = ${auditId}::bigint`.execute(ctx.db);
  const { name = '', version = 0 } = rows[0] ?? {};
  for (const organisation of await toldOf(ctx, alert))
    await raiseAlert(ctx, {
      kind,
      event: `audit ${auditId} version ${version} ${kind}`,
      about: { type: 'audit', id: auditId, name },
      organisation,
      change,
      reason,
    });
};
