import { defaultRows, pageSizes } from '@attestry/contract/kernel/list.ts';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { keep, kept } from '../../kernel/device-memory.ts';
import { parseSearch, stringifySearch, useChangeSearch } from '../../kernel/url-state.ts';

/** How a list is shown: how many rows a page has. */
export interface ListView {
  rows: number;
}

type Search = Record<string, unknown>;

/** Changes the view; the page then shown may be another one, so that its first row is shown again. */
export type ChangeView = (part: Partial<ListView>, pageNumber?: number) => void;

const keyOf = (name: string): string => `list.${name}`;

const readView = ({ rows }: Search): ListView => ({
  rows: pageSizes.find((size) => String(size) === rows) ?? defaultRows,
});

/** The part of a list's request that the view decides; the default is left out. */
export const rowsAsked = ({ rows }: ListView): { rows?: string } =>
  rows === defaultRows ? {} : { rows: String(rows) };

/** The view as a query; defaults are left out. */
const writeView = (view: ListView): Search => rowsAsked(view);

const sameView = (one: Search, other: Search): boolean => stringifySearch(one) === stringifySearch(other);

/** The view of a list in an address, or else as this device keeps it. */
const viewOf = (name: string, search: Search): ListView =>
  readView({ ...parseSearch(kept(keyOf(name)) ?? ''), ...search });

/**
 * How a list is shown and how to change it. The device keeps it, and the address says it where it is not the default, so
 * that whoever is sent the address sees the same.
 */
export const useListView = (name: string): [ListView, ChangeView] => {
  const search: Search = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const inAddress = stringifySearch({ rows: search.rows });
  // Read anew only with the address: until the address follows a change, the view does not either.
  const view = useMemo(() => viewOf(name, parseSearch(inAddress)), [name, inAddress]);
  const put = useCallback(
    (next: ListView, options: { page?: Search; replace?: boolean }) => {
      changeSearch(({ rows: _, ...others }: Search) => ({ ...others, ...options.page, ...writeView(next) }), {
        replace: options.replace ?? false,
      });
    },
    [changeSearch],
  );
  useEffect(() => {
    const asked = writeView(view);
    if (!sameView(asked, writeView(readView(parseSearch(inAddress))))) put(view, { replace: true });
  }, [view, inAddress, put]);
  const change: ChangeView = (part, pageNumber) => {
    const next = { ...view, ...part };
    keep(keyOf(name), stringifySearch(writeView(next)));
    put(next, pageNumber ? { page: { pageNumber: pageNumber > 1 ? String(pageNumber) : undefined } } : {});
  };
  return [view, change];
};
