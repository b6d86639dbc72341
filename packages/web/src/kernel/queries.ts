import { QueryClient } from '@tanstack/react-query';
import { isAnswered } from './api-error.ts';

/**
 * One cache for the whole page. Structural sharing is off: it would copy records, and a copy has lost the version
 * that its answer came with.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      structuralSharing: false,
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isAnswered(error, 503),
    },
  },
});
