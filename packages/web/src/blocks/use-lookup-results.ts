import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { i18n } from '../kernel/texts.ts';
import { noOptionsText } from './lookups.tsx';
import { useLookupSearch } from './searched-lookups.ts';

const minCharacters = 2;
const typingPause = 1000;

/** The term to search for: at least two characters, 1000 ms after the last key. */
export const useSearchTerm = (typed: string) => {
  const entered = typed.trim();
  const [term] = useDebouncedValue(entered, typingPause);
  return {
    term,
    isLong: term.length >= minCharacters,
    isAwaited: entered !== term && entered.length >= minCharacters,
  };
};

export const useLookupResults = (lookup: string, typed: string) => {
  const search = useLookupSearch(lookup);
  const { term, isLong, isAwaited } = useSearchTerm(typed);
  const answer = useQuery({
    queryKey: ['lookup', lookup, term],
    queryFn: () => search(term),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  return { found: isLong ? (answer.data ?? []) : [], busy: answer.isFetching || isAwaited };
};

/** Shown in place of options while there are none. */
export const emptyText = (typed: string, busy: boolean): string => {
  if (typed.trim().length < minCharacters) return i18n.t('No options yet - type two characters minimum to search');
  return busy ? i18n.t('Searching…') : noOptionsText();
};
