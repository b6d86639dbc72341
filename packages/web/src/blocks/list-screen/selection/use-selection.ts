import { maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { useMemo, useRef, useState } from 'react';

/** The rows of a list that a reader selected to act on, by key, in the order of selection. */
export interface Selection<R> {
  selected: ReadonlyMap<string, R>;
  keyOf: (row: R) => string;
  /** How much of the present page is selected. */
  page: 'none' | 'some' | 'all';
  /** Selects a row or no longer; a range also those between it and the one selected before. */
  toggle: (key: string, isRange: boolean) => void;
  /** Selects the rows of the present page, or none of them if they all are. */
  togglePage: () => void;
  add: (rows: readonly R[]) => void;
  /** Takes these rows out. */
  remove: (keys: readonly string[]) => void;
  clear: () => void;
}

interface Held<R> {
  of: string;
  rows: ReadonlyMap<string, R>;
}

/** The rows of the page from the one selected before to this one, whichever is first. */
const rangeOf = <R>(page: readonly (readonly [string, R])[], from: string | undefined, to: string) => {
  const places = [from, to].map((key) => page.findIndex(([one]) => one === key)).sort((one, other) => one - other);
  const [first = -1, last = -1] = places;
  return first < 0 ? page.filter(([key]) => key === to) : page.slice(first, last + 1);
};

const pageStateOf = (selected: number, all: number): Selection<unknown>['page'] => {
  if (selected === 0) return 'none';
  return selected === all ? 'all' : 'some';
};

/**
 * The selection of a list. It lasts through pages and orders, and is dropped with another `narrowing`, which says what
 * the list is searched and filtered by. A selected row that is on the present page is as the page has it.
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
