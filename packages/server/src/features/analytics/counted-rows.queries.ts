import { type BuiltInDashboard, builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { ListQuery, Narrowing } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { onOneCore, plannedEachTime } from '../../kernel/database/statements.ts';
import { rowsBySet } from '../../kernel/lists/list-filters.ts';
import type { BoundList, Viewer } from '../../kernel/lists/list-source.ts';
import { resolveWholeSight } from '../../kernel/lists/narrowed-lists.ts';
import { readRowsFrom } from '../../kernel/lists/shown-columns.ts';

/** What the figures of a dashboard ask of its report: the same query leads to the rows that they count. */
export const queryOf = (id: BuiltInDashboard, { periodFrom, periodTo, ...filters }: Narrowing): ListQuery => {
  const { asks, period } = builtInDashboards[id];
  return {
    pageNumber: 1,
    rows: 10,
    ...asks,
    ...filters,
    showArchived: 'showArchived' in asks,
    ...(periodFrom !== undefined && { [`${period}From`]: periodFrom }),
    ...(periodTo !== undefined && { [`${period}To`]: periodTo }),
  };
};

export interface Counted {
  db: Reader;
  list: BoundList<unknown>;
  viewer: Viewer;
  query: ListQuery;
  /** What the rows meet as well. */
  only?: Predicate;
}

/** Groups the rows of a report in sight: `each` are the columns of a row, `summed` those of a group. */
export const groupRows = async <F>(
  { db, list, viewer, query, only = always }: Counted,
  each: RawBuilder<unknown>,
  summed: RawBuilder<F>,
): Promise<F[]> => {
  const whole = await resolveWholeSight(db, list, viewer);
  const sets = rowsBySet(whole, viewer, query).map(
    (rows) => sql`select ${each} from ${readRowsFrom(whole, viewer)} where ${allOf(rows, only, onOneCore)}`,
  );
  if (sets.length === 0) return [];
  const counted = sql<F>`with counted as not materialized (${sql.join(sets, sql` union all `)}) ${summed}`;
  // Several sets are found by the ids of the viewer's organisations, whatever the values: their plan is kept.
  const planned = sets.length > 1 ? counted : plannedEachTime(counted);
  return (await planned.execute(db)).rows;
};
