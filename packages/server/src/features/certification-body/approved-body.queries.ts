import { sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';

/** Whether a certification body has an active office that is approved for the standard. */
export const isApprovedFor = async (
  db: Reader,
  { bodyId, standardId }: { bodyId: string; standardId: number },
): Promise<boolean> => {
  const { rows } = await sql`select from office_standard as held join office on office.id = held.office_id
    where held.certification_body_id = ${bodyId}::bigint and held.standard_id = ${standardId}
      and office.status = 'Active' limit 1`.execute(db);
  return rows.length > 0;
};
