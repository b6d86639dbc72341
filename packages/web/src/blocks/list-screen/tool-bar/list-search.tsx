import { type KeyboardEvent, useId } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { type NameSource, Suggestions } from '../../suggestions/suggestions.tsx';
import { useSuggestionBox } from '../../suggestions/use-suggestion-box.ts';
import { useTypedTerm } from '../filters/use-typed-term.ts';

interface ListSearchProps {
  label: string;
  term: string;
  onSearch: (term: string) => void;
  /** Names to suggest while the reader types. */
  names?: NameSource | undefined;
}

/** The search box of a list, which searches 750 ms after the last key or at once on Enter, and suggests names. */
export const ListSearch = ({ label, term, onSearch, names }: ListSearchProps) => {
  const { text, type, searchNow } = useTypedTerm(term, onSearch);
  const { input, below, open, close } = useSuggestionBox(useId());
  const choose = (name: string) => {
    close();
    type(name);
    searchNow();
  };
  const press = (event: KeyboardEvent) => {
    input.onKeyDown(event);
    if (event.key !== 'Enter' || event.isDefaultPrevented()) return;
    close();
    searchNow();
  };
  return (
    <SearchField
      label={i18n.t(label)}
      text={text}
      {...(names && input)}
      onType={(typed) => {
        type(typed);
        open();
      }}
      onKeyDown={press}
    >
      {names && below && <Suggestions {...below} text={text} from={names} onChoose={choose} />}
    </SearchField>
  );
};
