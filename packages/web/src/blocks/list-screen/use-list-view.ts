import { type Column, type Columns, defaultRows, type ListSpec, pageSizes } from '@attestry/contract/kernel/list.ts';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { storedPreference, storePreference } from '../../kernel/device-memory.ts';
import { parseSearch, stringifySearch, useChangeSearch } from '../../kernel/url-state.ts';
import { offeredColumnsOf } from './list-parts.ts';

/** How a list is shown: how many rows a page has, and which columns are shown, in the list's order. */
export interface ListView<K extends string = string> {
  rows: number;
  columns: readonly K[];
}

type Search = Record<string, unknown>;

const keyOf = (name: string): string => `list.${name}`;

/** Changes the view; the page then shown may be another one, so that its first row is shown again. */
export type ChangeView = (part: Partial<ListView>, options?: { pageNumber?: number; replace?: boolean }) => void;

/** Between the keys of columns in an address. */
const separator = '.';

const usualColumns = <C extends Columns>(spec: ListSpec<C>): (keyof C & string)[] =>
  offeredColumnsOf(spec)
    .filter(([, { optional }]) => !optional)
    .map(([key]) => key);

const readColumns = <C extends Columns>(spec: ListSpec<C>, asked: readonly string[]): (keyof C & string)[] => {
  const known = offeredColumnsOf(spec).flatMap(([key]) => (asked.includes(key) ? [key] : []));
  return known.length > 0 ? known : usualColumns(spec);
};

/** How an address says that a list is shown. */
export const readView = <C extends Columns>(
  spec: ListSpec<C>,
  { rows, columns }: Search,
): ListView<keyof C & string> => ({
  rows: pageSizes.find((size) => String(size) === rows) ?? defaultRows,
  columns: readColumns(spec, typeof columns === 'string' ? columns.split(separator) : []),
});

/** The view at an address; what the address does not say is as the device keeps it. */
export const viewAt = <C extends Columns>(spec: ListSpec<C>, { rows, columns }: Search): ListView<keyof C & string> =>
  readView(spec, {
    ...parseSearch(storedPreference(keyOf(spec.name)) ?? ''),
    ...parseSearch(stringifySearch({ rows, columns })),
  });

/** The view as a query, with the defaults as well. */
export const writeWholeView = ({ rows, columns }: ListView): Search => ({
  rows: String(rows),
  columns: columns.join(separator),
});

const isUsual = <C extends Columns>(spec: ListSpec<C>, columns: readonly string[]): boolean =>
  columns.join(separator) === usualColumns(spec).join(separator);

/** The part of a list's request that the view decides; the default is left out. */
export const requestedRows = ({ rows }: ListView): { rows?: string } =>
  rows === defaultRows ? {} : { rows: String(rows) };

/** The view as a query; defaults are left out. */
const writeView = <C extends Columns>(spec: ListSpec<C>, view: ListView): Search => ({
  ...requestedRows(view),
  ...(!isUsual(spec, view.columns) && { columns: view.columns.join(separator) }),
});

/**
 * How a list is shown and how to change it. The device keeps it, and the address says it where it is not the default, so
 * that everybody who opens the address sees the same.
 */
export const useListView = <C extends Columns>(spec: ListSpec<C>): [ListView<keyof C & string>, ChangeView] => {
  const search: Search = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const inAddress = stringifySearch({ rows: search.rows, columns: search.columns });
  // Read again only with the address: until the address follows a change, the view does not either.
  const view = useMemo(() => viewAt(spec, parseSearch(inAddress)), [spec, inAddress]);
  const put = useCallback(
    (next: ListView, page: Search, replace: boolean) => {
      changeSearch(
        ({ rows: _, columns: __, ...others }: Search) => ({ ...others, ...page, ...writeView(spec, next) }),
        { replace },
      );
    },
    [changeSearch, spec],
  );
  useEffect(() => {
    const present = readView(spec, parseSearch(inAddress));
    if (stringifySearch(writeView(spec, view)) !== stringifySearch(writeView(spec, present))) put(view, {}, true);
  }, [spec, view, inAddress, put]);
  const change: ChangeView = (part, { pageNumber, replace = false } = {}) => {
    const next = { ...view, ...part };
    storePreference(keyOf(spec.name), stringifySearch(writeView(spec, next)));
    const page = pageNumber ? { pageNumber: pageNumber > 1 ? String(pageNumber) : undefined } : {};
    put(next, page, replace);
  };
  return [view, change];
};

/** What the chooser of columns offers. */
export interface ColumnChoice<C extends Columns> {
  columns: readonly (readonly [keyof C & string, Column])[];
  chosen: readonly string[];
  /** The column that cannot be hidden. */
  always: string | undefined;
  isUsual: boolean;
  /** Shows these columns; none of them means the usual ones. */
  choose: (columns: readonly string[]) => void;
}

/** The choice of columns of a list; `always` is the column that cannot be hidden, as it opens the record. */
export const columnChoiceOf = <C extends Columns>(
  spec: ListSpec<C>,
  view: ListView,
  change: ChangeView,
  always: string | undefined,
): ColumnChoice<C> => {
  const columns = offeredColumnsOf(spec);
  const chosen = columns.flatMap(([key]) => (key === always || view.columns.includes(key) ? [key] : []));
  const choose = (keys: readonly string[]) => change({ columns: readColumns(spec, keys) }, { replace: true });
  return { columns, chosen, always, isUsual: isUsual(spec, chosen), choose };
};
