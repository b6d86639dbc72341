import type { publicSuggestionsApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useImperativeHandle } from 'react';
import { sendWith } from '../../../kernel/api.ts';
import { useFlag } from '../../../kernel/flags.ts';
import { i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import { type ListBelow, type ListKeys, useCombobox } from '../../../ui/use-combobox.ts';
import styles from './suggestions.module.css';

const minCharacters = 3;
const typingPause = 150;

const suggestNames = (signal: AbortSignal) =>
  callOf(sendWith({ quiet: true, signal }))<typeof publicSuggestionsApi.suggestNames>(
    'GET',
    '/PublicDirectory/api/PublicDirectory/suggestions',
  );

/** Names for the typed text; those of the text before stay until the new ones are there. */
const useSuggestedNames = (typed: string): readonly string[] => {
  const isClosed = useFlag('Megatron');
  const [term] = useDebouncedValue(typed.trim(), typingPause);
  const isLong = term.length >= minCharacters;
  const { data } = useQuery({
    queryKey: ['public', 'suggestions', term],
    queryFn: ({ signal }) => suggestNames(signal)({ query: { searchTerm: term } }),
    enabled: isLong && !isClosed,
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return isLong && typed.trim().length >= minCharacters ? (data ?? []) : [];
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

interface SuggestionsProps {
  /** The id of the list. */
  id: string;
  text: string;
  keys: RefObject<ListKeys | null>;
  /** Called with the list while there is one, and with undefined once there is none. */
  onShown: (list: ListBelow | undefined) => void;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The names suggested below the search box while the visitor types. */
export const Suggestions = ({ id, text, keys, onShown, onChoose, onClose }: SuggestionsProps) => {
  const names = useSuggestedNames(text);
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
