import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition on rows. Scopes are made of these, and of nothing in memory. */
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

/** `column` holds one of the ids. One id compares by `=`, which lets an index give the order as well. */
export const among = (column: RawBuilder<unknown>, ids: readonly (string | number)[], type = 'bigint'): Predicate => {
  if (ids.length === 0) return never;
  if (ids.length === 1) return sql<SqlBool>`${column} = ${ids[0]}::${sql.raw(type)}`;
  return sql<SqlBool>`${column} = any(${ids.map(String)}::${sql.raw(type)}[])`;
};

/** `column` is one of the product's own words. As literals they let the database use what it knows of the column. */
export const isOneOf = (column: RawBuilder<unknown>, words: readonly string[]): Predicate =>
  sql<SqlBool>`${column} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** `column` is among the ids a query selects; written as an array, which runs several times faster than `or exists`. */
export const amongSelected = (column: RawBuilder<unknown>, select: RawBuilder<unknown>): Predicate =>
  sql<SqlBool>`${column} = any(array(${select}))`;
