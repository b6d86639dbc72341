import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { parseSearch, readListState, stringifySearch, writeListState } from '../../kernel/url-state.ts';
import { readView, writeWholeView } from '../list-screen/use-list-view.ts';

type Search = Record<string, unknown>;

/** Search, filters and order of a list in an address, as far as this reader has them. */
const stateIn = <C extends Columns>(spec: ListSpec<C>, search: Search): Search => ({
  ...writeListState(spec, { ...readListState(spec, search), pageNumber: 1 }),
});

const toQuery = (search: Search): string => stringifySearch(search).slice(1);

/** The query of a view: all of the list in an address but the page, with its columns and rows even where they are the usual ones. */
export const viewQueryOf = <C extends Columns>(spec: ListSpec<C>, search: Search): string =>
  toQuery({ ...stateIn(spec, search), ...writeWholeView(readView(spec, search)) });

const withSortedParameters = (query: string): string => query.split('&').sort().join('&');

/** Whether two queries show the same, in whatever order they name it. */
export const isSameView = <C extends Columns>(spec: ListSpec<C>, one: Search, other: Search): boolean =>
  withSortedParameters(viewQueryOf(spec, one)) === withSortedParameters(viewQueryOf(spec, other));

/** The same for a preset, which leaves rows and columns as they are. */
export const isSameState = <C extends Columns>(spec: ListSpec<C>, one: Search, other: Search): boolean =>
  withSortedParameters(toQuery(stateIn(spec, one))) === withSortedParameters(toQuery(stateIn(spec, other)));

export const searchOf = (query: string): Search => parseSearch(query);
