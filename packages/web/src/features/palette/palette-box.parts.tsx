import { Loader } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { rememberEntry } from '../../kernel/recent-entries.ts';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import { useCombobox } from '../../ui/use-combobox.ts';
import styles from './palette.module.css';
import { findsRecords, Hints, Message } from './palette-hints.parts.tsx';
import { OptionLine } from './palette-option.parts.tsx';
import type { PaletteOption, PaletteSection } from './palette-options.parts.tsx';
import { type PaletteContents, usePaletteSections } from './palette-sections.parts.tsx';

/** Opens an option, in another tab if a modifier is held, and remembers it; or does it, if it has no page. */
const useOpen = (onClose: () => void) => {
  const { history } = useRouter();
  return ({ key, to, run, isMore, isOfRecord }: PaletteOption, held: { ctrlKey: boolean; metaKey: boolean }) => {
    if (!isMore && !isOfRecord) rememberEntry(key);
    onClose();
    if (to === undefined) run?.();
    else if (held.ctrlKey || held.metaKey) window.open(to, '_blank', 'noopener');
    else history.push(to);
  };
};

/** The options of the sections: all of them, and those whose names do not only resemble what is typed. */
const optionsIn = (sections: readonly PaletteSection[]) => ({
  options: sections.flatMap(({ options }) => options),
  found: sections.flatMap(({ options, isSimilar }) => (isSimilar ? [] : options)),
});

/**
 * The keys of the field. Enter before the answer for the typed text has come waits for it, so that it never opens what an
 * earlier text had found, nor a similar name that nobody has seen.
 */
const usePaletteKeys = (
  { sections, isLate }: { sections: readonly PaletteSection[]; isLate: boolean },
  open: ReturnType<typeof useOpen>,
  onClose: () => void,
) => {
  const [awaited, setAwaited] = useState(false);
  const { options, found } = optionsIn(sections);
  const box = useCombobox({
    options,
    keyOf: ({ key }) => key,
    leads: true,
    onEscape: onClose,
    onChoose: open,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isLate && !box.isMoved && !event.nativeEvent.isComposing) setAwaited(true);
    else box.onKeyDown(event);
  };
  const [first] = found;
  const isDue = awaited && !isLate && first !== undefined;
  useEffect(() => {
    if (isDue) open(first, { ctrlKey: false, metaKey: false });
  });
  const restart = () => {
    setAwaited(false);
    box.moveTo(undefined);
  };
  return { active: box.active, onKeyDown, restart };
};

const Announcement = ({ sections, isLate }: { sections: readonly PaletteSection[]; isLate: boolean }) => {
  const { options, found } = optionsIn(sections);
  const counts = { count: found.length, similar: options.length - found.length };
  const said = counts.similar
    ? i18n.t(
        '{count, plural, =0 {Nothing found} one {# result} other {# results}}, {similar, plural, one {# similar name} other {# similar names}}',
        counts,
      )
    : i18n.t('{count, plural, =0 {Nothing found} one {# result} other {# results}}', counts);
  return (
    <span aria-live="polite" className={hidden.hidden}>
      {!isLate && said}
    </span>
  );
};

interface OptionsProps {
  id: string;
  sections: readonly PaletteSection[];
  typed: string;
  active: PaletteOption | undefined;
  idOf: (option: PaletteOption) => string;
  onChoose: ReturnType<typeof useOpen>;
}

const Options = ({ id, sections, typed, active, idOf, onChoose }: OptionsProps) => (
  <div id={id} role="listbox" aria-label={i18n.t('Results')} tabIndex={-1} className={styles.options}>
    {sections.map(({ label, options }) => (
      <fieldset key={label} aria-label={label} className={styles.section}>
        <div className={styles.heading} aria-hidden="true">
          <bdi>{label}</bdi>
        </div>
        {options.map((option) => (
          <OptionLine
            key={option.key}
            id={idOf(option)}
            option={option}
            typed={typed}
            isActive={option === active}
            onChoose={(event) => onChoose(option, event)}
          />
        ))}
      </fieldset>
    ))}
  </div>
);

interface FieldProps {
  text: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The id of the list, where it has options. */
  listId: string | undefined;
  activeId: string | undefined;
  isLate: boolean;
  contents: PaletteContents;
  onClose: () => void;
}

const Field = ({ text, onType, onKeyDown, listId, activeId, isLate, contents, onClose }: FieldProps) => (
  <div className={styles.field}>
    <Search size={20} aria-hidden="true" />
    <input
      data-autofocus
      role="combobox"
      aria-label={i18n.t('Find anything')}
      aria-autocomplete="list"
      aria-expanded={listId !== undefined}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={findsRecords(contents) ? i18n.t('A name, number, page or action') : i18n.t('A page or action')}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      dir="auto"
    />
    {isLate && <Loader size={16} aria-hidden="true" />}
    <button type="button" className={styles.close} aria-label={i18n.t('Esc: close')} onClick={onClose}>
      <kbd>Esc</kbd>
      <X size={20} aria-hidden="true" />
    </button>
  </div>
);

interface PaletteBoxProps {
  contents: PaletteContents;
  onClose: () => void;
}

/** The field, and below it what it finds. */
export const PaletteBox = ({ contents, onClose }: PaletteBoxProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { sections, isLate, failure } = usePaletteSections(contents, text);
  const open = useOpen(onClose);
  const { active, onKeyDown, restart } = usePaletteKeys({ sections, isLate }, open, onClose);
  const count = optionsIn(sections).options.length;
  const idOf = ({ key }: PaletteOption) => `${id} ${key}`.replaceAll(' ', '_');
  const [listId, activeId] = [`${id}list`, active && idOf(active)];
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const type = (typed: string) => {
    setText(typed);
    restart();
  };
  const field = { text, onType: type, onKeyDown, activeId, isLate, contents, onClose };
  return (
    <>
      <Field {...field} listId={count > 0 ? listId : undefined} />
      <Announcement sections={sections} isLate={isLate} />
      <Message failure={failure} isEmpty={count === 0 && !isLate} contents={contents} />
      {count > 0 && <Options {...{ id: listId, sections, typed: text, active, idOf }} onChoose={open} />}
      <Hints contents={contents} />
    </>
  );
};
