import { sql } from 'kysely';
import { clock } from '../clock/clock.ts';
import type { Database, Writer } from './database.ts';

/** Who does it, under what name and in which request: what the record of changes keeps with every row written. */
export interface Cause {
  actorId?: string | undefined;
  event: string;
  requestId?: string | undefined;
}

/**
 * One command, one transaction: all of `work` is stored or nothing is. Actor, event, request and the clock's moment are
 * set locally, so that triggers see them and no pooled connection keeps them.
 */
export const inTransaction = <T>(
  database: Pick<Database, 'writes'>,
  cause: Cause,
  work: (db: Writer) => Promise<T>,
): Promise<T> =>
  database.writes.transaction().execute(async (db) => {
    await sql`select set_config('app.actor', ${cause.actorId ?? ''}, true), set_config('app.event', ${cause.event}, true),
      set_config('app.request', ${cause.requestId ?? ''}, true), set_config('app.now', ${clock.now().toISOString()}, true)`.execute(
      db,
    );
    return work(db);
  });
