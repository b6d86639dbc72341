import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** What a table holds, as a digest. */
type Digests = ReadonlyMap<string, string>;

export interface KeptRows {
  /** The tables whose rows are not what they were when kept. */
  changed(): Promise<string[]>;
  /** Puts the tables' rows back, triggers asleep. */
  restore(tables: readonly string[]): Promise<void>;
}

/** Attempts are counted whether they are refused or not. */
const tablesOf = async (owner: Kysely<DB>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'attempt' order by 1`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
};

const digestsOf = async (owner: Kysely<DB>, tables: readonly string[]): Promise<Digests> => {
  const each = tables.map(
    (table) => sql`select ${sql.lit(table)} as name,
      count(*) || coalesce(md5(string_agg(held::text, '' order by held::text)), '') as digest from ${sql.table(table)} as held`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)}`.execute(owner);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

/** Notes which tables are written to, so that only these have to be compared. */
const watchTables = async (owner: Kysely<DB>, tables: readonly string[]): Promise<void> => {
  await sql`create table kept."written to" (name text)`.execute(owner);
  await sql`create function kept.note() returns trigger language plpgsql security definer as $$
    begin insert into kept."written to" values (tg_table_name); return null; end $$`.execute(owner);
  for (const table of tables)
    await sql`create trigger note after insert or update or delete on ${sql.table(table)}
      for each statement execute function kept.note()`.execute(owner);
};

const takeWritten = async (owner: Kysely<DB>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`with taken as (delete from kept."written to" returning name)
    select distinct name from taken order by 1`.execute(owner);
  return rows.map(({ name }) => name);
};

/**
 * Keeps a copy of all rows, so that a call that was let through can be undone: the server has connections of its own, and
 * no savepoint reaches over them.
 */
export const keepRows = async (owner: Kysely<DB>): Promise<KeptRows> => {
  const tables = await tablesOf(owner);
  await sql`create schema kept`.execute(owner);
  for (const table of tables)
    await sql`create table ${sql.table(`kept.${table}`)} as table ${sql.table(table)}`.execute(owner);
  const before = await digestsOf(owner, tables);
  await watchTables(owner, tables);
  const changed = async () => {
    const written = await takeWritten(owner);
    if (written.length === 0) return [];
    const now = await digestsOf(owner, written);
    return written.filter((table) => now.get(table) !== before.get(table));
  };
  const restore = (changedTables: readonly string[]) =>
    owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      for (const table of changedTables) {
        await sql`delete from ${sql.table(table)}`.execute(db);
        await sql`insert into ${sql.table(table)} overriding system value table ${sql.table(`kept.${table}`)}`.execute(
          db,
        );
      }
    });
  return { changed, restore };
};
