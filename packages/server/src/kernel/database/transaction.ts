import { sql } from 'kysely';
import { clock } from '../clock/clock.ts';
import type { Database, Writer } from './database.ts';

/** Who acts, on which event and in which request: stored in the change log with every written row. */
export interface Cause {
  actorId?: string | undefined;
  /** Who acts without an account; the directory itself if omitted. */
  actorName?: string | undefined;
  event: string;
  requestId?: string | undefined;
}

const setCause = async (db: Writer, { actorId = '', actorName = '', event, requestId = '' }: Cause): Promise<void> => {
  await sql`select set_config('app.actor', ${actorId}, true), set_config('app.actor_name', ${actorName}, true),
    set_config('app.event', ${event}, true), set_config('app.request', ${requestId}, true), set_config('app.now', ${clock.now().toISOString()}, true)`.execute(
    db,
  );
};

/** Names the event of the present transaction, where a command may do one thing or its opposite. */
export const nameEvent = async (db: Writer, event: string): Promise<void> => {
  await sql`select set_config('app.event', ${event}, true)`.execute(db);
};

/**
 * One command, one transaction: all of `work` is stored or nothing is. Actor, event, request and time are set locally,
 * so that triggers see them and no pooled connection keeps them.
 */
export const inTransaction = <T>(
  database: Pick<Database, 'writes'>,
  cause: Cause,
  work: (db: Writer) => Promise<T>,
): Promise<T> =>
  database.writes.transaction().execute(async (db) => {
    await setCause(db, cause);
    return work(db);
  });

/** The same, but rolls back in the end: returns what `work` would do. */
export const inUndoneTransaction = async <T>(
  database: Pick<Database, 'writes'>,
  cause: Cause,
  work: (db: Writer) => Promise<T>,
): Promise<T> => {
  const transaction = await database.writes.startTransaction().execute();
  try {
    await setCause(transaction, cause);
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
};
