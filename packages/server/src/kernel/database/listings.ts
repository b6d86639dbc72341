import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { OwnerConnection } from './owner-connection.ts';

const shipped = new URL('../../../listings/', import.meta.url);

/** One SQL file of functions and triggers, named without its number, and the listings to rebuild when it changes. */
export interface Listing {
  name: string;
  sql: string;
  rebuilds: readonly string[];
}

const rebuildsOf = (file: string, sql: string): string[] => {
  const named = /^-- Rebuilds: (.+)$/m.exec(sql)?.[1];
  if (!named) throw new Error(`Listing ${file} does not say which listings to rebuild when it changes.`);
  return named === 'none' ? [] : named.split(', ');
};

/** The listings of `folder` in the order of their numbers: each is applied and rebuilt after those it depends on. */
export const readListings = async (folder: URL = shipped): Promise<Listing[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8');
      return { name: file.replace(/^\d+_|\.sql$/g, ''), sql, rebuilds: rebuildsOf(file, sql) };
    }),
  );
};

/**
 * Rebuilds the listings that `changed` names, from all records, in the order of `all`. Runs in the caller's
 * transaction.
 */
export const rebuildListings = async (
  client: OwnerConnection,
  all: readonly Listing[],
  changed: readonly Listing[] = all,
): Promise<void> => {
  const named = new Set(changed.flatMap(({ rebuilds }) => rebuilds));
  const known = all.filter(({ name }) => named.delete(name));
  if (named.size > 0) throw new Error(`No listing is called ${[...named].join(', ')}.`);
  for (const { name } of known) await client.query(`select listing.rebuild_${name}()`);
};

/** Another major version of PostgreSQL or ICU may fold words differently, which makes stored keys stale. */
const foldingOf = async (client: OwnerConnection): Promise<string> => {
  const { rows } = await client.query<{ folding: string }>(`select concat_ws(' ',
    current_setting('server_version_num')::int / 10000, pg_collation_actual_version('"und-x-icu"'::regcollation)) as folding`);
  return rows[0]?.folding ?? '';
};

/** Comments, and statements that only comment. */
const remarks = /^ *--.*\n|^comment on [^;']*'(?:[^']|'')*';\n/gm;

const versionsOf = (listings: readonly Listing[], folding: string): Map<string, string> =>
  new Map(
    listings.map(({ name, sql }) => [
      name,
      createHash('sha256')
        .update(`${folding}\n${sql.replace(remarks, '')}`)
        .digest('hex'),
    ]),
  );

/**
 * Dropping the schema drops everything that earlier texts defined and locks the tables of the triggers until the
 * commit, so that no record changes during a rebuild.
 */
const replaceAll = async (client: OwnerConnection, listings: readonly Listing[], versions: Map<string, string>) => {
  await client.query('drop schema if exists listing cascade; create schema listing');
  for (const { name, sql } of listings)
    await client.query(sql).catch((cause: Error) => {
      throw new Error(`Listing ${name} failed: ${cause.message}`, { cause });
    });
  await client.query('delete from applied_listing');
  await client.query('insert into applied_listing select * from unnest($1::text[], $2::text[])', [
    [...versions.keys()],
    [...versions.values()],
  ]);
};

/**
 * Updates functions, triggers and views of listings to the texts in `folder` and rebuilds what the changed files name,
 * in one transaction. Does nothing if nothing changed. The caller holds the migration lock. Throws, naming the file.
 */
export const applyListings = async (client: OwnerConnection, folder?: URL): Promise<void> => {
  const listings = await readListings(folder);
  const versions = versionsOf(listings, await foldingOf(client));
  const { rows } = await client.query<{ name: string; version: string }>('select name, version from applied_listing');
  const applied = new Map(rows.map(({ name, version }) => [name, version]));
  const changed = listings.filter(({ name }) => applied.get(name) !== versions.get(name));
  if (changed.length === 0 && applied.size === listings.length) return;
  await client.query('begin');
  try {
    await replaceAll(client, listings, versions);
    await rebuildListings(client, listings, changed);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
