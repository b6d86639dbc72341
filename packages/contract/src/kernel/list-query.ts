import { z } from 'zod';
import { noSuchChoice, notANumber } from './field-messages.ts';
import { optionalText, publicId, requiredOf, searchTerm } from './fields.ts';
import { filterKeysOf } from './filter-keys.ts';
import {
  type Column,
  type Columns,
  defaultRows,
  type ExportInput,
  type ExportQuery,
  type ListInput,
  type ListQuery,
  type ListSpec,
  maxSelectedRows,
  type Narrowing,
  type Page,
  pageSizes,
} from './list.ts';

/** How many rows a page has. */
export const rowsPerPage = z
  .enum(pageSizes.map(String) as [string, ...string[]])
  .default(String(defaultRows))
  .transform(Number);

const oneOrMany = <S extends z.ZodType<string>>(item: S, most: number) =>
  z.union([item.transform((one) => [one]), z.array(item).max(most)], requiredOf);

const many = <S extends z.ZodType<string>>(item: S, most = 300) => oneOrMany(item, most).optional();

/** The ids of selected rows. */
export const selectedIds = (id: z.ZodType<string> = publicId) => many(id, maxSelectedRows);

/** The ids of selected rows, at least one. */
export const requiredIds = oneOrMany(publicId, maxSelectedRows);

const filterOf = (key: string, column: Column): [string, z.ZodType][] => {
  if (column.kind === 'date') return filterKeysOf(key, column).map((k) => [k, z.iso.date().optional()]);
  if (column.kind === 'choice') return [[key, many(z.enum(column.values))]];
  if (column.kind === 'lookup')
    return [[key, many(z.string().regex(column.ofRecords ? /^\d{1,18}$/ : /^\d{1,9}$/, noSuchChoice))]];
  if (column.kind === 'boolean') return [[key, z.stringbool().optional()]];
  if (column.kind === 'number') return [[key, many(z.string().regex(/^-?\d{1,9}$/, notANumber))]];
  return [[key, optionalText(100)]];
};

/** The filters derived from the columns; unknown ones are refused. */
const filtersOf = (columns: Columns): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => column.filterable)
      .flatMap(([key, column]) => filterOf(key, column)),
  );

const endBeforeStart = 'The end must not be before the start';

/** Whether a day or moment is before another; a moment counts as its day where the other is a day. */
const isBefore = (one: string, other: string): boolean => one.slice(0, other.length) < other.slice(0, one.length);

