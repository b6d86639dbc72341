import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { ownOrder, parseSearch, readListState, stringifySearch, writeListState } from '../../../kernel/url-state.ts';
import { readView, writeWholeView } from '../use-list-view.ts';

type Search = Record<string, unknown>;

/** The search, filters and order in an address, apart from those that this reader does not have. */
const stateIn = <C extends Columns>(spec: ListSpec<C>, search: Search, order = {}): Search => ({
  ...writeListState(spec, { ...readListState(spec, search), ...order, pageNumber: 1 }),
});

const toQuery = (search: Search): string => stringifySearch(search).slice(1);

/**
 * The query of a view: everything in the list's address except the page. Columns and rows are included even if they are
 * the default ones.
 */
export const viewQueryOf = <C extends Columns>(spec: ListSpec<C>, search: Search): string =>
  toQuery({ ...stateIn(spec, search), ...writeWholeView(readView(spec, search)) });

const withSortedParameters = (query: string): string => query.split('&').sort().join('&');

/** Whether two queries show the same view; the order of parameters does not matter. */
export const isSameView = <C extends Columns>(spec: ListSpec<C>, one: Search, other: Search): boolean =>
  withSortedParameters(viewQueryOf(spec, one)) === withSortedParameters(viewQueryOf(spec, other));

/** The search and filters of a preset, which shows the same in any order, rows and columns, as one text. */
export const presetStateOf = <C extends Columns>(spec: ListSpec<C>, search: Search): string =>
  withSortedParameters(toQuery(stateIn(spec, search, ownOrder(spec))));

/** Whether an address has just this query, on any page of the list. */
export const hasQuery = ({ pageNumber: _, ...search }: Search, query: string): boolean =>
  withSortedParameters(toQuery(search)) === withSortedParameters(query);

export const searchOf = (query: string): Search => parseSearch(query);
