import { type RawBuilder, sql } from 'kysely';
import type { Writer } from './database.ts';
import type { DB } from './tables.ts';

/** Stronger ones wait for more: a key share only for whoever deletes the row or changes its id. */
type Strength = 'key share' | 'share' | 'no key update' | 'update';

/**
 * Holds rows until the transaction ends, in the order of their ids: a list of them, or an SQL array. In which order those of
 * several tables are held stands with the function of the database, which triggers use too. A statement of its own: what is
 * read after it includes what the holder before has changed.
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
