// The filters of a list as its columns declare them, each with rare, common and missing values of the register.
import { sql } from 'kysely';
import type { Column } from '../../packages/contract/src/kernel/list.ts';
import { inSight } from '../../packages/server/src/kernel/access/sight.ts';
import type { openPool } from '../../packages/server/src/kernel/database/pool.ts';
import { compileStatement } from '../../packages/server/src/kernel/database/statements.ts';
import { sourcesFor } from '../../packages/server/src/kernel/lists/list-filters.ts';
import { type BoundList, columnsFor, type Viewer } from '../../packages/server/src/kernel/lists/list-source.ts';

type Owner = ReturnType<typeof openPool>;

/** An id that no record has, and a day on which nothing happens. */
const missing = { id: '999999', day: '2999-01-01' };

/** The values that the rows of the list have, the rarest first. */
const valuesByRarity = async (owner: Owner, list: BoundList<unknown>, viewer: Viewer, key: string) => {
  const { by, at, several } = sourcesFor(list, viewer)[key]!;
  const value = several ? sql`unnest(${by ?? at})` : (by ?? at);
  const { text, values } = compileStatement(sql`select value::text from (
      select ${value} as value from ${list.source.from} where ${inSight(list.source.see(viewer))}
    ) as held where value is not null group by value order by count(*), value`);
  const { rows } = await owner.query<{ value: string }>(text, values);
  return rows.map((row) => row.value);
};

const rareAndCommon = (values: readonly string[]) => [
  ...new Set([0, 0.5, 1].flatMap((share) => values[Math.round(share * (values.length - 1))] ?? [])),
];

/** Days that half of the rows meet, a hundredth of them at either end, those of one day, and none. */
const ranges = async (owner: Owner, list: BoundList<unknown>, viewer: Viewer, key: string): Promise<string[]> => {
  const { text, values } = compileStatement(sql`select percentile_disc(array[0.01, 0.5, 0.99])
      within group (order by ${sourcesFor(list, viewer)[key]!.at})::text[] as days
    from ${list.source.from} where ${inSight(list.source.see(viewer))}`);
  const { rows } = await owner.query<{ days: string[] | null }>(text, values);
  const [early = missing.day, middle = missing.day, late = missing.day] = rows[0]?.days ?? [];
  return [
    `${key}To=${early}`,
    `${key}From=${middle}`,
    `${key}From=${late}`,
    `${key}From=${middle}&${key}To=${middle}`,
    `${key}From=${missing.day}`,
  ];
};

/** A value that no row has, among those that the column may have. */
const missingOf = (column: Column, held: readonly string[]): string[] => {
  if (column.kind !== 'choice') return [missing.id];
  return column.values.filter((value) => !held.includes(value)).slice(0, 1);
};

const filtersOf = async (
  owner: Owner,
  list: BoundList<unknown>,
  viewer: Viewer,
  [key, column]: readonly [string, Column],
): Promise<string[]> => {
  const equal = (values: readonly string[]) => values.map((value) => `${key}=${encodeURIComponent(value)}`);
  if (column.kind === 'date') return ranges(owner, list, viewer, key);
  if (column.kind === 'boolean') return equal(['true', 'false']);
  const stored = await valuesByRarity(owner, list, viewer, key);
  // Some stored values are shown under another name, such as a profile In Revision.
  const held = column.kind === 'choice' ? stored.filter((value) => column.values.includes(value)) : stored;
  return equal([...rareAndCommon(held), ...missingOf(column, held)]);
};

/** Each filter of the list with each of its values, as queries; and the list without a filter, with its archived rows. */
export const filterQueries = async (owner: Owner, list: BoundList<unknown>, viewer: Viewer): Promise<string[]> => {
  const queries = ['', ...(list.spec.archived ? ['showArchived=true'] : [])];
  for (const entry of columnsFor(list.spec, viewer))
    if (entry[1].filterable) queries.push(...(await filtersOf(owner, list, viewer, entry)));
  return queries;
};
