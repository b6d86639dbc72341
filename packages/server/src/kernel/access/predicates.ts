import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** An SQL condition on rows. Scopes consist of these, never of checks in memory. */
export type Predicate = RawBuilder<SqlBool>;

export const always: Predicate = sql<SqlBool>`true`;
export const never: Predicate = sql<SqlBool>`false`;

export const anyOf = (...terms: Predicate[]): Predicate => {
  const possible = terms.filter((term) => term !== never);
  if (possible.includes(always)) return always;
  if (possible.length < 2) return possible[0] ?? never;
  return sql<SqlBool>`(${sql.join(possible, sql` or `)})`;
};

export const allOf = (...terms: Predicate[]): Predicate => {
  if (terms.includes(never)) return never;
  const needed = terms.filter((term) => term !== always);
  if (needed.length < 2) return needed[0] ?? always;
  return sql<SqlBool>`(${sql.join(needed, sql` and `)})`;
};

/** `column` contains one of the ids. A single id uses `=`, so that an index can also provide the order. */
export const among = (column: RawBuilder<unknown>, ids: readonly (string | number)[], type = 'bigint'): Predicate => {
  if (ids.length === 0) return never;
  if (ids.length === 1) return sql<SqlBool>`${column} = ${ids[0]}::${sql.raw(type)}`;
  return sql<SqlBool>`${column} = any(${ids.map(String)}::${sql.raw(type)}[])`;
};

/** The array in `column` has any of the ids. */
export const hasAny = (column: RawBuilder<unknown>, ids: readonly string[], type = 'bigint'): Predicate =>
  ids.length === 0 ? never : sql<SqlBool>`${column} && ${ids}::${sql.raw(type)}[]`;

/** `column` contains one of the product's own words. As literals, they let the planner use the column's statistics. */
export const isOneOf = (column: RawBuilder<unknown>, words: readonly string[]): Predicate =>
  sql<SqlBool>`${column} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** `column` is among the selected ids; as an array, because that is several times faster than `or exists`. */
export const amongSelected = (column: RawBuilder<unknown>, select: RawBuilder<unknown>): Predicate =>
  sql<SqlBool>`${column} = any(array(${select}))`;
