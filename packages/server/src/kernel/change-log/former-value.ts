import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** The value of a field before it last became `value`; undefined if the change log has none. */
export const formerValue = async (
  db: Reader,
  { entity, id, field }: { entity: string; id: string; field: string },
  value: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ former: string | null }>`
    select changes -> ${field}::text ->> 0 as former from change_log
    where entity = ${entity} and entity_id = ${id}::bigint and changes -> ${field}::text ->> 1 = ${value}
    order by id desc limit 1`.execute(db);
  return rows[0]?.former ?? undefined;
};

interface RecordOf {
  entity: string;
  id: RawBuilder<unknown>;
}

/** The entry in which a field last changed from `value`; null if the change log has none. */
export const lastChangeFrom = ({ entity, id }: RecordOf, field: string, value: string): RawBuilder<string | null> =>
  sql`(select max(gone.id) from change_log as gone
    where gone.entity = ${entity} and gone.entity_id = ${id} and gone.changes -> ${field}::text ->> 0 = ${value})`;

/** The value of a field before an entry, as JSON; null if it has not changed since. */
export const heldBefore = ({ entity, id }: RecordOf, field: string, entry: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select later.changes -> ${field}::text -> 0 from change_log as later
    where later.entity = ${entity} and later.entity_id = ${id} and later.id >= ${entry}
      and later.changes -> ${field}::text is not null
    order by later.id limit 1)`;
