import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { isRefusal } from '../kernel/api-error.ts';

/** One entry of a lookup. */
export interface Choice {
  id: string;
  name: string;
  /** A second line that tells like names apart. */
  hint?: string;
}

interface SearchedLookup {
  search: (term: string) => Promise<Choice[]>;
  /** The entry with an id, so that a filter kept in an address can be named; without it, a search by the id. */
  find?: (id: string) => Promise<Choice | undefined>;
}

/** A lookup that is shipped whole, such as countries, or one that is searched, such as companies. */
export type LookupSource = { load: () => Promise<Choice[]> } | SearchedLookup;

const Sources = createContext<Readonly<Record<string, LookupSource>>>({});

/** Gives the lookups by the names that the contract's columns and forms call them. */
export const LookupSources = (props: { sources: Readonly<Record<string, LookupSource>>; children: ReactNode }) => (
  <Sources value={props.sources}>{props.children}</Sources>
);

const asksAgainAfter = 10_000;

const choicesQuery = (lookup: string, source: LookupSource | undefined) =>
  queryOptions({
    queryKey: ['lookup', lookup],
    queryFn: async (): Promise<Choice[]> => (source && 'load' in source ? source.load() : []),
    enabled: source !== undefined && 'load' in source,
    staleTime: Number.POSITIVE_INFINITY,
    // Nobody can go on with a form whose choices are missing, so that it need not be opened anew.
    refetchInterval: ({ state: { status, error } }) =>
      status === 'error' && !isRefusal(error) ? asksAgainAfter : false,
  });

/** All entries of a shipped lookup; none while it loads, and none while it fails to, which is tried again. */
export const useChoices = (lookup: string | undefined): readonly Choice[] => {
  const source = use(Sources)[lookup ?? ''];
  return useQuery(choicesQuery(lookup ?? '', source)).data ?? [];
};

/** The search of a lookup by its name. Throws for a name that the application does not give. */
export const useLookupSearch = (lookup: string): ((term: string) => Promise<Choice[]>) => {
  const source = use(Sources)[lookup];
  if (!source || !('search' in source)) throw new Error(`No search is given for the lookup ${lookup}`);
  return source.search;
};

/** Whether a lookup is searched rather than shipped whole. */
export const useIsSearched = (lookup: string | undefined): boolean => {
  const source = use(Sources)[lookup ?? ''];
  return source !== undefined && 'search' in source;
};

const findIn = async ({ search, find }: SearchedLookup, id: string): Promise<Choice | null> => {
  const found = find ? await find(id) : (await search(id)).find((choice) => choice.id === id);
  return found ?? null;
};

/** The entries of a searched lookup with these ids, as far as they are known yet. */
export const useFoundById = (lookup: string | undefined, ids: readonly string[]): readonly Choice[] => {
  const source = use(Sources)[lookup ?? ''];
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
