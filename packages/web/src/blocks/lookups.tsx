import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { isRefusal } from '../kernel/api-error.ts';

/** One entry of a lookup. */
export interface Choice {
  id: string;
  name: string;
  /** A second line that tells like names apart. */
  hint?: string;
}

export interface SearchedLookup {
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

/** Where a lookup comes from; nothing for a name that the application does not give. */
export const useLookupSource = (lookup: string | undefined): LookupSource | undefined => use(Sources)[lookup ?? ''];

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
  const source = useLookupSource(lookup);
  return useQuery(choicesQuery(lookup ?? '', source)).data ?? [];
};
