import type { publicChoicesApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { publicSiteList } from '@attestry/contract/features/public-directory/public-directory.list.ts';
import type { Call } from '@attestry/contract/kernel/client.ts';
import type { Column, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Configuration } from '../../../kernel/configuration.ts';
import type { Filters, ListState } from '../../../kernel/url-state.ts';

const { name: _, ...filterable } = publicSiteList.columns;
/** In display order. */
export const filterColumns = filterable;
export type FilterName = keyof typeof filterColumns;

/** The form of the search box. It sends the filters too, for browsers without scripts. */
export const searchFormId = 'public-search';

/** Sites and certification bodies are searched by the same columns. */
type SearchColumns = Readonly<Record<keyof typeof publicSiteList.columns, Column>>;
export type SearchState = ListState<SearchColumns>;
export type SearchFilters = Filters<SearchColumns>;
export type SearchInput = { query: ListInput<SearchColumns> };

/** What the public search says of its subject; asked when shown, in the reader's language. */
export interface SubjectWords {
  question: string;
  lead: string;
  /** What can be searched for. */
  label: (siteCode: Configuration['siteCode'] | undefined) => string;
  ratingLabel: string;
  /** How many are found, or would be with another choice of a filter. */
  found: (total: number) => string;
  /** The number found is a lower bound. */
  foundMany: (total: number) => string;
  onlySimilar: string;
  showOthers: (count: string) => string;
}

/** What a tab of the public search is about, whatever its results. */
export interface SubjectFacts {
  name: 'sites' | 'certification-bodies';
  list: ListSpec<SearchColumns>;
  countChoices: Call<(typeof publicChoicesApi)['countChoices']>;
  /** The filters offered. */
  filters: readonly FilterName[];
  /** A site code leads to the page of the site. */
  opensSites?: true;
  words: () => SubjectWords;
}

/** The number of results that each choice of each filter would leave; undefined while unknown. */
export const useChoiceCounts = (
  { name, countChoices }: Pick<SubjectFacts, 'name' | 'countChoices'>,
  { searchTerm, filters }: Pick<SearchState, 'searchTerm' | 'filters'>,
) => {
  const query = { ...filters, ...(searchTerm && { searchTerm }) };
  const answer = useQuery({
    queryKey: ['public', 'choices', name, query],
    queryFn: () => countChoices({ query }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return answer.data;
};
