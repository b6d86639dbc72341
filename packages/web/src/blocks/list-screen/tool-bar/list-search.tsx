import { type KeyboardEvent, useId } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { type NameSource, Suggestions } from '../../suggestions/suggestions.tsx';
import { useSuggestionBox } from '../../suggestions/use-suggestion-box.ts';
import { useTypedTerm } from '../filters/use-typed-term.ts';
import type { WayToRows } from './use-way-to-rows.ts';

interface ListSearchProps {
  label: string;
  term: string;
  onSearch: (term: string) => void;
  /** Names to suggest while the reader types. */
  names?: NameSource | undefined;
  wayToRows: WayToRows;
}

/** The search box of a list, which searches 750 ms after the last key or at once on Enter, and suggests names. Enter goes on to the rows found. */
export const ListSearch = ({ label, term, onSearch, names, wayToRows }: ListSearchProps) => {
  const { text, type, searchNow } = useTypedTerm(term, onSearch);
  const { input, below, open, close } = useSuggestionBox(useId());
  const choose = (name: string) => {
    close();
    type(name);
    searchNow();
  };
  /** Clears the box, or goes back to the rows from the empty one; returns whether it did. */
  const leave = () => {
    if (text === '') return wayToRows.enterRows();
    choose('');
    return true;
  };
  const press = (event: KeyboardEvent) => {
    input.onKeyDown(event);
    wayToRows.awaitRowsOf(undefined);
    if (event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    if (event.key === 'Escape' && leave()) event.preventDefault();
    if (event.key !== 'Enter') return;
    close();
    searchNow();
    wayToRows.awaitRowsOf(text.trim());
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