/** Refuses ranges of days whose end is before their start. */
export const daysInOrder = (columns: Columns) => {
  const ranges = Object.keys(columns).filter((key) => columns[key]?.kind === 'date');
  return (query: Record<string, unknown>, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void => {
    for (const key of ranges) {
      const [from, to] = [query[`${key}From`], query[`${key}To`]];
      if (from && to && isBefore(String(to), String(from)))
        addIssue({ code: 'custom', path: [`${key}To`], message: endBeforeStart });
    }
  };
};

/** A query with the filters of columns; any other key is refused. */
const queryOf = (columns: Columns, shape: z.ZodRawShape) => z.strictObject(shape).superRefine(daysInOrder(columns));

const sortableKeys = (columns: Columns) =>
  Object.entries(columns)
    .filter(([, column]) => column.sortable)
    .map(([key]) => key);

/** The query a list accepts, derived from its columns. */
export const listQuery = <C extends Columns>(spec: ListSpec<C>): z.ZodType<ListQuery, ListInput<C>> =>
  queryOf(spec.columns, {
    ...filtersOf(spec.columns),
    searchTerm,
    sortBy: z.enum(sortableKeys(spec.columns) as [string, ...string[]]).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    pageNumber: z.coerce.number().int().min(1).default(1),
    rows: rowsPerPage,
    showArchived: z.stringbool().default(false),
    ...(spec.favourites && { showFavourites: z.stringbool().default(false) }),
  }) as unknown as z.ZodType<ListQuery, ListInput<C>>;

/** The same for a list with filters that are not columns. */
export const narrowedListQuery = <C extends Columns, const M extends z.ZodRawShape>(
  spec: ListSpec<C>,
  more: M,
): z.ZodType<ListQuery & z.output<z.ZodObject<M>>, ListInput<C> & z.input<z.ZodObject<M>>> =>
  queryOf(spec.columns, { ...(listQuery(spec) as unknown as z.ZodObject).shape, ...more }) as unknown as z.ZodType<
    ListQuery & z.output<z.ZodObject<M>>,
    ListInput<C> & z.input<z.ZodObject<M>>
  >;

/** The export's query: the list's filters without paging, the format, and the ids of selected rows. */
export const exportQuery = <C extends Columns>(spec: ListSpec<C>): z.ZodType<ExportQuery, ExportInput<C>> =>
  queryOf(spec.columns, {
    ...(listQuery(spec) as unknown as z.ZodObject).shape,
    format: z.enum(['csv', 'xlsx']),
    ids: selectedIds(),
  }) as unknown as z.ZodType<ExportQuery, ExportInput<C>>;

/** The filters and the order of a list, without pages and search. */
export const unpagedQuery = ({ archived, ...spec }: ListSpec): z.ZodType<Partial<ListQuery>> => {
  const {
    pageNumber: _,
    rows: __,
    searchTerm: ___,
    showArchived,
    ...asked
  } = (listQuery(spec) as unknown as z.ZodObject).shape;
  return queryOf(spec.columns, { ...asked, ...(archived && { showArchived }) }) as unknown as z.ZodType<
    Partial<ListQuery>
  >;
};

/** Only the filters of columns. */
export const filtersQuery = <C extends Columns>(columns: C): z.ZodType<Narrowing, ListInput<C>> =>
  queryOf(columns, filtersOf(columns)) as unknown as z.ZodType<Narrowing, ListInput<C>>;

/** Only the filters and the search of a list, without order and page. */
export const narrowingQuery = <C extends Columns>(spec: ListSpec<C>): z.ZodType<Narrowing, ListInput<C>> =>
  queryOf(spec.columns, { ...filtersOf(spec.columns), searchTerm }) as unknown as z.ZodType<Narrowing, ListInput<C>>;

/** Query and answer of the names suggested in the search box of a list: those that its search would find with these filters. */
export const suggestionsOf = <C extends Columns, const M extends Record<string, z.ZodOptional>>(
  spec: ListSpec<C>,
  more?: M,
) =>
  ({
    query: queryOf(spec.columns, {
      ...filtersOf(spec.columns),
      searchTerm,
      showArchived: z.stringbool().default(false),
      ...(spec.favourites && { showFavourites: z.stringbool().default(false) }),
      ...more,
    }) as unknown as z.ZodType<
      Narrowing & { [K in keyof M]?: z.output<M[K]> },
      ListInput<C> & { [K in keyof M]?: z.input<M[K]> }
    >,
    response: z.array(z.string()),
    whileTyping: true,
  }) as const;

export const total = z.object({ total: z.number().int(), totalIsLowerBound: z.boolean() });

/** The answer of a list, with the key the specification gives its rows. */
export const pageOf = <R extends z.ZodType, const K extends ListSpec['resultsKey'] = 'resultsList'>(
  row: R,
  key?: K,
): z.ZodType<Page<z.output<R>, K>> =>
  z.object({
    totalPages: z.number().int(),
    ...total.shape,
    similarFrom: z.number().int().optional(),
    [key ?? 'resultsList']: z.array(row),
  }) as unknown as z.ZodType<Page<z.output<R>, K>>;

/** Query and answer of a list endpoint, without its path and permission. */
export const listOf = <C extends Columns, R extends z.ZodType, K extends ListSpec['resultsKey']>(
  spec: ListSpec<C> & { resultsKey: K },
  row: R,
) => ({ query: listQuery(spec), response: pageOf(row, spec.resultsKey) });

/** Answer of the endpoint that counts the rows of a list's presets, by their keys. */
export const presetCounts = { response: z.array(total.extend({ key: z.string() })) };
export type PresetCount = z.output<typeof presetCounts.response>[number];

/** Query and answer of a list's export. */
export const exportOf = <C extends Columns>(spec: ListSpec<C>) =>
  ({
    query: exportQuery(spec),
    response: { file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  }) as const;

/** Query and answer of an export that is always a workbook. */
export const workbookOf = <C extends Columns>(spec: ListSpec<C>) =>
  ({
    query: queryOf(spec.columns, {
      ...(exportQuery(spec) as unknown as z.ZodObject).shape,
      format: z.enum(['xlsx']).default('xlsx'),
    }) as unknown as z.ZodType<ExportQuery, Omit<ExportInput<C>, 'format'> & { format?: 'xlsx' }>,
    response: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  }) as const;
