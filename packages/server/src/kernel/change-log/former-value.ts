import { sql } from 'kysely';
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
