import type { SharedAuditResult } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/http/context.ts';
import { isSharedWith, seeAudit, sharingPermission } from '../audit/audit.public.ts';

/** How an audit in sight is shared with this reader. */
export const readSharedResult = async ({ actor, db, kernel }: Context, id: string): Promise<SharedAuditResult> => {
  const { rows } = await sql<SharedAuditResult>`
    select audit.id, ${isSharedWith(actor)} as "isShared", ${sharingPermission(kernel.settings)} as "sharingPermissionName"
    from audit where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  return oneFound(rows);
};
