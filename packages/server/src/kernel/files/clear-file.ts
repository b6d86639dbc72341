import { type RawBuilder, sql } from 'kysely';
import type { Kernel } from '../calls/kernel.ts';

/** The advisory lock of one content: shared by those who store it until their rows are committed, exclusive to clear it. */
export const lockNumber = (sha256: string): RawBuilder<string> => sql`hashtextextended(${sha256}, 4150818)`;

/** Clear a file that never had a row, or one unused since before a moment. */
type Reason = 'never used' | { documentBefore: Date; otherBefore: Date };

const isDue = (sha256: string, reason: Reason): RawBuilder<boolean> =>
  reason === 'never used'
    ? sql`not exists (select from unused_file where sha256 = ${sha256})`
    : sql`exists (select from unused_file where sha256 = ${sha256}
        and since < case when was_document then ${reason.documentBefore}::timestamptz else ${reason.otherBefore}::timestamptz end)`;

/**
 * Removes a file from the store unless a row names it or somebody is storing it now; answers whether it did.
 * @param reason checked again under the lock, while nobody can store the same content
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
