import { Select, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { isDay } from '../../kernel/days.ts';
import { DayInput } from '../../ui/day-input.tsx';

export type InlineEditorKind =
  | { kind: 'text' | 'area' | 'day' }
  | { kind: 'select'; options: readonly { value: string; label: string }[] };

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

/** The control in which one value is edited where it stands. */
export const InlineEditor = (props: InlineEditorProps) => {
  const { label, editor, draft, error, takesFocus, onDraft, onSave, onLeave } = props;
  // A day that is not yet one stays, and says so itself.
  const finish = () => {
    if (editor.kind !== 'day' || draft === '' || isDay(draft)) onSave(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    const breaksLine = editor.kind === 'area' && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && !breaksLine && editor.kind !== 'select') {
      event.preventDefault();
      finish();
    }
  };
  const common = { 'aria-label': label, error, autoFocus: takesFocus, onKeyDown };
  if (editor.kind === 'select')
    return (
      <Select
        {...common}
        data={[...editor.options]}
        value={draft || null}
        defaultDropdownOpened={takesFocus}
        onChange={(choice) => onSave(choice ?? '')}
        onBlur={onLeave}
      />
    );
  if (editor.kind === 'day')
    return <DayInput {...common} value={draft} onChange={onDraft} onUnfinished={onDraft} onBlur={finish} />;
  const typed = { ...common, value: draft, onBlur: finish };
  if (editor.kind === 'area')
    return <Textarea {...typed} autosize minRows={3} onChange={(event) => onDraft(event.currentTarget.value)} />;
  return <TextInput {...typed} onChange={(event) => onDraft(event.currentTarget.value)} />;
};
