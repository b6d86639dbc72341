import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { isRefusal } from '../kernel/api-error.ts';
import { i18n } from '../kernel/texts.ts';

/** One entry of a lookup. */
export interface Choice {
  id: string;
  name: string;
  /** A second line that tells equal names apart. */
  hint?: string;
}

export interface SearchedLookup {
  search: (term: string) => Promise<Choice[]>;
  /**
   * Finds the entry with an id, to name a filter kept in the address. By default, the lookup is searched for the id.
   */
  find?: (id: string) => Promise<Choice | undefined>;
}

/** A lookup loaded as a whole, such as countries, or a searched one, such as companies. */
export type LookupSource = { load: () => Promise<Choice[]> } | SearchedLookup;

const Sources = createContext<Readonly<Record<string, LookupSource>>>({});

/** Provides the lookups by the names that the contract's columns and forms use. */
export const LookupSources = (props: { sources: Readonly<Record<string, LookupSource>>; children: ReactNode }) => (
  <Sources value={props.sources}>{props.children}</Sources>
);

/** The source of a lookup; undefined for a name that the application does not provide. */
export const useLookupSource = (lookup: string | undefined): LookupSource | undefined => use(Sources)[lookup ?? ''];

const retryAfterMs = 10_000;

const choicesQuery = (lookup: string, source: LookupSource | undefined) =>
  queryOptions({
    queryKey: ['lookup', lookup],
    queryFn: async (): Promise<Choice[]> => (source && 'load' in source ? source.load() : []),
    enabled: source !== undefined && 'load' in source,
    staleTime: Number.POSITIVE_INFINITY,
    // A form is useless without its choices, so loading is retried while the form is open.
    refetchInterval: ({ state: { status, error } }) => (status === 'error' && !isRefusal(error) ? retryAfterMs : false),
  });

/** All entries of a shipped lookup; empty while it is loading, and while a failed load is retried. */
export const useChoices = (lookup: string | undefined): readonly Choice[] => {
  const source = useLookupSource(lookup);
  return useQuery(choicesQuery(lookup ?? '', source)).data ?? [];
};

/** Shown in place of options if no name matches what was typed. */
export const noOptionsText = (): string => i18n.t('No options - try changing the search input');
