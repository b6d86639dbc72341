import { sql } from 'kysely';
import type { Kernel } from '../calls/kernel.ts';

type StoreAccess = Pick<Kernel, 'database' | 'files' | 'log'>;

const batch = 500;

const isAnyInUse = async ({ database }: StoreAccess, found: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`select from file_in_use where sha256 = any(${found}::text[]) limit 1`.execute(
    database.reads,
  );
  return rows.length > 0;
};

/** An unclaimed store may be claimed for this database when it is empty or holds a file that a row names. */
const mayClaim = async (access: StoreAccess): Promise<boolean> => {
  let found: string[] = [];
  let isEmpty = true;
  for await (const sha256 of access.files.list()) {
    isEmpty = false;
    found.push(sha256);
    if (found.length < batch) continue;
    if (await isAnyInUse(access, found)) return true;
    found = [];
  }
  return isEmpty || isAnyInUse(access, found);
};

/**
 * Whether the store belongs to this database; claims an unclaimed one if it may. No file may be cleared from another
 * database's store, because its rows are unknown here; logs an error in that case.
 */
export const ownsStore = async (access: StoreAccess): Promise<boolean> => {
  const { rows } = await sql<{ mark: string }>`select mark from this_directory`.execute(access.database.reads);
  const own = rows[0]?.mark;
  if (own === undefined) return false;
  const found = await access.files.mark();
  if (found === own) return true;
  if (found === undefined && (await mayClaim(access))) {
    await access.files.setMark(own);
    return true;
  }
  access.log.error({ own, found }, 'the store belongs to another database: no file is cleared from it');
  return false;
};
