import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** A view of audits of grade AA, private unless it is shared. */
export const makeSavedView = (
  db: Kysely<DB>,
  given: Partial<Insertable<DB['saved_view']>> & Pick<Insertable<DB['saved_view']>, 'owner_id'>,
): Promise<{ id: string }> =>
  db
    .insertInto('saved_view')
    .values({ list: 'audit', name: 'The best', query: 'grade=AA', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
