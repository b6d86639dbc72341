import { type RawBuilder, sql } from 'kysely';
import type { Kernel } from '../http/kernel.ts';

/** Names the advisory lock of one content: shared by all who put it, until their rows are committed; held alone to clear it. */
export const lockNumber = (sha256: string): RawBuilder<string> => sql`hashtextextended(${sha256}, 4150818)`;

/** Clears it as having no row and never having had one, or as out of use since before a moment. */
type Reason = 'never used' | { documentBefore: Date; otherBefore: Date };

const isDue = (sha256: string, reason: Reason): RawBuilder<boolean> =>
  reason === 'never used'
    ? sql`not exists (select from unused_file where sha256 = ${sha256})`
    : sql`exists (select from unused_file where sha256 = ${sha256}
        and since < case when was_document then ${reason.documentBefore}::timestamptz else ${reason.otherBefore}::timestamptz end)`;

/**
 * Removes a file from the store, unless a row names it or somebody is putting it just now; says whether it did.
 * @param reason asked again under the lock, behind which nobody puts the same content
 */
export const clearFile = (
  { database, files }: Pick<Kernel, 'database' | 'files'>,
  sha256: string,
  reason: Reason,
): Promise<boolean> =>
  database.writes.transaction().execute(async (db) => {
    const locked = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(${lockNumber(sha256)}) as alone`.execute(db);
    if (!locked.rows[0]?.alone) return false;
    const found = await sql<{ due: boolean }>`select ${isDue(sha256, reason)}
      and not exists (select from file_in_use where sha256 = ${sha256}) as due`.execute(db);
    if (!found.rows[0]?.due) return false;
    await files.remove(sha256);
    await sql`delete from unused_file where sha256 = ${sha256}`.execute(db);
    return true;
  });
