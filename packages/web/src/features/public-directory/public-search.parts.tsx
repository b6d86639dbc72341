import type {
  publicChoicesApi,
  publicDirectoryApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { publicSiteList } from '@attestry/contract/features/public-directory/public-directory.list.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietSend, sendWith } from '../../kernel/api.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { isPastDay, untilTomorrow } from '../../kernel/days.ts';
import { queryClient } from '../../kernel/queries.ts';
import { type Filters, type ListState, useListState, withFilter, writeListState } from '../../kernel/url-state.ts';

type Api = typeof publicDirectoryApi & typeof publicChoicesApi;
type PublicSiteColumns = typeof publicSiteList.columns;
export type SearchState = ListState<PublicSiteColumns>;
export type SearchFilters = Filters<PublicSiteColumns>;
export type FilterName = keyof typeof filterColumns;

const { name: _, ...filterable } = publicSiteList.columns;
/** In display order. */
export const filterColumns = filterable;

const searchSites = (signal: AbortSignal) =>
  callOf(sendWith({ quiet: true, signal }))<Api['searchSites']>('GET', '/PublicDirectory/api/PublicDirectory/site');
const readSite = callOf(quietSend)<Api['readSite']>('GET', '/PublicDirectory/api/PublicDirectory/site/:id');
const countChoices = callOf(quietSend)<Api['countChoices']>('GET', '/PublicDirectory/api/PublicDirectory/choices');
const readFigures = callOf(quietSend)<Api['figures']>('GET', '/PublicDirectory/api/PublicDirectory/figures');

/** A certificate may expire overnight, so an open page refetches when the day changes, or when it is next viewed. */
const todaysAnswer = {
  refetchInterval: untilTomorrow,
  refetchOnWindowFocus: ({ state }: { state: { dataUpdatedAt: number } }) => isPastDay(state.dataUpdatedAt),
};

/** The answer for one site code. If nothing is published under it, the call fails with 404, which is an answer too. */
export const siteQuery = (id: string) =>
  queryOptions({ queryKey: ['public', 'site', id], queryFn: () => readSite({ params: { id } }), ...todaysAnswer });

/** The number of certificates that each choice of each filter would list; undefined while unknown. */
export const useChoiceCounts = ({ searchTerm, filters }: SearchState) => {
  const query = { ...filters, ...(searchTerm && { searchTerm }) };
  const answer = useQuery({
    queryKey: ['public', 'choices', query],
    queryFn: () => countChoices({ query }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return answer.data;
};

export const figuresQuery = queryOptions({ queryKey: ['public', 'figures'], queryFn: readFigures, staleTime: 60_000 });

/** Whether a term is just a site code. The deployment decides how many digits a code may have. */
export const useIsSiteCode = (): ((term: string) => boolean) => {
  const digits = useConfiguration()?.siteCode;
  return (term) =>
    digits !== undefined && /^\d+$/.test(term) && term.length >= digits.minDigits && term.length <= digits.maxDigits;
};

const filterPause = 600;

/** Freezes the value at the first call of `hold`, until 600 ms after the last call. */
const useHeld = <T,>(value: T): { shown: T; hold: () => void; release: () => void } => {
  const [held, setHeld] = useState<{ value: T }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    setHeld(undefined);
  }, []);
  useEffect(() => release, [release]);
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, filterPause);
    setHeld((before) => before ?? { value });
  };
  return { shown: held ? held.value : value, hold, release };
};

/** A search needs a term or a filter. */
export const isAsked = ({ searchTerm, filters }: SearchState): boolean =>
  searchTerm !== '' || Object.keys(filters).length > 0;

/** The public search: its state in the address, and its results. A change of filters is sent after a pause. */
export const usePublicSearch = () => {
  const [state, change] = useListState(publicSiteList);
  const { shown, hold, release } = useHeld(state);
  const query = writeListState(publicSiteList, shown);
  const isSiteCode = useIsSiteCode();
  const answer = useQuery({
    queryKey: ['public', 'sites', shown.searchTerm, query],
    queryFn: ({ signal }) => searchSites(signal)({ query }),
    enabled: isAsked(shown),
    // Old results stay while another page or filter of the same term loads; those of another term would mislead.
    placeholderData: (before, previous) => (previous?.queryKey[2] === shown.searchTerm ? before : undefined),
    ...todaysAnswer,
  });
  const changeAtOnce = (part: Partial<SearchState>) => {
    release();
    change(part);
  };
  const search = (searchTerm: string) => {
    changeAtOnce({ searchTerm });
    // The same term is searched again, because the call may have failed or the page may have been open for long.
    if (searchTerm === state.searchTerm) void queryClient.invalidateQueries({ queryKey: ['public'] });
  };
  const filter = (name: FilterName, values: readonly string[]) => {
    hold();
    // The choice of categories depends on the standards.
    const others = name === 'standard' ? withFilter(state.filters, 'category', []) : state.filters;
    change({ filters: withFilter(others, name, values) });
  };
  const clearFilters = () => {
    hold();
    change({ filters: {} });
  };
  const waiting = shown !== state || answer.isPlaceholderData;
  // If the term is a site code without a valid certificate, the answer is the status of that code.
  const code = answer.data?.total === 0 && isSiteCode(shown.searchTerm) ? shown.searchTerm : undefined;
  return { state, shown, answer, code, waiting, search, changeAtOnce, filter, clearFilters };
};

export type PublicSearch = ReturnType<typeof usePublicSearch>;
