import { exactRows, type ListQuery, type ListSpec, type Total } from '@attestry/contract/kernel/list.ts';
import { listQuery } from '@attestry/contract/kernel/list-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../access/predicates.ts';
import type { Reader } from '../database/database.ts';
import { conditionAsked, filtersAsked, largeSets, rowsCounted, sourcesFor } from './list-filters.ts';
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

/** Up to so many rows in sight, several sets of them are counted in one pass over all. */
const mostInOnePass = 50_000;

/**
 * The counts of a list of which a large set is in sight, in one pass: to check each row of the register for that set takes
 * long, and every count would do so. Undefined if there is no such set, or more rows than one pass may read.
 */
const countInOnePass = async (
  db: Reader,
  list: BoundList<unknown>,
  viewer: Viewer,
  asked: readonly AskedRows[],
): Promise<RowCounts[] | undefined> => {
  const sets = asked.some(({ parts, earliest }) => parts.length > 0 || earliest) ? undefined : largeSets(list, viewer);
  if (!sets) return undefined;
  const names = asked.map((_, at) => sql.ref(`asked${at}`));
  const meets = asked.map(({ filters }) => conditionAsked(list, viewer, queryOf(list.spec, filters)));
  const columns = sql.join(names.map((name, at) => sql`${meets[at]} as ${name}`));
  const rowsOf = sets.map((rows) => sql`select ${columns} from ${list.source.from} where ${rows}`);
  const { rows } = await sql<{ seen: number; counts: number[] }>`select count(*)::int as seen,
      array[${sql.join(names.map((name) => sql`count(*) filter (where ${name})::int`))}] as counts
    from (${sql.join(rowsOf, sql` union all `)} limit ${sql.lit(mostInOnePass + 1)}) as counted`.execute(db);
  const [found] = rows;
  if (!found || found.seen > mostInOnePass) return undefined;
  return found.counts.map((counted) => countsOf({ counted, parts: [], earliest: null }));
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
  const [only] = settled.values();
  const together = settled.size === 1 && only ? await countInOnePass(db, only, viewer, asked) : undefined;
  if (together) return together;
  const counts = asked.map(
    (rows, at) => sql`(${countAsked(settled.get(rows.list) ?? rows.list, viewer, rows)}) as ${sql.ref(`count${at}`)}`,
  );
  const { rows } = await sql<Record<string, CountedRows>>`select ${sql.join(counts)}`.execute(db);
  return asked.map((_, at) => rows[0]?.[`count${at}`]).map((counted) => counted && countsOf(counted));
};
