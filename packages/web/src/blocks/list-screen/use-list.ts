import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFlags } from '../../kernel/flags.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { ofTheDay } from '../../kernel/queries.ts';
import { isNarrowed, ownOrder, stringifySearch, useListState, writeListState } from '../../kernel/url-state.ts';
import { type ListParts, offeredColumnsOf, rowsOf } from './list-parts.ts';
import { readAtOnce, rowsQueryOf, specOfReader } from './rows-query.ts';
import { columnChoiceOf, useListView } from './use-list-view.ts';

export const useReaderSpec = <C extends Columns>(spec: ListSpec<C>) => {
  const isAudience = useAudience();
  const isOn = useFlags();
  const own = specOfReader(spec, { isAudience, isOn });
  const names = Object.keys(own.columns).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: names stand for the columns, new on each render
  return useMemo(() => own, [spec, names, own.inactive, own.favourites]);
};

/** The state of a list and its present page of rows. */
export const useList = <C extends Columns, R extends object>(parts: ListParts<C, R>) => {
  const spec = useReaderSpec(parts.spec);
  const [state, change] = useListState(spec);
  const always = parts.opens?.column ?? offeredColumnsOf(spec)[0]?.[0];
  const [view, changeView] = useListView(spec);
  const columns = columnChoiceOf(spec, view, changeView, always);
  const waiting = parts.awaitsSearch !== undefined && state.searchTerm === '';
  const { request: query, rowsQuery } = rowsQueryOf(parts, state, view);
  const client = useQueryClient();
  // While what surrounds the rows is being rendered: React runs effects, which ask otherwise, afterwards.
  if (!waiting) readAtOnce(client, rowsQuery);
  const answer = useQuery({ ...rowsQuery, ...ofTheDay, placeholderData: keepPreviousData, enabled: !waiting });
  const totalPages = answer.data?.totalPages;
  const pastTheEnd = totalPages !== undefined && totalPages > 0 && state.pageNumber > totalPages;
  useEffect(() => {
    if (pastTheEnd && !answer.isPlaceholderData) change({ pageNumber: totalPages }, { replace: true });
  }, [pastTheEnd, totalPages, change, answer.isPlaceholderData]);
  const present = answer.data && !waiting ? rowsOf(answer.data) : undefined;
  const isCleared = answer.isFetching && answer.isPlaceholderData && !isNarrowed(state);
  /** A search that found nothing does not tell whether the list is empty. */
  const rows = isCleared && present?.length === 0 ? undefined : present;
  const asked = stringifySearch(writeListState(spec, { ...state, pageNumber: 1, ...ownOrder(spec) }));
  /** What the rows depend on and the list is searched and filtered by, whatever its page and order. */
  const narrowing = [...(parts.scope ?? []), asked].join(' ');
  return { narrowing, spec, state, change, view, changeView, columns, query, answer, rows, waiting };
};
