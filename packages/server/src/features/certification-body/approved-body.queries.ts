import { certificationBodyErrors } from '@attestry/contract/features/certification-body/certification-body.errors.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';

/** Whether a certification body has an active office approved for the standard. */
export const isApprovedFor = async (
  db: Reader,
  { bodyId, standardId }: { bodyId: string; standardId: number },
): Promise<boolean> => {
  const { rows } = await sql`select from office_standard as held join office on office.id = held.office_id
    where held.certification_body_id = ${bodyId}::bigint and held.standard_id = ${standardId}
      and office.status = 'Active' limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Refuses a change that would approve a certification body for another standard, unless the standards body makes it.
 * `standards` is a query of the standard ids its offices would hold in addition.
 */
export const refuseOwnApproval = async (
  { db, actor }: WriteContext,
  bodyId: RawBuilder<unknown>,
  standards: RawBuilder<unknown>,
): Promise<void> => {
  if (isOf(actor, 'body')) return;
  const { rows } = await sql`${standards} except select held.standard_id
    from office_standard as held join office on office.id = held.office_id
    where held.certification_body_id = ${bodyId} and office.status = 'Active' limit 1`.execute(db);
  if (rows.length > 0) throw refuse(certificationBodyErrors.notApproved);
};
