import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { i18n } from '../kernel/texts.ts';
import { useLookupSearch } from './searched-lookups.ts';

const minCharacters = 2;
const typingPause = 1000;

/** Searches for a term of at least two characters, 1000 ms after the last key. */
export const useLookupResults = (lookup: string, typed: string) => {
  const search = useLookupSearch(lookup);
  const [term] = useDebouncedValue(typed.trim(), typingPause);
  const long = term.length >= minCharacters;
  const answer = useQuery({
    queryKey: ['lookup', lookup, term],
    queryFn: () => search(term),
    enabled: long,
    placeholderData: keepPreviousData,
  });
  const typing = typed.trim() !== term;
  return {
    found: long ? (answer.data ?? []) : [],
    busy: answer.isFetching || (typing && typed.trim().length >= minCharacters),
  };
};

/** Shown in place of options while there are none. */
export const emptyText = (typed: string, busy: boolean): string => {
  if (typed.trim().length < minCharacters) return i18n.t('No options yet - type two characters minimum to search');
  return busy ? i18n.t('Searching…') : i18n.t('No options - try changing the search input');
};
