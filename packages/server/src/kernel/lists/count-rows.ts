import { exactRows, type ListQuery, type ListSpec, type Total } from '@attestry/contract/kernel/list.ts';
import { listQuery } from '@attestry/contract/kernel/list-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { filtersAsked, rowsCounted, sourcesFor } from './list-filters.ts';
import type { BoundList, Viewer } from './list-source.ts';
import { resolveSightFor } from './narrowed-lists.ts';
import { totalOf } from './run-list.ts';

type Filters = Readonly<Record<string, string | readonly string[]>>;

/** Rows of a list, as its query would select them. */
export interface AskedRows {
  list: BoundList<unknown>;
  filters: Filters;
  /** More filters each: how many of the rows meet them as well. */
  parts: readonly Filters[];
  /** A column whose earliest day among the rows is asked for. */
  earliest?: string | undefined;
}

interface CountedRows {
  counted: number;
  parts: number[];
  earliest: string | null;
}

/** How many rows there are of the set, and what is said of them. */
export interface RowCounts extends Total {
  parts: Total[];
  /** Null if no row has one, or not every row was counted. */
  earliest: string | null;
}

/** Building the schema of a query takes longer than counting: each list has one. */
const queries = new WeakMap<ListSpec, ReturnType<typeof listQuery>>();

const queryOf = (spec: ListSpec, filters: Filters): ListQuery => {
  const query = queries.get(spec) ?? listQuery(spec);
  queries.set(spec, query);
  return query.parse(filters);
};

const countAsked = (
  list: BoundList<unknown>,
  viewer: Viewer,
  { filters, parts, earliest }: AskedRows,
): RawBuilder<CountedRows> => {
  const query = (asked: Filters) => queryOf(list.spec, asked);
  const partly = parts.map((part, at) => ({
    name: sql.ref(`part${at}`),
    condition: allOf(...filtersAsked(list, viewer, query(part))),
  }));
  const day = earliest === undefined ? sql`null::date` : sourcesFor(list, viewer)[earliest]!.at;
  const columns = sql.join([sql`${day} as day`, ...partly.map(({ name, condition }) => sql`${condition} as ${name}`)]);
  const sets = rowsCounted(list, viewer, query(filters), false).map(
    (rows) => sql`select ${columns} from ${list.source.from} where ${rows}`,
  );
  const counts = partly.map(({ name }) => sql`count(*) filter (where ${name})`);
  return sql`select jsonb_build_object('counted', count(*), 'earliest', min(day),
      'parts', jsonb_build_array(${sql.join(counts)}))
    from (${sql.join(sets, sql` union all `)} limit ${sql.lit(exactRows + 1)}) as counted`;
};

const countsOf = ({ counted, parts, earliest }: CountedRows): RowCounts => {
  const total = totalOf(counted);
  const { totalIsLowerBound } = total;
  const ofPart = (part: number): Total => ({ ...totalOf(part), totalIsLowerBound });
  return { ...total, parts: parts.map(ofPart), earliest: totalIsLowerBound ? null : earliest };
};

/**
 * How many rows of several lists the viewer sees: each total equals that of the list itself. All in one statement, once
 * it is known which sets have rows.
 */
export const countRows = async (
  db: Reader,
  viewer: Viewer,
  asked: readonly AskedRows[],
): Promise<(RowCounts | undefined)[]> => {
  if (asked.length === 0) return [];
  const lists = [...new Set(asked.map(({ list }) => list))];
  const settled = new Map(
    await Promise.all(lists.map(async (list) => [list, await resolveSightFor(db, list, viewer)] as const)),
  );
  const counts = asked.map(
    (rows, at) => sql`(${countAsked(settled.get(rows.list) ?? rows.list, viewer, rows)}) as ${sql.ref(`count${at}`)}`,
  );
  const { rows } = await sql<Record<string, CountedRows>>`select ${sql.join(counts)}`.execute(db);
  return asked.map((_, at) => rows[0]?.[`count${at}`]).map((counted) => counted && countsOf(counted));
};
