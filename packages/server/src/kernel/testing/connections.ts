import { once } from 'node:events';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Database, openDatabase } from '../database/database.ts';
import { openPool } from '../database/pool.ts';
import type { DB } from '../database/tables.ts';
import { freshDatabase, lastingDatabase, type TestDatabase } from './cluster.ts';
import { createEmptying, empty } from './emptying.ts';

/** What a directory and its test connect to a database with. */
export interface Connections {
  /** The server's, which closes them. */
  database: Database;
  /** The schema owner's. */
  owner: Kysely<DB>;
  /** A single one of the owner's, for what restores rows. */
  restorer: Kysely<DB>;
  /** Ends the use of all of them, after the server has closed its own. */
  close(): Promise<void>;
}

const withPool = (pool: pg.Pool): Kysely<DB> => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

/** Connections to a database of the test file's own. */
export const openConnections = ({ serverUrl, ownerUrl }: TestDatabase, size: number): Connections => {
  const owner = withPool(openPool(ownerUrl, { size: 2 }));
  const restorer = withPool(openPool(ownerUrl, { size: 1 }));
  return {
    database: openDatabase(serverUrl, size),
    owner,
    restorer,
    close: async () => void (await Promise.all([owner.destroy(), restorer.destroy()])),
  };
};

const allReturned = async (...pools: readonly pg.Pool[]): Promise<void> => {
  for (const pool of pools) while (pool.totalCount > pool.idleCount) await once(pool, 'release');
};

/** Of this process. A second directory of a test file gets a database of its own. */
let kept: Promise<Connections> | undefined;
let isLent = false;
const keptSize = 4;

const openKept = async (): Promise<Connections> => {
  const { serverUrl, ownerUrl } = await lastingDatabase();
  const database = openDatabase(serverUrl, keptSize);
  const ownerPool = openPool(ownerUrl, { size: 2 });
  const restorer = withPool(openPool(ownerUrl, { size: 1 }));
  await createEmptying.execute(restorer);
  const returned = () => allReturned(database.readPool, database.writePool, ownerPool);
  return {
    database: { ...database, close: returned },
    owner: withPool(ownerPool),
    restorer,
    close: async () => {
      await returned();
      isLent = false;
    },
  };
};

/**
 * Connections to an empty database: those of this process, so that what PostgreSQL has planned stays planned from file to
 * file, unless they are in use or another number is asked for.
 */
export const lendConnections = async (size: number): Promise<Connections> => {
  if (isLent || size !== keptSize) return openConnections(await freshDatabase(), size);
  isLent = true;
  kept ??= openKept();
  const connections = await kept;
  await empty(connections.restorer);
  return connections;
};
