import type { System } from '@attestry/contract/features/system/system.schema.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/calls/context.ts';
import type { LoggedFields } from '../../kernel/change-log/change-log.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { freeSpace } from '../../kernel/files/free-space.ts';
import { productVersion } from '../../kernel/settings/product-version.ts';
import { flagsInForce, settingsInForce } from '../../kernel/settings/settings-in-force.ts';

type Version = System['version'];

const readVersion = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Version> => {
  const { rows } = await sql<{ database: string; total: number; latest: string; appliedAt: Date }>`
    select current_setting('server_version') as database, count(*)::int as total, max(name) as latest,
      max(applied_at) as "appliedAt" from schema_migration`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not count the migrations');
  const { database, total, latest, appliedAt } = row;
  return {
    product: productVersion,
    node: process.version.slice(1),
    database,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    migrations: { total, latest, appliedAt: appliedAt.toISOString() },
  };
};

const readTables = async (db: Reader): Promise<System['storage']['tables']> => {
  const { rows } = await sql<{ name: string; bytes: string; rows: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0)::int as rows from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 2 desc limit 8`.execute(db);
  return rows.map(({ bytes, ...table }) => ({ ...table, bytes: Number(bytes) }));
};

/** A file of several documents is stored once. */
const storedFiles = sql`select file_sha256 as sha256, file_size as size from audit_document
  union all select sha256, size from kept_export_part
  union all select sha256, size from unused_file`;

const readStorage = async ({ db, kernel }: Pick<Context, 'db' | 'kernel'>): Promise<System['storage']> => {
  const { rows } = await sql<{ database: string; files: number; bytes: string }>`
    select pg_database_size(current_database()) as database, count(*)::int as files, coalesce(sum(size), 0) as bytes
    from (select max(size) as size from (${storedFiles}) as stored group by sha256) as file`.execute(db);
  const free = await freeSpace(kernel.settings);
  return {
    database: Number(rows[0]?.database),
    tables: await readTables(db),
    files: {
      place: free === undefined ? 'bucket' : 'folder',
      bytes: Number(rows[0]?.bytes),
      total: rows[0]?.files ?? 0,
      ...(free !== undefined && { free }),
    },
  };
};

/** What an operator wants to know of the directory. */
export const readSystem = async (ctx: Context): Promise<System> => ({
  version: await readVersion(ctx),
  settings: settingsInForce(ctx.kernel.settings),
  flags: flagsInForce(ctx.kernel.settings),
  storage: await readStorage(ctx),
});

export const systemLabels: LoggedFields = { kind: 'Work', name: 'Name', last_error: 'Had failed with' };
