import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import { cursorPlaces, type Places } from '../places/places.ts';
import { openPool } from './pool.ts';
import { openSealing, type Sealing } from './sealing.ts';
import type { DB } from './tables.ts';

export type Reader = Kysely<DB>;
export type Writer = Transaction<DB>;

export interface Database {
  /** Read-only connections: every GET. */
  reads: Reader;
  /** Where the kernel, and nothing else, opens transactions. */
  writes: Kysely<DB>;
  /** The underlying pools, for streams (COPY) and jobs. */
  readPool: pg.Pool;
  writePool: pg.Pool;
  /** For reads through a cursor, which occupies a connection of `readPool`. */
  cursors: Places;
  sealing: Sealing;
  close(): Promise<void>;
}

/** Opens the server's connections in its own role. `size` is the maximum for each of the two pools. */
export const openDatabase = (serverUrl: string, size = 8): Database => {
  const readPool = openPool(serverUrl, { size, readOnly: true });
  const writePool = openPool(serverUrl, { size });
  const reads = new Kysely<DB>({ dialect: new PostgresDialect({ pool: readPool }) });
  const writes = new Kysely<DB>({ dialect: new PostgresDialect({ pool: writePool }) });
  return {
    reads,
    writes,
    readPool,
    writePool,
    cursors: cursorPlaces(size),
    sealing: openSealing(serverUrl),
    close: async () => void (await Promise.all([reads.destroy(), writes.destroy()])),
  };
};
