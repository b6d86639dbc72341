import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import type { TestDirectory } from './test-directory.ts';

/** The work of a transaction. */
export type Change = (db: Kysely<DB>) => Promise<unknown>;

/** Whether any transaction waits for another. */
const somebodyWaits = async ({ owner }: TestDirectory): Promise<boolean> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(owner);
  return rows.length > 0;
};

/**
 * Makes a call while a transaction is open; the transaction continues and commits once the call waits for it. Returns
 * the call's answer.
 */
export const during = async <T>(
  directory: TestDirectory,
  first: Change,
  call: () => Promise<T>,
  then?: Change,
): Promise<T> => {
  const one = await directory.database.writes.startTransaction().execute();
  let ended = false;
  try {
    await first(one);
    const called = call().finally(() => {
      ended = true;
    });
    while (!ended && !(await somebodyWaits(directory))) await new Promise((resolve) => setTimeout(resolve, 5));
    await then?.(one);
    await one.commit().execute();
    return await called;
  } finally {
    if (!one.isCommitted) await one.rollback().execute();
  }
};
