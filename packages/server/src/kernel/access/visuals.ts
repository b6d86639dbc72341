import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from './predicates.ts';

/** What the caller may do with a record: a predicate for each of the `visuals` its schema names, none left out. */
export type Visuals<Named> = { [Verb in keyof Named]: Predicate };

/** The `visuals` of an answer. */
export const selectVisuals = <Named extends Record<string, boolean>>(able: Visuals<Named>): RawBuilder<Named> =>
  sql<Named>`jsonb_build_object(${sql.join(Object.entries<Predicate>(able).flatMap(([verb, may]) => [sql.lit(verb), may]))})`;
