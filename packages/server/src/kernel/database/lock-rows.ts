import { type RawBuilder, sql } from 'kysely';
import type { Writer } from './database.ts';
import type { DB } from './tables.ts';

/** Stronger locks conflict with more: a key share only with deleting the row or changing its id. */
type Strength = 'key share' | 'share' | 'no key update' | 'update';

/**
 * Locks rows until the transaction ends, in the order of their ids: a list of ids, or an SQL array. The order among
 * several tables is that of the database function, which triggers also use. A separate statement, so that later reads
 * see what the previous holder has changed.
 */
export const lockRows = async (
  db: Writer,
  table: keyof DB,
  ids: readonly string[] | RawBuilder<unknown>,
  strength: Strength = 'no key update',
): Promise<void> => {
  const array = 'toOperationNode' in ids ? ids : sql`${ids}::bigint[]`;
  await sql`select hold(${table}, ${array}, ${strength})`.execute(db);
};
