// In a file of its own, because public pages use only lookups that are loaded as a whole and should not load the
// search.
import { useQueries } from '@tanstack/react-query';
import { type Choice, type SearchedLookup, useLookupSource } from './lookups.tsx';

/** The search of a lookup, by its name. Throws if the application does not provide the lookup. */
export const useLookupSearch = (lookup: string): ((term: string) => Promise<Choice[]>) => {
  const source = useLookupSource(lookup);
  if (!source || !('search' in source)) throw new Error(`No search is given for the lookup ${lookup}`);
  return source.search;
};

/** Whether a lookup is searched rather than loaded as a whole. */
export const useIsSearched = (lookup: string | undefined): boolean => {
  const source = useLookupSource(lookup);
  return source !== undefined && 'search' in source;
};

const findIn = async ({ search, find }: SearchedLookup, id: string): Promise<Choice | null> => {
  const found = find ? await find(id) : (await search(id)).find((choice) => choice.id === id);
  return found ?? null;
};

/** The entries of a searched lookup with these ids, as far as they are loaded. */
export const useChoicesById = (lookup: string | undefined, ids: readonly string[]): readonly Choice[] => {
  const source = useLookupSource(lookup);
  const searched = source && 'search' in source ? source : undefined;
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['lookup', lookup, 'id', id],
      queryFn: () => (searched ? findIn(searched, id) : null),
      enabled: searched !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return answers.flatMap(({ data }) => (data ? [data] : []));
};
