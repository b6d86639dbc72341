import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Column, Columns, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isDay } from './days.ts';

/** The query of an address: plain texts, repeated keys as arrays. */
export type UrlSearch = Record<string, string | string[]>;

/** Parses `?a=1&b=2&b=3`; every value stays a text. */
export const parseSearch = (search: string): UrlSearch => {
  const found: UrlSearch = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found[key];
    found[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
};

export const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null && one !== '')
      .map((one) => [key, String(one)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
};

export type FilterKey<C extends Columns> = (keyof C & string) | `${keyof C & string}From` | `${keyof C & string}To`;
export type Filters<C extends Columns> = { readonly [K in FilterKey<C>]?: readonly string[] };

/** The state of a list. A link to the list carries all of it. */
export interface ListState<C extends Columns> {
  searchTerm: string;
  pageNumber: number;
  /** The column that the reader chose; undefined for the list's own order, which a search replaces by rank. */
  sortBy: (keyof C & string) | undefined;
  order: 'asc' | 'desc';
  showArchived: boolean;
  showInactive: boolean;
  showFavourites: boolean;
  filters: Filters<C>;
}

const longestText = 100;

/** Accepts values that are no choice: the server refuses them by name. Dropping them would show rows that were not asked for. */
const accepts = (column: Column, value: string): boolean => {
  if (column.kind === 'boolean') return value === 'true' || value === 'false';
  if (column.kind === 'number') return /^-?\d{1,9}$/.test(value);
  if (column.kind === 'date') return isDay(value);
  return value.length <= longestText;
};

const filterable = (columns: Columns) =>
  Object.entries(columns)
    .filter(([, column]) => column.filterable)
    .flatMap(([key, column]) => filterKeysOf(key, column).map((name): [string, Column] => [name, column]));

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const pageOf = (value: unknown): number => {
  const page = Number(textsOf(value)[0]);
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
};

/** The state of a list in an address. A value of the wrong kind becomes the default. */
export const readListState = <C extends Columns>(spec: ListSpec<C>, search: Record<string, unknown>): ListState<C> => {
  const sortBy = textsOf(search.sortBy)[0];
  const order = textsOf(search.order)[0];
  const filters = filterable(spec.columns)
    .map(([key, column]): [string, string[]] => [key, textsOf(search[key]).filter((one) => accepts(column, one))])
    .filter(([, values]) => values.length > 0);
  return {
    searchTerm: spec.search ? (textsOf(search.searchTerm)[0] ?? '').slice(0, longestText) : '',
    pageNumber: pageOf(search.pageNumber),
    sortBy: sortBy !== undefined && spec.columns[sortBy]?.sortable ? sortBy : undefined,
    order: order === 'asc' || order === 'desc' ? order : (spec.defaultOrder ?? 'asc'),
    showArchived: spec.archived === true && search.showArchived === 'true',
    showInactive: spec.inactive !== undefined && search.showInactive === 'true',
    showFavourites: spec.favourites !== undefined && search.showFavourites === 'true',
    // The keys are columns of C; Object.entries loses that type.
    filters: Object.fromEntries(filters) as unknown as Filters<C>,
  };
};

const pageAndOrder = ['pageNumber', 'sortBy', 'order'];

/** The query keys that change how a list is shown, not which rows it has. */
export const viewKeys = [...pageAndOrder, 'rows', 'columns'];

const listKeys = (columns: Columns) => [
  ...['searchTerm', ...pageAndOrder, 'showArchived', 'showInactive', 'showFavourites'],
  ...filterable(columns).map(([key]) => key),
];

const isEmpty = (filters: object): boolean => Object.keys(filters).length === 0;

/** Whether a search, filters or Show Favourites leave out rows. */
export const isNarrowed = <C extends Columns>({ searchTerm, filters, showFavourites }: ListState<C>): boolean =>
  searchTerm !== '' || !isEmpty(filters) || showFavourites;

/** The column that sorts the rows; undefined while a search ranks them. */
export const sortedBy = <C extends Columns>(
  { defaultSort }: ListSpec<C>,
  { sortBy, searchTerm }: Pick<ListState<C>, 'sortBy' | 'searchTerm'>,
): (keyof C & string) | undefined => sortBy ?? (searchTerm === '' ? defaultSort : undefined);

/** The part of the state that returns to the list's own order or, with a search, to the best match first. */
export const ownOrder = <C extends Columns>({ defaultOrder: order = 'asc' }: ListSpec<C>) =>
  ({ sortBy: undefined, order }) as const;

/** The state as a query, for address and request; defaults are left out. */
export const writeListState = <C extends Columns>(spec: ListSpec<C>, state: ListState<C>): ListInput<C> => {
  const order = spec.defaultOrder ?? 'asc';
  const unsorted = sortedBy(spec, { ...state, sortBy: undefined });
  return {
    ...state.filters,
    ...(state.searchTerm && { searchTerm: state.searchTerm }),
    ...(state.sortBy && state.sortBy !== unsorted && { sortBy: state.sortBy }),
    ...(state.order !== order && { order: state.order }),
    ...(state.pageNumber > 1 && { pageNumber: String(state.pageNumber) }),
    ...(state.showArchived && { showArchived: 'true' }),
    ...(state.showInactive && { showInactive: 'true' }),
    ...(state.showFavourites && { showFavourites: 'true' }),
    // The parts are those of ListInput, a mapped type that cannot be built for a generic C.
  } as unknown as ListInput<C>;
};

const noneChosen: readonly string[] = [];

/** The present values of a filter. */
export const chosenOf = <C extends Columns>(filters: Filters<C>, key: string): readonly string[] =>
  // A key derived from a column is a key of the filters; TypeScript cannot infer that for a generic C.
  filters[key as FilterKey<C>] ?? noneChosen;

/** The filters with the values of one replaced; no values remove it. */
export const withFilter = <C extends Columns>(
  filters: Filters<C>,
  key: string,
  values: readonly string[],
): Filters<C> => {
  const { [key]: _, ...others } = filters as Readonly<Record<string, readonly string[]>>;
  return (values.length ? { ...others, [key]: values } : others) as Filters<C>;
};

/**
 * The filters with what is now chosen in one of them. The filters within it are removed once something is no longer
 * chosen, because their entries may belong to it.
 */
export const withChosen = <C extends Columns>(
  { columns }: ListSpec<C>,
  filters: Filters<C>,
  key: string,
  values: readonly string[],
): Filters<C> => {
  const isLess = chosenOf(filters, key).some((one) => !values.includes(one));
  const inner = Object.entries(columns).filter(
    ([, column]) => isLess && column.kind === 'lookup' && column.within === key,
  );
  const others = inner.reduce((left, [name]) => withFilter(left, name, []), filters);
  return withFilter(others, key, values);
};

/** The request without page and page size, for an export. Every part of a list's request is optional. */
export const withoutPage = <C extends Columns>(query: ListInput<C>): ListInput<C> => {
  const { pageNumber: _, rows: __, ...others } = query;
  return others as ListInput<C>;
};

/** The list with only some of its columns. Its type still names all columns; the missing ones are never used. */
export const withColumns = <C extends Columns>(
  spec: ListSpec<C>,
  kept: readonly (readonly [keyof C & string, Column])[],
): ListSpec<C> => ({
  ...spec,
  columns: Object.fromEntries(kept) as unknown as C,
});

/** A list that the server describes. Its answer has the columns as the contract declares them, without their exact types. */
export const describedList = (name: string, described: object): ListSpec<Columns> =>
  ({ name, resultsKey: 'resultsList', ...described }) as unknown as ListSpec<Columns>;

/** Rewrites the query of the present address; `replace` adds no step to the history. */
type ChangeSearch = (write: (before: Record<string, unknown>) => object, options?: { replace?: boolean }) => void;

export const useChangeSearch = (): ChangeSearch => {
  const navigate = useNavigate();
  return useCallback(
    (write, options) => {
      // Without a registered route tree the router types a relative search as `never`.
      void navigate({ to: '.', search: write as never, replace: options?.replace ?? false, resetScroll: false });
    },
    [navigate],
  );
};

/** Changes the state of a list; `replace` adds no step to the history, as when typing in the search box. */
export type ChangeList<C extends Columns> = (change: Partial<ListState<C>>, options?: { replace?: boolean }) => void;

/** The part of the state that a change returns to its beginning: the page and, with the last filter, the order. */
const returned = <C extends Columns>(spec: ListSpec<C>, before: ListState<C>, { filters }: Partial<ListState<C>>) => ({
  pageNumber: 1,
  ...(filters && isEmpty(filters) && !isEmpty(before.filters) && ownOrder(spec)),
});

/** The state of a list in the address and how to change it. */
export const useListState = <C extends Columns>(spec: ListSpec<C>): [ListState<C>, ChangeList<C>] => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const state = useMemo(() => readListState(spec, search), [spec, search]);
  const change: ChangeList<C> = useCallback(
    (part, options) => {
      changeSearch((before) => {
        const own = new Set(listKeys(spec.columns));
        const others = Object.fromEntries(Object.entries(before).filter(([key]) => !own.has(key)));
        const present = readListState(spec, before);
        return { ...others, ...writeListState(spec, { ...present, ...returned(spec, present, part), ...part }) };
      }, options);
    },
    [changeSearch, spec],
  );
  return [state, change];
};
