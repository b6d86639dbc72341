import { type RawBuilder, sql } from 'kysely';
import { allOf, type Predicate } from '../access/predicates.ts';
import { inSight } from '../access/sight.ts';
import type { ColumnSource } from './list-source.ts';

const shownIf = (isShown: Predicate, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${isShown} then ${value} end`;

/** The same column as the viewer has it, wherever it is asked. */
export const maskedSource = (source: ColumnSource): ColumnSource => {
  const { at, by, finds, masked, sorted: _, ...same } = source;
  if (!masked) return source;
  const isShown = inSight(masked.rows);
  return {
    ...same,
    at: shownIf(isShown, at),
    ...(by && { by: shownIf(isShown, by) }),
    ...(finds && { finds: (value) => allOf(isShown, finds(value)) }),
    nullable: true,
    masked,
    bare: source,
  };
};

/** What a row that is read shows of a column. */
export const shownAt = ({ at, masked, bare }: ColumnSource): RawBuilder<unknown> =>
  masked && bare ? shownIf(masked.each, bare.at) : at;
