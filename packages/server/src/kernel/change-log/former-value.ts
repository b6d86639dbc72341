import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** What a field of a record held before it last became `value`; undefined where the record of changes does not tell. */
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

/** The entry by which a field of a record last ceased to be `value`; null where the record of changes does not tell. */
export const lastChangeFrom = ({ entity, id }: RecordOf, field: string, value: string): RawBuilder<string | null> =>
  sql`(select max(gone.id) from change_log as gone
    where gone.entity = ${entity} and gone.entity_id = ${id} and gone.changes -> ${field}::text ->> 0 = ${value})`;

/** What a field held before an entry, as JSON; null where it has not changed since. */
export const heldBefore = ({ entity, id }: RecordOf, field: string, entry: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select later.changes -> ${field}::text -> 0 from change_log as later
    where later.entity = ${entity} and later.entity_id = ${id} and later.id >= ${entry}
      and later.changes -> ${field}::text is not null
    order by later.id limit 1)`;
