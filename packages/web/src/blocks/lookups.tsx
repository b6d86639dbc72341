import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** One entry of a lookup. */
export interface Choice {
  id: string;
  name: string;
  /** A second line that tells like names apart. */
  hint?: string;
}

/** A lookup that is shipped whole, such as countries, or one that is searched, such as companies. */
export type LookupSource = { load: () => Promise<Choice[]> } | { search: (term: string) => Promise<Choice[]> };

const Sources = createContext<Readonly<Record<string, LookupSource>>>({});

/** Gives the lookups by the names that the contract's columns and forms call them. */
export const LookupSources = (props: { sources: Readonly<Record<string, LookupSource>>; children: ReactNode }) => (
  <Sources value={props.sources}>{props.children}</Sources>
);

const choicesQuery = (lookup: string, source: LookupSource | undefined) =>
  queryOptions({
    queryKey: ['lookup', lookup],
    queryFn: async (): Promise<Choice[]> => (source && 'load' in source ? source.load() : []),
    enabled: source !== undefined && 'load' in source,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All entries of a shipped lookup; none while loading and none when it fails to load. */
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
