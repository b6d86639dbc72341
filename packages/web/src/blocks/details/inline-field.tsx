import { Loader } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { InlineEditor, type InlineEditorKind } from './inline-editor.tsx';
import styles from './inline-field.module.css';

interface InlineFieldProps {
  label: string;
  value: string;
  /** What stands for the value when it is not edited; the value itself by default. */
  shown?: string;
  editor: InlineEditorKind;
  /** Whether this reader may change it. */
  editable: boolean;
  /** Saves; give it a quiet client, for the field itself says that it failed. */
  onSave: (value: string) => Promise<unknown>;
}

type State = { is: 'read' } | { is: 'editing'; draft: string; failed?: true } | { is: 'saving' };

/** Whether taking a control away has left the focus nowhere; whoever went on to another field keeps it there. */
const focusIsFree = () => document.activeElement === null || document.activeElement === document.body;

const Saving = () => (
  <span role="status" className={styles.saving}>
    <Loader size={14} />
    {i18n.t('Editing...')}
  </span>
);

/** A value that is edited where it stands. Escape leaves it; leaving the field or Enter saves it. */
export const InlineField = ({ label, value, shown, editor, editable, onSave }: InlineFieldProps) => {
  const [state, setState] = useState<State>({ is: 'read' });
  const trigger = useRef<HTMLButtonElement>(null);
  // Taking a focused control away may blur it, which must neither save twice nor save what Escape gave up.
  const open = useRef(false);
  const edit = (draft: string, failed?: true) => {
    open.current = true;
    setState({ is: 'editing', draft, ...(failed && { failed }) });
  };
  const close = () => {
    open.current = false;
    setState({ is: 'read' });
    requestAnimationFrame(() => focusIsFree() && trigger.current?.focus());
  };
  const save = async (draft: string) => {
    if (!open.current) return;
    if (draft === value) return close();
    open.current = false;
    setState({ is: 'saving' });
    try {
      await onSave(draft);
      close();
    } catch {
      edit(draft, true);
    }
  };
  if (state.is === 'saving') return <Saving />;
  if (state.is === 'editing')
    return (
      <InlineEditor
        label={label}
        editor={editor}
        draft={state.draft}
        error={state.failed ? i18n.t('Could not save changes') : undefined}
        takesFocus={!state.failed || focusIsFree()}
        onDraft={(draft) => edit(draft)}
        onSave={(draft) => void save(draft)}
        onLeave={close}
      />
    );
  const text = (shown ?? value) || <Missing />;
  if (!editable) return <span className={styles.still}>{text}</span>;
  return (
    <button
      ref={trigger}
      type="button"
      className={styles.trigger}
      aria-label={i18n.t('Edit {label}: {value}', { label, value: (shown ?? value) || i18n.t('Missing') })}
      onClick={() => edit(value)}
    >
      <span>{text}</span>
      <Pencil size={14} aria-hidden="true" />
    </button>
  );
};
