import {
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError, isAnswered } from './api-error.ts';
import { isPastDay, untilTomorrow } from './days.ts';

const maxRetries = 3;

/** The delay that a busy server asks for, plus a random part; without it, all refused clients would return at once. */
const delayOf = (error: Error, failures: number): number => {
  const seconds = (error instanceof ApiError && error.retryAfterSeconds) || 2 ** failures;
  return seconds * 1000 * (1 + Math.random() / 2);
};

/**
 * A cache for a whole page. Structural sharing is off: it would copy records, and a copy loses the version that
 * came with its answer.
 */
export const createQueryClient = (retries = maxRetries): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        structuralSharing: false,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && isAnswered(error, 503),
        retryDelay: (failures, error) => delayOf(error, failures),
      },
    },
  });

/** A certificate may expire overnight, so an open page refetches when the day changes, or when it is next viewed. */
export const ofTheDay = {
  refetchInterval: untilTomorrow,
  refetchOnWindowFocus: ({ state }: { state: { dataUpdatedAt: number } }) => isPastDay(state.dataUpdatedAt),
};

export const queryClient = createQueryClient();

type Subscribe = (onChange: () => void) => () => void;

type SharedQuery<T, K extends QueryKey> = QueryObserverOptions<T, Error, T, T, K> & { queryKey: K };

/** By the query, which is another one once a cache is emptied. */
const observers = new WeakMap<object, { subscribe: Subscribe }>();

const observerOf = <T, K extends QueryKey>(client: QueryClient, options: SharedQuery<T, K>) => {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  const observer = observers.get(query) ?? new QueryObserver(client, options);
  observers.set(query, observer);
  return observer;
};

/**
 * The answer of a query that is read once per page load; undefined while loading. All components share one observer,
 * because each row of a list asks: with an observer each, every one of them tells everything that watches the cache.
 */
export const useSharedAnswer = <T, K extends QueryKey>(options: SharedQuery<T, K>): T | undefined => {
  const client = useQueryClient();
  const subscribe: Subscribe = useCallback(
    (onChange) => observerOf(client, options).subscribe(onChange),
    [client, options],
  );
  const read = () => client.getQueryData<T>(options.queryKey);
  return useSyncExternalStore(subscribe, read, read);
};
