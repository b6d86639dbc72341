import { readListings, rebuildListings } from '../../kernel/database/listings.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';

/** Every table with triggers of its own, except that setting up a login is logged. */
const tablesWithTriggers = async (client: OwnerConnection): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct held.relname as name from pg_trigger join pg_class as held on held.oid = tgrelid
     where not tgisinternal and held.relnamespace = 'public'::regnamespace and held.relname <> 'login' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/**
 * Triggers would write change log and listings row by row. The load writes both at the end and, for many rows, rebuilds
 * indexes as well. The returned function restores everything.
 */
export const suspendTriggers = async (client: OwnerConnection, withIndexes: boolean): Promise<() => Promise<void>> => {
  const tables = await tablesWithTriggers(client);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const listings = (await readListings()).map(({ name }) => `${name}_listing`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class as held on held.oid = indrelid
     where $1 and held.relnamespace = 'public'::regnamespace and held.relname = any($2) and not indisunique`,
    [withIndexes, ['search_word', ...listings]],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query("set local maintenance_work_mem = '512MB'");
  return async () => {
    for (const { definition } of rows) await client.query(definition);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
};

type Report = (line: string) => void;

/** Fills the listings. */
export const finishListings = async (client: OwnerConnection, report: Report): Promise<void> => {
  report('  read models');
  await client.query('analyze share, certificate');
  await rebuildListings(client, await readListings());
};
