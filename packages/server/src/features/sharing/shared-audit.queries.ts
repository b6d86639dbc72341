import type { SharedAuditResult } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { isSharedWith, seeAudit, sharingPermission } from '../audit/audit.public.ts';

/** How an audit in sight is shared, as it concerns this reader. */
export const readSharedResult = async ({ actor, db, kernel }: Context, id: string): Promise<SharedAuditResult> => {
  const { rows } = await sql<SharedAuditResult>`
    select audit.id, ${isSharedWith(actor)} as "isShared", ${sharingPermission(kernel.settings)} as "sharingPermissionName"
    from audit where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  if (!rows[0]) throw refuse(kernelErrors.notFound);
  return rows[0];
};
