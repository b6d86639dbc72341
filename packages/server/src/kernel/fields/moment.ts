import { type RawBuilder, sql } from 'kysely';

/** A moment in the form that answers have, for use within JSON. */
export const presentMoment = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
