import { QueryClient } from '@tanstack/react-query';
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
 * came with its answer. Without retries, what was refused once is shown as refused, not as asked again.
 */
export const createQueryClient = (retries = maxRetries): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        structuralSharing: false,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retryOnMount: retries > 0,
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
