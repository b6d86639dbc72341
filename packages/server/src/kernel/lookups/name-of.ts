import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** Selects the name people know `id` by, such as a country's: at most one row. */
export type NameOf = (id: string | RawBuilder<unknown>) => RawBuilder<{ name: string }>;

/** The names of ids, in their order; an id that has none stands for itself. */
export const namesOf = async (db: Reader, nameOf: NameOf, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select coalesce((${nameOf(sql`asked.id`)}), asked.id) as name
    from unnest(${ids}::text[]) with ordinality as asked(id, place) order by place`.execute(db);
  return rows.map(({ name }) => name);
};
