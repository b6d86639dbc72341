import type { publicDirectoryApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import type { Page } from '@attestry/contract/kernel/list.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { quietSend } from '../../kernel/api.ts';
import { isAnswered, isRefusal } from '../../kernel/api-error.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { ofTheDay, queryClient } from '../../kernel/queries.ts';
import { useListState, withFilter, writeListState } from '../../kernel/url-state.ts';
import type { FilterName, SearchInput, SearchState, SubjectFacts } from './search/subject.parts.tsx';

const directory = '/PublicDirectory/api/PublicDirectory';
const readSite = callOf(quietSend)<(typeof publicDirectoryApi)['readSite']>('GET', `${directory}/site/:id`);
const readFigures = callOf(quietSend)<(typeof publicDirectoryApi)['figures']>('GET', `${directory}/figures`);

/** What the directory does not publish is an answer too: null. */
export const noneIfUnknown = (error: unknown): null => {
  if (isAnswered(error, 404)) return null;
  throw error;
};

/** The answer for one site code; null if nothing is published under it, or if it is no code at all. */
export const siteQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'site', id],
    queryFn: () => readSite({ params: { id } }).catch(noneIfUnknown),
    ...ofTheDay,
  });

export const figuresQuery = queryOptions({ queryKey: ['public', 'figures'], queryFn: readFigures, staleTime: 60_000 });

/** Whether a term is just a site code. The deployment decides how many digits a code may have. */
export const useIsSiteCode = (): ((term: string) => boolean) => {
  const digits = useConfiguration()?.siteCode;
  return (term) =>
    digits !== undefined && /^\d+$/.test(term) && term.length >= digits.minDigits && term.length <= digits.maxDigits;
};

/** Opens the page of a site by its code, which the search for certification bodies does not find. */
const useOpenSite = (): ((code: string) => void) => {
  const { history } = useRouter();
  return (code) => history.push(`/site/${code}`);
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

export interface ResultsProps<R = unknown> {
  search: PublicSearch<R>;
  /** Changes a part of the search and moves to the start of the results. */
  onGo: (change: Partial<SearchState>) => void;
}

/** What a tab of the public search is about: its calls, and what shows its results. */
export interface Subject<R> extends SubjectFacts {
  ask: (signal: AbortSignal) => (input: SearchInput) => Promise<Page<R>>;
  /** Loaded with the first search, so that visitors who only open the front page do not load the cards. */
  Results: ComponentType<ResultsProps<R>> & { preload?: () => unknown };
  Figures: ComponentType;
  BeforeSearch: ComponentType;
}

/** The server may have rendered a refusal. Asking again when the page opens would replace it with "Searching…". */
const isRetried = ({ state }: { state: { error: Error | null } }): boolean => !isRefusal(state.error);

/** A public search: its state in the address, and its results. A change of filters is sent after a pause. */
export const usePublicSearch = <R,>({ name, list, ask, opensSites }: Subject<R>) => {
  const [state, change] = useListState(list);
  const { shown, hold, release } = useHeld(state);
  const query = writeListState(list, shown);
  const isSiteCode = useIsSiteCode();
  const openSite = useOpenSite();
  const answer = useQuery({
    queryKey: ['public', name, shown.searchTerm, query],
    queryFn: ({ signal }) => ask(signal)({ query }),
    enabled: isAsked(shown),
    retryOnMount: isRetried,
    // Old results stay while another page or filter of the same term loads; those of another term would mislead.
    placeholderData: (before, previous) => (previous?.queryKey[2] === shown.searchTerm ? before : undefined),
    ...ofTheDay,
  });
  const changeAtOnce = (part: Partial<SearchState>) => {
    release();
    change(part);
  };
  const search = (searchTerm: string) => {
    if (opensSites && isSiteCode(searchTerm)) return openSite(searchTerm);
    changeAtOnce({ searchTerm });
    // The same term is searched again, because the call may have failed or the page may have been open for long.
    if (searchTerm === state.searchTerm) void queryClient.invalidateQueries({ queryKey: ['public'] });
  };
  const filter = (filterName: FilterName, values: readonly string[]) => {
    hold();
    // The choice of categories depends on the standards.
    const others = filterName === 'standard' ? withFilter(state.filters, 'category', []) : state.filters;
    change({ filters: withFilter(others, filterName, values) });
  };
  const clearFilters = () => {
    hold();
    change({ filters: {} });
  };
  const waiting = shown !== state || answer.isPlaceholderData;
  // If the term is a site code without a valid certificate, the answer is the status of that code.
  const code = answer.data?.total === 0 && isSiteCode(shown.searchTerm) ? shown.searchTerm : undefined;
  return { name, list, state, shown, answer, code, waiting, search, changeAtOnce, filter, clearFilters };
};

export type PublicSearch<R = unknown> = ReturnType<typeof usePublicSearch<R>>;
