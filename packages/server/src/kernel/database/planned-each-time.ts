import { type RawBuilder, sql } from 'kysely';

const mark = '/* planned each time */ ';

/**
 * Makes PostgreSQL plan a statement for its values on every run. A cached plan ignores the values; if the best plan
 * depends on how common a value is, such as a searched word, it can be a hundred times slower.
 */
export const plannedEachTime = <R>(statement: RawBuilder<R>): RawBuilder<R> => sql`${sql.raw(mark)}${statement}`;

export const isPlannedEachTime = (text: string): boolean => text.startsWith(mark);
