import { isSuggestible } from '@attestry/contract/kernel/suggestions.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useImperativeHandle } from 'react';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import { useCombobox } from '../../ui/use-combobox.ts';
import styles from './suggestions.module.css';
import type { BelowBox } from './use-suggestion-box.ts';

const typingPause = 150;

/** Where suggested names come from. */
export interface NameSource {
  /** What they depend on, apart from the term. */
  key: readonly unknown[];
  ask: (searchTerm: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/** Names for the typed text; those of the text before stay until the new ones are there. */
const useSuggestedNames = ({ key, ask }: NameSource, typed: string): readonly string[] => {
  const [term] = useDebouncedValue(typed.trim(), typingPause);
  const { data } = useQuery({
    queryKey: [...key, 'suggestions', term],
    queryFn: ({ signal }) => ask(term, signal),
    enabled: isSuggestible(term),
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return isSuggestible(term) && isSuggestible(typed.trim()) ? (data ?? []) : [];
};

const idOf = (id: string, names: readonly string[], name: string | undefined) =>
  name === undefined ? undefined : `${id}-${names.indexOf(name)}`;

const Announcement = ({ count }: { count: number }) => (
  <span aria-live="polite" className={hidden.hidden}>
    {count > 0 && i18n.t('{count, plural, one {# name suggested} other {# names suggested}}', { count })}
  </span>
);

interface NamesProps {
  id: string;
  names: readonly string[];
  active: string | undefined;
  onChoose: (name: string) => void;
}

const Names = ({ id, names, active, onChoose }: NamesProps) => (
  <div
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label={i18n.t('Suggested names')}
    className={styles.list}
    // The box keeps the focus, and a phone its keyboard.
    onMouseDown={(event) => event.preventDefault()}
  >
    {names.map((name) => (
      <button
        type="button"
        key={name}
        id={idOf(id, names, name)}
        role="option"
        tabIndex={-1}
        aria-selected={name === active}
        className={styles.option}
        onClick={() => onChoose(name)}
      >
        <Search size={16} aria-hidden="true" />
        <bdi>{name}</bdi>
      </button>
    ))}
  </div>
);

export interface SuggestionsProps extends BelowBox {
  text: string;
  onChoose: (name: string) => void;
}

/** The names suggested below a search box while somebody types. */
export const Suggestions = (props: SuggestionsProps & { from: NameSource }) => {
  const { id, text, keys, from, onShown, onChoose, onClose } = props;
  const names = useSuggestedNames(from, text);
  const { active, onKeyDown } = useCombobox({
    options: names,
    keyOf: (name) => name,
    onChoose,
    onEscape: onClose,
  });
  useImperativeHandle(keys, () => ({ press: onKeyDown }));
  const activeId = idOf(id, names, active);
  const isShown = names.length > 0;
  useEffect(() => {
    onShown(isShown ? { activeId } : undefined);
    return () => onShown(undefined);
  }, [isShown, activeId, onShown]);
  return (
    <>
      <Announcement count={names.length} />
      {isShown && <Names id={id} names={names} active={active} onChoose={onChoose} />}
    </>
  );
};
