import { maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { useMemo, useRef, useState } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';

/** The selected rows of a list by key, in the order of selection. */
export interface Selection<R> {
  selected: ReadonlyMap<string, R>;
  keyOf: (row: R) => string;
  /** How much of the present page is selected. */
  page: 'none' | 'some' | 'all';
  /** How many selected rows are not on the present page: on another one, or no longer in the list. */
  elsewhere: number;
  /** Why no further row can be selected; undefined if one can. */
  refusal: string | undefined;
  /** Selects a row or clears it; with `isRange` also selects the rows between it and the one selected before. */
  toggle: (key: string, isRange: boolean) => void;
  /** Selects all rows of the page, or clears them if all are selected. */
  togglePage: () => void;
  add: (rows: readonly R[]) => void;
  remove: (keys: readonly string[]) => void;
  clear: () => void;
}

interface Held<R> {
  of: string;
  rows: ReadonlyMap<string, R>;
}

/** The rows of the page between the one selected before and this one, in either direction. */
const rangeOf = <R>(page: readonly (readonly [string, R])[], from: string | undefined, to: string) => {
  const places = [from, to].map((key) => page.findIndex(([one]) => one === key)).sort((one, other) => one - other);
  const [first = -1, last = -1] = places;
  return first < 0 ? page.filter(([key]) => key === to) : page.slice(first, last + 1);
};

const pageStateOf = (selected: number, all: number): Selection<unknown>['page'] => {
  if (selected === 0) return 'none';
  return selected === all ? 'all' : 'some';
};

const refusalAt = (selected: number): string | undefined =>
  selected < maxSelectedRows
    ? undefined
    : i18n.t('At most {count} rows can be selected', { count: formatCount(maxSelectedRows) });

/**
 * The selection of a list. It is kept across pages and orders, and cleared when `narrowing`, the search and filters,
 * changes. A selected row on the present page is the page's newest version.
 */
export const useSelection = <R>(
  rows: readonly R[] | undefined,
  keyOf: (row: R) => string,
  narrowing: string,
): Selection<R> => {
  const [held, setHeld] = useState<Held<R>>({ of: narrowing, rows: new Map() });
  const before = useRef<string>(undefined);
  if (held.of !== narrowing) setHeld({ of: narrowing, rows: new Map() });
  const page = (rows ?? []).map((row) => [keyOf(row), row] as const);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is new on each render, its rows are not
  const selected = useMemo(() => {
    const present = new Map(page);
    return new Map([...held.rows].map(([key, row]) => [key, present.get(key) ?? row] as const));
  }, [held, rows]);
  const add = (more: readonly (readonly [string, R])[]) =>
    setHeld(({ of, rows }) => ({ of, rows: new Map([...new Map([...rows, ...more])].slice(0, maxSelectedRows)) }));
  const remove = (keys: readonly string[]) =>
    setHeld(({ of, rows }) => ({ of, rows: new Map([...rows].filter(([key]) => !keys.includes(key))) }));
  const onPage = page.filter(([key]) => selected.has(key)).length;
  return {
    selected,
    keyOf,
    page: pageStateOf(onPage, page.length),
    elsewhere: selected.size - onPage,
    refusal: refusalAt(selected.size),
    toggle: (key, isRange) => {
      const meant = isRange ? rangeOf(page, before.current, key) : page.filter(([one]) => one === key);
      before.current = key;
      if (selected.has(key)) remove(meant.map(([one]) => one));
      else add(meant);
    },
    togglePage: () => {
      if (onPage === page.length) remove(page.map(([key]) => key));
      else add(page);
    },
    add: (more) => add(more.map((row) => [keyOf(row), row] as const)),
    remove,
    clear: () => setHeld({ of: narrowing, rows: new Map() }),
  };
};
