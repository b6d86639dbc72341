import type { Named } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** Selects the name people know `id` by, such as a country's: at most one row. */
export type NameOf = (id: string | RawBuilder<unknown>) => RawBuilder<{ name: string }>;

/** The name of an entry of a table whose entries have one. */
export const nameIn =
  (table: string): NameOf =>
  (id) =>
    sql`select name from ${sql.table(table)} where id = ${id}::bigint`;

/** The entries of a shipped table, ordered by number. */
export const entriesOf = async (db: Reader, table: string): Promise<Named[]> => {
  const { rows } =
    await sql<Named>`select entry.id::text, entry.name from ${sql.table(table)} as entry order by entry.id`.execute(db);
  return rows;
};

/** The names of ids, in their order; an id without a name is returned as it is. */
export const namesOf = async (db: Reader, nameOf: NameOf, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select coalesce((${nameOf(sql`asked.id`)}), asked.id) as name
    from unnest(${ids}::text[]) with ordinality as asked(id, place) order by place`.execute(db);
  return rows.map(({ name }) => name);
};
