import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../database/pool.ts';
import type { DB } from '../database/tables.ts';

/** Connects as the schema's owner, to set up tests. */
export const openOwner = (ownerUrl: string): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(ownerUrl, { size: 2 }) }) });
