import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned each time */ ';

/**
 * Has PostgreSQL plan a statement for the values it is run with, each time. A kept plan is made without looking at them,
 * and where the best way depends on how common a value is, as with a searched word, it can take a hundred times longer.
 */
export const plannedEachTime = <R>(statement: RawBuilder<R>): RawBuilder<R> => sql`${sql.raw(mark)}${statement}`;

export const isPlannedEachTime = (text: string): boolean => text.startsWith(mark);
