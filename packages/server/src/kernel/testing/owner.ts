import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../database/pool.ts';
import type { DB } from '../database/tables.ts';

/** The database as its schema's owner, for what tests arrange. */
export const openOwner = (ownerUrl: string): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(ownerUrl, { size: 2 }) }) });
