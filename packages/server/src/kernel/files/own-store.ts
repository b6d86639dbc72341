import { sql } from 'kysely';
import type { Kernel } from '../http/kernel.ts';

type Place = Pick<Kernel, 'database' | 'files' | 'log'>;

const batch = 500;

const namesAny = async ({ database }: Place, found: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`select from file_in_use where sha256 = any(${found}::text[]) limit 1`.execute(
    database.reads,
  );
  return rows.length > 0;
};

/** A store without a mark may be bound to this database when it is empty, or holds a file that a row names. */
const mayBind = async (place: Place): Promise<boolean> => {
  let found: string[] = [];
  let isEmpty = true;
  for await (const sha256 of place.files.list()) {
    isEmpty = false;
    found.push(sha256);
    if (found.length < batch) continue;
    if (await namesAny(place, found)) return true;
    found = [];
  }
  return isEmpty || namesAny(place, found);
};

/**
 * Whether the store belongs to this database, which binds it when it first may. In another database's store no file may be
 * cleared, because none of its rows are known here; that is told in the log.
 */
export const ownsStore = async (place: Place): Promise<boolean> => {
  const { rows } = await sql<{ mark: string }>`select mark from this_directory`.execute(place.database.reads);
  const own = rows[0]?.mark;
  if (own === undefined) return false;
  const found = await place.files.mark();
  if (found === own) return true;
  if (found === undefined && (await mayBind(place))) {
    await place.files.setMark(own);
    return true;
  }
  place.log.error({ own, found }, 'the store belongs to another database: no file is cleared from it');
  return false;
};
