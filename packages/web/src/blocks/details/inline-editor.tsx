import { Button, Loader, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { type DayBounds, DayInput } from '../../ui/day-input.tsx';
import { type Choice, noOptionsText } from '../lookups.tsx';
import { emptyText, useLookupResults } from '../use-lookup-results.ts';
import styles from './edit-trigger.module.css';

export type InlineEditorKind =
  | { kind: 'text' | 'area' | 'number' }
  | { kind: 'day'; bounds?: DayBounds }
  | { kind: 'select'; options: readonly { value: string; label: string }[]; clearable?: boolean }
  /** Any number of options; the draft has one per line. */
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'lookup'; lookup: string; chosen: Choice | undefined };

interface InlineEditorProps {
  label: string;
  editor: InlineEditorKind;
  hint: string | undefined;
  draft: string;
  error: string | undefined;
  /** Whether it takes the focus on mount. */
  takesFocus: boolean;
  /** What saving is called. */
  saveLabel: string;
  onDraft: (draft: string) => void;
  onSave: (draft: string) => void;
  onLeave: () => void;
}

interface PickerProps<K extends InlineEditorKind['kind']> {
  common: { 'aria-label': string; autoFocus: boolean };
  editor: Extract<InlineEditorKind, { kind: K }>;
  draft: string;
  onSave: (draft: string) => void;
  onLeave: () => void;
}

const clearButton = (common: { 'aria-label': string }) => ({
  'aria-label': i18n.t('Clear {label}', { label: common['aria-label'] }),
});

/**
 * Opens the list by a press: only then does the kit start from the present value. It waits until the kit has given the list
 * its id: otherwise the field would name no list.
 */
const useListOpenedAtOnce = (opens: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const opening = setTimeout(() => opens && field.current?.click());
    return () => clearTimeout(opening);
  }, [opens]);
  return field;
};

const SelectEditor = ({ common, editor, draft, onSave, onLeave }: PickerProps<'select'>) => (
  <Select
    {...common}
    data={[...editor.options]}
    value={draft || null}
    ref={useListOpenedAtOnce(common.autoFocus)}
    clearable={editor.clearable ?? false}
    allowDeselect={editor.clearable ?? false}
    clearButtonProps={clearButton(common)}
    onOptionSubmit={(choice) => choice === draft && !editor.clearable && onLeave()}
    onChange={(choice) => onSave(choice ?? '')}
    onBlur={onLeave}
  />
);

const LookupEditor = ({ common, editor: { lookup, chosen }, draft, onSave, onLeave }: PickerProps<'lookup'>) => {
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const term = typed === chosen?.name ? '' : typed;
  const { found, busy } = useLookupResults(lookup, term);
  const choices = chosen ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found;
  return (
    <Select
      {...common}
      searchable
      clearable
      clearButtonProps={clearButton(common)}
      allowDeselect={false}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some(({ id }) => id === option.value))
      }
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft || null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText(term, busy)}
      rightSection={busy ? <Loader size={15} /> : undefined}
      onOptionSubmit={(choice) => choice === draft && onLeave()}
      onChange={(choice) => onSave(choice ?? '')}
      onBlur={onLeave}
    />
  );
};

type Choosing = Omit<PickerProps<'choices'>, 'onLeave'> & { onDraft: (draft: string) => void };

const ChoicesEditor = ({ common, editor: { options }, draft, onDraft, onSave }: Choosing) => (
  <MultiSelect
    {...common}
    searchable
    selectFirstOptionOnChange
    ref={useListOpenedAtOnce(common.autoFocus)}
    hidePickedOptions
    data={[...options]}
    value={draft === '' ? [] : draft.split('\n')}
    nothingFoundMessage={noOptionsText()}
    onChange={(chosen) => onDraft(chosen.join('\n'))}
    onBlur={() => onSave(draft)}
  />
);

