import { useDebouncedCallback } from '@mantine/hooks';
import { useDraft } from '../../../ui/use-draft.ts';

const typingPause = 750;

/** The text of a search box, which searches 750 ms after the last key, or at once on demand. */
export const useTypedTerm = (term: string, onSearch: (term: string) => void) => {
  const [text, setText] = useDraft(term);
  const search = useDebouncedCallback((typed: string) => onSearch(typed.trim()), typingPause);
  const type = (typed: string) => {
    setText(typed);
    search(typed);
  };
  return { text, type, searchNow: () => search.flush() };
};
