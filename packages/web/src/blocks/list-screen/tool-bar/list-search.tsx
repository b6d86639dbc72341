import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { type NameSource, Suggestions } from '../../suggestions/suggestions.tsx';
import { useSuggestionBox } from '../../suggestions/use-suggestion-box.ts';
import { useTypedTerm } from '../filters/use-typed-term.ts';
import styles from './list-search.module.css';

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
    <search className={styles.search}>
      <TextInput
        type="search"
        aria-label={i18n.t(label)}
        placeholder={i18n.t(label)}
        value={text}
        {...(names && input)}
        onChange={(event) => {
          type(event.currentTarget.value);
          open();
        }}
        onKeyDown={press}
        leftSection={<Search size={16} aria-hidden="true" />}
        maxLength={100}
      />
      {names && below && <Suggestions {...below} text={text} from={names} onChoose={choose} />}
    </search>
  );
};
