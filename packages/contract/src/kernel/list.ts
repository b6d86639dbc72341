import { z } from 'zod';
import { optionalText, searchTerm } from './fields.ts';
import type { FlagName } from './flags.ts';
import type { RoleGroup } from './permissions.ts';

interface ColumnParts {
  label: string;
  sortable?: true;
  filterable?: true;
  /** Only these groups of roles have the column; without it, everyone who may see the list. */
  audience?: readonly RoleGroup[];
  /** The column exists only while the feature flag is on. */
  flag?: FlagName;
  /** The column is there to filter and sort by alone: neither the table nor the export has it. */
  hidden?: true;
}

/**
 * A column of a list, declared once and read by the query builder, the table, the filter bar and the export.
 * `choice` filters by its values, `lookup` by the ids of a lookup, `date` by a range of days.
 */
export type Column =
  | (ColumnParts & { kind: 'text' | 'number' | 'date' | 'boolean' })
  | (ColumnParts & { kind: 'choice'; values: readonly [string, ...string[]] })
  | (ColumnParts & { kind: 'lookup'; lookup: string });
export type Columns = Record<string, Column>;

export interface ListSpec<C extends Columns = Columns> {
  name: string;
  columns: C;
  defaultSort: keyof C & string;
  defaultOrder?: 'asc' | 'desc';
  /** The key of the rows in the answer, as the list of calls has it. */
  resultsKey: 'resultsList' | 'resultList' | 'results';
  /** What the search box searches, as its label. */
  search?: string;
  /** The date column whose range the tool bar offers. */
  dateRange?: keyof C & string;
  /** The list offers "Show archived". */
  archived?: true;
}

export const pageSize = 10;
/** Pages past this one are refused; totals are exact to `pageSize * maxPage` rows and a lower bound beyond. */
export const maxPage = 1000;
export const exactRows = pageSize * maxPage;

type KeysWhere<C extends Columns, F extends 'sortable' | 'filterable'> = {
  [K in keyof C]: C[K] extends { [P in F]: true } ? K : never;
}[keyof C] &
  string;

export const list = <const C extends Columns>(
  spec: Omit<ListSpec<C>, 'defaultSort'> & { defaultSort: KeysWhere<C, 'sortable'> },
): ListSpec<C> => spec;

/** The request of a list, decoded: filters by column key. */
export interface ListQuery {
  searchTerm?: string | undefined;
  pageNumber: number;
  /** Absent: the list's own order; with a search term, by rank. */
  sortBy?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  showArchived: boolean;
  [filter: string]: unknown;
}

type FilterInput<K extends string, C extends Column> = C extends { filterable: true }
  ? C extends { kind: 'date' }
    ? { [P in `${K}From` | `${K}To`]?: string }
    : { [P in K]?: string | string[] }
  : unknown;
type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
/** What a caller of a list may send. */
export type ListInput<C extends Columns> = {
  searchTerm?: string;
  pageNumber?: number | string;
  sortBy?: KeysWhere<C, 'sortable'>;
  order?: 'asc' | 'desc';
  showArchived?: 'true' | 'false';
} & Merge<{ [K in keyof C & string]: FilterInput<K, C[K]> }[keyof C & string]>;

const many = <S extends z.ZodType<string>>(item: S) =>
  z.union([item.transform((one) => [one]), z.array(item).max(300)]).optional();

const filterOf = (key: string, column: Column): [string, z.ZodType][] => {
  if (column.kind === 'date') return [`${key}From`, `${key}To`].map((k) => [k, z.iso.date().optional()]);
  if (column.kind === 'choice') return [[key, many(z.enum(column.values))]];
  if (column.kind === 'lookup') return [[key, many(z.string().regex(/^\d{1,18}$/, 'Is not a number'))]];
  if (column.kind === 'boolean') return [[key, z.stringbool().optional()]];
  if (column.kind === 'number') return [[key, many(z.string().regex(/^-?\d{1,9}$/, 'Is not a number'))]];
  return [[key, optionalText(100)]];
};

/** The filters that follow from the columns; unknown ones are refused. */
const filtersOf = (columns: Columns): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => column.filterable)
      .flatMap(([key, column]) => filterOf(key, column)),
  );

const sortableKeys = (columns: Columns) =>
  Object.entries(columns)
    .filter(([, column]) => column.sortable)
    .map(([key]) => key);

/** The query string a list accepts; derived from its columns, never written by hand. */
export const listQuery = <C extends Columns>(spec: ListSpec<C>): z.ZodType<ListQuery, ListInput<C>> =>
  z.strictObject({
    ...filtersOf(spec.columns),
    searchTerm,
    sortBy: z.enum(sortableKeys(spec.columns) as [string, ...string[]]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    pageNumber: z.coerce.number().int().min(1).default(1),
    showArchived: z.stringbool().default(false),
  }) as unknown as z.ZodType<ListQuery, ListInput<C>>;

/** The export's query: the list's own filters, without a page, and the format. */
export const exportQuery = <C extends Columns>(
  spec: ListSpec<C>,
): z.ZodType<ListQuery & { format: ExportFormat }, ListInput<C> & { format: ExportFormat }> =>
  z.strictObject({
    ...(listQuery(spec) as unknown as z.ZodObject).shape,
    format: z.enum(['csv', 'xlsx']),
  }) as unknown as z.ZodType<ListQuery & { format: ExportFormat }, ListInput<C> & { format: ExportFormat }>;
export type ExportFormat = 'csv' | 'xlsx';

/** The answer of a list, under the key the list of calls gives it. */
export const pageOf = <R extends z.ZodType, const K extends ListSpec['resultsKey'] = 'resultsList'>(
  row: R,
  key?: K,
): z.ZodType<Page<z.output<R>, K>> =>
  z.object({
    totalPages: z.number().int(),
    total: z.number().int(),
    totalIsLowerBound: z.boolean(),
    [key ?? 'resultsList']: z.array(row),
  }) as unknown as z.ZodType<Page<z.output<R>, K>>;
export type Page<R, K extends ListSpec['resultsKey'] = 'resultsList'> = {
  totalPages: number;
  total: number;
  totalIsLowerBound: boolean;
} & { [P in K]: R[] };
