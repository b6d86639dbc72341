import { Search, X } from 'lucide-react';
import { type SyntheticEvent, useRef } from 'react';
import { type Configuration, useConfiguration } from '../../../kernel/configuration.ts';
import { i18n } from '../../../kernel/texts.ts';
import looks from '../../../ui/plain-button.module.css';
import { useDraft } from '../../../ui/use-draft.ts';
import styles from './search-box.module.css';

const longestTerm = 100;

/** What can be searched for, with the number of digits in this deployment's site codes. */
const searchLabel = (digits: Configuration['siteCode'] | undefined): string => {
  if (!digits) return i18n.t('Site name or site code');
  const { minDigits: from, maxDigits: to } = digits;
  return from === to
    ? i18n.t('Site name or {from} digit site code', { from })
    : i18n.t('Site name or {from}–{to} digit site code', { from, to });
};

const SearchLabel = () => (
  <label htmlFor="search-term" className={styles.label}>
    {searchLabel(useConfiguration()?.siteCode)}
  </label>
);

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <button type="button" className={styles.clear} aria-label={i18n.t('Clear the search')} onClick={onClear}>
    <X size={18} aria-hidden="true" />
  </button>
);

interface SearchBoxProps {
  term: string;
  onSearch: (term: string) => void;
  /** Called when the reader focuses the box, before a search. */
  onFocus?: () => void;
}

/** Searches for a site by name or code, on Enter or with the button. Clearing the box clears the search at once. */
export const SearchBox = ({ term, onSearch, onFocus }: SearchBoxProps) => {
  const [text, setText] = useDraft(term);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    onSearch('');
    box.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <SearchLabel />
        <div className={styles.box}>
          <Search size={18} aria-hidden="true" className={styles.icon} />
          <input
            id="search-term"
            ref={box}
            className={styles.input}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onFocus={onFocus}
            maxLength={longestTerm}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
          />
          {text !== '' && <ClearButton onClear={clear} />}
          <button type="submit" className={looks.button} data-main="">
            {i18n.t('Search')}
          </button>
        </div>
      </form>
    </search>
  );
};
