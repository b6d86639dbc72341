import { Search, X } from 'lucide-react';
import { Suspense, type SyntheticEvent, useRef } from 'react';
import { useSuggestionBox } from '../../../blocks/suggestions/use-suggestion-box.ts';
import { useConfiguration } from '../../../kernel/configuration.ts';
import { i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import looks from '../../../ui/plain-button.module.css';
import { useDraft } from '../../../ui/use-draft.ts';
import styles from './search-box.module.css';
import { type SubjectFacts, searchFormId } from './subject.parts.tsx';

// Loaded when the visitor goes to the box, so that the front page opens without it.
const Suggestions = later(async () => (await import('./public-suggestions.parts.tsx')).PublicSuggestions);

const longestTerm = 100;

const boxOf = (value: string) =>
  ({
    id: 'search-term',
    name: 'searchTerm',
    className: styles.input,
    value,
    maxLength: longestTerm,
    spellCheck: false,
    enterKeyHint: 'search',
    dir: 'auto',
  }) as const;

const SearchLabel = ({ of }: Pick<SearchBoxProps, 'of'>) => (
  <label htmlFor="search-term" className={styles.label}>
    {of.words().label(useConfiguration()?.siteCode)}
  </label>
);

const ClearButton = ({ onClear }: { onClear: () => void }) => (
  <button type="button" className={styles.clear} aria-label={i18n.t('Clear the search')} onClick={onClear}>
    <X size={18} aria-hidden="true" />
  </button>
);

interface SearchBoxProps {
  /** What is searched for and suggested. */
  of: Pick<SubjectFacts, 'name' | 'words'>;
  term: string;
  onSearch: (term: string) => void;
  /** Called when the reader focuses the box, before a search. */
  onFocus?: () => void;
}

/** The text of the box, and what is done with it. */
const useBox = ({ term, onSearch, onFocus }: Omit<SearchBoxProps, 'of'>) => {
  const [text, setText] = useDraft(term);
  const search = (found: string) => {
    setText(found);
    suggestions.close();
    onSearch(found.trim());
  };
  const suggestions = useSuggestionBox('suggested-names');
  const type = (typed: string) => {
    setText(typed);
    suggestions.open();
  };
  const prepare = () => {
    void Suggestions.preload();
    onFocus?.();
  };
  return { text, type, search, prepare, suggestions };
};

/**
 * Searches by name or code, on Enter or with the button, and suggests names while the visitor types. Clearing the
 * box clears the search at once.
 */
export const SearchBox = (props: SearchBoxProps) => {
  const { text, type, search, prepare, suggestions } = useBox(props);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    search('');
    box.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <search>
      <form id={searchFormId} action="/" onSubmit={submit}>
        {props.of.name !== 'sites' && <input type="hidden" name="tab" value={props.of.name} />}
        <SearchLabel of={props.of} />
        <div className={styles.box}>
          <Search size={18} aria-hidden="true" className={styles.icon} />
          <input
            {...boxOf(text)}
            {...suggestions.input}
            ref={box}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={prepare}
          />
          {text !== '' && <ClearButton onClear={clear} />}
          <button type="submit" className={looks.button} data-main="">
            {i18n.t('Search')}
          </button>
          {suggestions.below && (
            <Suspense>
              <Suggestions {...suggestions.below} of={props.of.name} text={text} onChoose={search} />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  );
};
