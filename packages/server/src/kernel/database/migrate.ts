import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { applyListings } from './listings.ts';
import { asOwner, type OwnerConnection } from './owner-connection.ts';
import { serverRole, serverUrlOf } from './roles.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const lockKey = 4_150_817;

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const applyOne = async (client: OwnerConnection, { name, sql, hash }: Migration) => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

const applyAll = async (client: OwnerConnection) => {
  await client.query(`create table if not exists schema_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const migration of await readMigrations()) {
    const hash = applied.get(migration.name);
    if (hash === undefined) await applyOne(client, migration);
    else if (hash !== migration.hash) throw new Error(`Migration ${migration.name} was edited after it was applied.`);
  }
};

/** The job tables have row security without a policy, which excludes everybody except their owner. */
const openJobs = (client: OwnerConnection) =>
  client.query(`do $$ declare one text; begin
    for one in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
      execute format('drop policy if exists server on graphile_worker.%I', one);
      execute format('create policy server on graphile_worker.%I to ${serverRole} using (true)', one);
    end loop;
  end $$`);

/** The server role may read and write rows, except in the change log, which only triggers write. */
const grant = async (client: OwnerConnection, ownerUrl: string) => {
  const password = client.escapeLiteral(decodeURIComponent(new URL(serverUrlOf(ownerUrl)).password));
  const exists = (await client.query('select from pg_roles where rolname = $1', [serverRole])).rowCount;
  // Only a superuser may set NOSUPERUSER on an existing role, and the owner of a managed database is not one.
  await client.query(
    exists
      ? `alter role ${serverRole} login password ${password}`
      : `create role ${serverRole} login password ${password} nosuperuser nocreatedb nocreaterole noreplication`,
  );
  await client.query(`
    grant usage on schema public, listing, graphile_worker to ${serverRole};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${serverRole};
    grant usage, select on all sequences in schema public, graphile_worker to ${serverRole};
    grant execute on all functions in schema graphile_worker to ${serverRole};
    revoke insert, update, delete, truncate on change_log, schema_migration, applied_listing from ${serverRole}`);
};

/** Whether the database has ever been migrated, to any schema. */
export const hasSchema = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ has: boolean }>(`select to_regclass('schema_migration') is not null as has`);
    return rows[0]?.has === true;
  });

/**
 * Migrates the database of `ownerUrl` to the current schema: plain SQL files in order, each in its own transaction,
 * forward only, followed by the listings of the given folder (default: the shipped one). Several servers may start
 * together; one migrates while the others wait. Throws, naming the file.
 */
export const migrate = (ownerUrl: string, listings?: URL): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [lockKey]);
    await applyAll(owner);
    await applyListings(owner, listings);
    await migrateJobs({ connectionString: ownerUrl });
    await grant(owner, ownerUrl);
    await openJobs(owner);
  });