/** Escape cancels and Enter saves. In an open list, Enter chooses; in a long text, it breaks the line. */
const keysOf = (kind: InlineEditorKind['kind'], save: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') leave();
  if (event.key !== 'Enter' || kind === 'select' || kind === 'lookup') return;
  const isList = event.target instanceof HTMLElement && event.target.dataset.expanded !== undefined;
  if (isList || (kind === 'area' && !event.ctrlKey && !event.metaKey)) return;
  event.preventDefault();
  save();
};

const moveCursorToEnd = ({ currentTarget: box }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
  box.setSelectionRange(box.value.length, box.value.length);

/** Focusing the field shows the field alone, and a bar at the foot of the page may cover what follows it. */
const showWhole = (ends: HTMLElement | null) => ends?.scrollIntoView({ block: 'nearest' });

type Ends = Pick<InlineEditorProps, 'label' | 'saveLabel' | 'takesFocus' | 'onLeave'> & { finish: () => void };

/**
 * Save and Cancel for a finger or a mouse. Keys end the edit from the field itself: Enter and Tab save, Escape cancels.
 * The field keeps the focus while they are pressed, because leaving it would save.
 */
const EndButtons = ({ label, saveLabel, takesFocus, finish, onLeave }: Ends) => (
  <div className={styles.ends} ref={takesFocus ? showWhole : undefined}>
    {[
      { name: saveLabel, press: finish, variant: 'filled' },
      { name: i18n.t('Cancel'), press: onLeave, variant: 'subtle' },
    ].map(({ name, press, variant }) => (
      <Button
        key={name}
        size="compact-md"
        variant={variant}
        tabIndex={-1}
        aria-label={i18n.t('{action}: {label}', { action: name, label })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        {name}
      </Button>
    ))}
  </div>
);

const Control = ({ finish, ...props }: Omit<InlineEditorProps, 'saveLabel'> & Pick<Ends, 'finish'>) => {
  const { label, editor, hint, draft, error, takesFocus, onDraft, onSave, onLeave } = props;
  const onKeyDown = keysOf(editor.kind, finish, onLeave);
  const common = { 'aria-label': label, description: hint, error, autoFocus: takesFocus, onKeyDown };
  if (editor.kind === 'lookup') return <LookupEditor {...{ common, editor, draft, onSave, onLeave }} />;
  if (editor.kind === 'select') return <SelectEditor {...{ common, editor, draft, onSave, onLeave }} />;
  if (editor.kind === 'choices') return <ChoicesEditor {...{ common, editor, draft, onDraft, onSave }} />;
  if (editor.kind === 'day')
    return (
      <DayInput
        {...common}
        {...editor.bounds}
        called={label}
        value={draft}
        onChange={onDraft}
        onUnfinished={onDraft}
        onBlur={finish}
      />
    );
  const typed = { ...common, value: draft, onFocus: moveCursorToEnd, onBlur: finish };
  if (editor.kind === 'area')
    return (
      <Textarea {...typed} autosize minRows={3} maxRows={16} onChange={(event) => onDraft(event.currentTarget.value)} />
    );
  const inputMode = editor.kind === 'number' ? 'decimal' : 'text';
  return <TextInput {...typed} inputMode={inputMode} onChange={(event) => onDraft(event.currentTarget.value)} />;
};

/** The control that edits one value in place. Choosing an entry of a list ends the edit. */
export const InlineEditor = ({ saveLabel, ...props }: InlineEditorProps) => {
  const { label, editor, draft, takesFocus, onSave, onLeave } = props;
  // An incomplete day is kept, and the input itself says what is wrong.
  const finish = () => {
    if (editor.kind !== 'day' || draft === '' || isDay(draft)) onSave(draft);
  };
  return (
    <>
      <Control {...props} finish={finish} />
      {editor.kind !== 'lookup' && editor.kind !== 'select' && (
        <EndButtons {...{ label, saveLabel, takesFocus, finish, onLeave }} />
      )}
    </>
  );
};
