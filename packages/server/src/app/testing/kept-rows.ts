import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

export interface KeptRows {
  /** The tables whose rows differ from the saved ones. */
  changed(): Promise<string[]>;
  /** Restores the rows that differ, with triggers off. */
  restore(tables: readonly string[]): Promise<void>;
}

interface Table {
  name: string;
  /** The columns of its primary key. */
  key: readonly string[];
}

/** Attempts are counted, refused or not. */
const tablesOf = async (owner: Kysely<DB>): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select relation.relname as name, array_agg(attribute.attname::text order by attribute.attnum) as key
    from pg_index as index join pg_class as relation on relation.oid = index.indrelid
      join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = any(index.indkey)
    where index.indisprimary and relation.relnamespace = 'public'::regnamespace and relation.relname <> 'attempt'
    group by 1 order by 1`.execute(owner);
  return rows;
};

const copyOf = ({ name }: Table) => sql.table(`kept.${name}`);

const sameKey = ({ key }: Table) =>
  sql.join(
    key.map((column) => sql`copy.${sql.ref(column)} = held.${sql.ref(column)}`),
    sql` and `,
  );

/** A transaction that last found a table unchanged: its snapshot and its id. */
interface Moment {
  seen: string;
  by: string;
}

const presentMoment = async (db: Kysely<DB>): Promise<Moment> => {
  const { rows } =
    await sql<Moment>`select pg_current_snapshot()::text as seen, pg_current_xact_id()::text as by`.execute(db);
  const [moment] = rows;
  if (!moment) throw new Error('The database tells no moment');
  return moment;
};

/** Rows that other transactions have written since: only these are compared, because most rows are unchanged. */
const writtenSince = ({ seen, by }: Moment) =>
  sql`held.xmin::text <> ${by} and not pg_visible_in_snapshot(held.xmin::text::xid8, ${seen})`;

const gone = (table: Table) => sql`
  ${copyOf(table)} as copy where not exists (select from ${sql.table(table.name)} as held where ${sameKey(table)})`;

const differing = async (owner: Kysely<DB>, tables: ReadonlyMap<Table, Moment>): Promise<Table[]> => {
  const each = [...tables].map(
    ([table, moment]) => sql`select ${sql.lit(table.name)} as name where exists (select from ${gone(table)})
      or exists (select from ${sql.table(table.name)} as held where ${writtenSince(moment)}
        and not exists (select from ${copyOf(table)} as copy where ${sameKey(table)} and copy.* *= held.*))`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(owner);
  return [...tables.keys()].filter(({ name }) => rows.some((row) => row.name === name));
};

/** Records which tables are written to, so that only these have to be compared. */
const watchTables = async (owner: Kysely<DB>, tables: readonly Table[]): Promise<void> => {
  await sql`create table kept."written to" (name text)`.execute(owner);
  await sql`create function kept.note() returns trigger language plpgsql security definer as $$
    begin insert into kept."written to" values (tg_table_name); return null; end $$`.execute(owner);
  for (const { name } of tables)
    await sql`create trigger note after insert or update or delete on ${sql.table(name)}
      for each statement execute function kept.note()`.execute(owner);
};

const takeWritten = async (owner: Kysely<DB>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`with taken as (delete from kept."written to" returning name)
    select distinct name from taken order by 1`.execute(owner);
  return rows.map(({ name }) => name);
};

/**
 * Saves a copy of all rows, so that a successful call can be undone: the server uses its own connections, which no
 * savepoint covers.
 */
export const keepRows = async (owner: Kysely<DB>): Promise<KeptRows> => {
  const tables = await tablesOf(owner);
  await sql`create schema kept`.execute(owner);
  for (const table of tables) {
    await sql`create table ${copyOf(table)} as table ${sql.table(table.name)}`.execute(owner);
    await sql`alter table ${copyOf(table)} add primary key (${sql.join(table.key.map((column) => sql.ref(column)))})`.execute(
      owner,
    );
  }
  await watchTables(owner, tables);
  const begin = await presentMoment(owner);
  const asKept = new Map(tables.map((table) => [table, begin]));
  const changed = async () => {
    const written = await takeWritten(owner);
    const among = new Map([...asKept].filter(([{ name }]) => written.includes(name)));
    return among.size === 0 ? [] : (await differing(owner, among)).map(({ name }) => name);
  };
  const restore = (changedTables: readonly string[]) =>
    owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      // Read before the rows are compared: rows that other transactions write meanwhile count as new next time.
      const present = await presentMoment(db);
      for (const [table, moment] of [...asKept].filter(([{ name }]) => changedTables.includes(name))) {
        await sql`delete from ${sql.table(table.name)} as held where ${writtenSince(moment)}`.execute(db);
        await sql`insert into ${sql.table(table.name)} overriding system value
          select copy.* from ${gone(table)}`.execute(db);
        asKept.set(table, present);
      }
    });
  return { changed, restore };
};
