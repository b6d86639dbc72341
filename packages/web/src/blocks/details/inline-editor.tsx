import { Loader, Select, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { isDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { type DayBounds, DayInput } from '../../ui/day-input.tsx';
import type { Choice } from '../lookups.tsx';
import { emptyText, useFound } from '../use-found.ts';

export type InlineEditorKind =
  | { kind: 'text' | 'area' }
  | { kind: 'day'; bounds?: DayBounds }
  | { kind: 'select'; options: readonly { value: string; label: string }[]; clearable?: boolean }
  | { kind: 'lookup'; lookup: string; chosen: Choice | undefined };

interface InlineEditorProps {
  label: string;
  editor: InlineEditorKind;
  draft: string;
  error: string | undefined;
  /** Whether it has the focus from its first moment on. */
  takesFocus: boolean;
  onDraft: (draft: string) => void;
  onSave: (draft: string) => void;
  onLeave: () => void;
}

interface PickerProps<K extends 'select' | 'lookup'> {
  common: { 'aria-label': string; autoFocus: boolean };
  editor: Extract<InlineEditorKind, { kind: K }>;
  draft: string;
  onSave: (draft: string) => void;
  onLeave: () => void;
}

const SelectEditor = ({ common, editor, draft, onSave, onLeave }: PickerProps<'select'>) => (
  <Select
    {...common}
    data={[...editor.options]}
    value={draft || null}
    defaultDropdownOpened={common.autoFocus}
    clearable={editor.clearable ?? false}
    clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label: common['aria-label'] }) }}
    onChange={(choice) => onSave(choice ?? '')}
    onBlur={onLeave}
  />
);

const LookupEditor = ({ common, editor: { lookup, chosen }, draft, onSave, onLeave }: PickerProps<'lookup'>) => {
  const [typed, setTyped] = useState(chosen?.name ?? '');
  const term = typed === chosen?.name ? '' : typed;
  const { found, busy } = useFound(lookup, term);
  const choices = chosen ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found;
  return (
    <Select
      {...common}
      searchable
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some(({ id }) => id === option.value))
      }
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText(term, busy)}
      rightSection={busy ? <Loader size={15} /> : undefined}
      onChange={(choice) => choice && onSave(choice)}
      onBlur={onLeave}
    />
  );
};

/** The control in which one value is edited where it stands. */
export const InlineEditor = (props: InlineEditorProps) => {
  const { label, editor, draft, error, takesFocus, onDraft, onSave, onLeave } = props;
  // A day that is not yet one stays, and says so itself.
  const finish = () => {
    if (editor.kind !== 'day' || draft === '' || isDay(draft)) onSave(draft);
  };
  const isPicked = editor.kind === 'select' || editor.kind === 'lookup';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    const breaksLine = editor.kind === 'area' && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && !breaksLine && !isPicked) {
      event.preventDefault();
      finish();
    }
  };
  const common = { 'aria-label': label, error, autoFocus: takesFocus, onKeyDown };
  if (editor.kind === 'lookup') return <LookupEditor {...{ common, editor, draft, onSave, onLeave }} />;
  if (editor.kind === 'select') return <SelectEditor {...{ common, editor, draft, onSave, onLeave }} />;
  if (editor.kind === 'day')
    return (
      <DayInput
        {...common}
        {...editor.bounds}
        value={draft}
        onChange={onDraft}
        onUnfinished={onDraft}
        onBlur={finish}
      />
    );
  const typed = { ...common, value: draft, onBlur: finish };
  if (editor.kind === 'area')
    return <Textarea {...typed} autosize minRows={3} onChange={(event) => onDraft(event.currentTarget.value)} />;
  return <TextInput {...typed} onChange={(event) => onDraft(event.currentTarget.value)} />;
};
