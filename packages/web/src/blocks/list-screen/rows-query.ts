import { type Columns, columnsOfReader, type ListSpec } from '@attestry/contract/kernel/list.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { flagsNow, type IsOn } from '../../kernel/flags.ts';
import { audienceNow, type IsAudience } from '../../kernel/permissions.ts';
import { queryClient } from '../../kernel/queries.ts';
import { type ListState, readListState, withColumns, writeListState } from '../../kernel/url-state.ts';
import type { ListParts } from './list-parts.ts';
import { type ListView, requestedRows, viewAt } from './use-list-view.ts';

interface Reader {
  isAudience: IsAudience;
  isOn: IsOn;
}

/** The list as a reader sees it: only the columns and switches of their role groups and of enabled flags. */
export const specOfReader = <C extends Columns>(spec: ListSpec<C>, { isAudience, isOn }: Reader): ListSpec<C> => {
  const { inactive, favourites, ...others } = spec;
  const switches = {
    ...(inactive && isAudience(inactive) && { inactive }),
    ...(favourites && isAudience(favourites) && { favourites }),
  };
  return withColumns({ ...others, ...switches }, columnsOfReader(spec.columns, { isAudience, isOn }));
};

/** What a list reads its rows with. */
export type RowsSource<C extends Columns, R extends object> = Pick<ListParts<C, R>, 'spec' | 'load' | 'scope'>;

export const rowsSource = <C extends Columns, R extends object>(source: RowsSource<C, R>): RowsSource<C, R> => source;

/** The request for a page of rows, and the query that sends it. */
export const rowsQueryOf = <C extends Columns, R extends object>(
  { spec, load, scope = [] }: RowsSource<C, R>,
  state: ListState<C>,
  view: ListView,
) => {
  const request = { ...writeListState(spec, state), ...requestedRows(view) };
  return { request, rowsQuery: { queryKey: ['list', spec.name, ...scope, request], queryFn: () => load(request) } };
};

/** Asks for rows unless they were read before. */
export const readAtOnce = (client: QueryClient, rowsQuery: FetchQueryOptions<unknown>): void => {
  if (client.getQueryState(rowsQuery.queryKey) === undefined) void client.prefetchQuery(rowsQuery);
};

/** Asks for the rows at an address before its screen is rendered, unless they were read before. */
export const rowsAhead =
  <C extends Columns, R extends object>(source: RowsSource<C, R>) =>
  (search: Record<string, unknown>): void => {
    const spec = specOfReader(source.spec, { isAudience: audienceNow(), isOn: flagsNow() });
    const { rowsQuery } = rowsQueryOf(source, readListState(spec, search), viewAt(spec, search));
    readAtOnce(queryClient, rowsQuery);
  };
