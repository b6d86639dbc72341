import { Loader } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { InlineEditor, type InlineEditorKind } from './inline-editor.tsx';
import styles from './inline-field.module.css';

type Save = (value: string) => Promise<unknown>;

interface InlineFieldProps {
  label: string;
  value: string;
  /** What stands for the value when it is not edited; the value itself by default. */
  shown?: string;
  editor: InlineEditorKind;
  /** Whether this reader may change it. */
  editable: boolean;
  /**
   * Saves; give it a quiet client, for the field itself says that it failed. It is the one of the moment the field was
   * opened, so that it can tell what the value was an edit of.
   */
  onSave: Save;
  /** Told whether the field holds what is not saved yet. */
  onUnsaved?: (unsaved: boolean) => void;
}

interface Editing {
  draft: string;
  before: string;
  save: Save;
}
type State = { is: 'read' } | ({ is: 'editing'; failure?: string } & Editing) | ({ is: 'saving' } & Editing);

/** Whether taking a control away has left the focus nowhere; whoever went on to another field keeps it there. */
const focusIsFree = () => document.activeElement === null || document.activeElement === document.body;

/** What was refused of the value itself says so. */
const failureOf = (error: unknown): string => {
  const refused = error instanceof ApiError ? error.body?.fields?.[0]?.message : undefined;
  return refused ?? i18n.t('Could not save changes');
};

const Saving = () => (
  <span role="status" className={styles.saving}>
    <Loader size={14} />
    {i18n.t('Editing...')}
  </span>
);

const useTellUnsaved = (state: State, onUnsaved: InlineFieldProps['onUnsaved']) => {
  const unsaved = state.is !== 'read' && state.draft !== state.before;
  const tell = useEffectEvent((now: boolean) => onUnsaved?.(now));
  useEffect(() => {
    tell(unsaved);
    return () => tell(false);
  }, [unsaved]);
};

/** The control that opens the field: it has the focus back once it is drawn again, however long that takes. */
const useFocusAfterEditing = (state: State) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  const reading = state.is === 'read';
  useEffect(() => {
    if (reading && edited.current && focusIsFree()) trigger.current?.focus();
    edited.current = !reading;
  }, [reading]);
  return trigger;
};

/** A value that is edited where it stands. Escape leaves it; leaving the field or Enter saves it. */
export const InlineField = (props: InlineFieldProps) => {
  const { label, value, shown, editor, editable, onSave, onUnsaved } = props;
  const [state, setState] = useState<State>({ is: 'read' });
  useTellUnsaved(state, onUnsaved);
  const trigger = useFocusAfterEditing(state);
  // Taking a focused control away may blur it, which must neither save twice nor save what Escape gave up.
  const open = useRef(false);
  const edit = (editing: Editing, failure?: string) => {
    open.current = true;
    setState({ is: 'editing', ...editing, ...(failure && { failure }) });
  };
  const close = () => {
    open.current = false;
    setState({ is: 'read' });
  };
  const save = async (editing: Editing) => {
    if (!open.current) return;
    if (editing.draft === editing.before) return close();
    open.current = false;
    setState({ is: 'saving', ...editing });
    try {
      await editing.save(editing.draft);
      close();
    } catch (error) {
      edit(editing, failureOf(error));
    }
  };
  if (state.is === 'saving') return <Saving />;
  if (state.is === 'editing') {
    const { before, save: onSaveOfOpening } = state;
    const withDraft = (draft: string): Editing => ({ draft, before, save: onSaveOfOpening });
    return (
      <InlineEditor
        label={label}
        editor={editor}
        draft={state.draft}
        error={state.failure}
        takesFocus={!state.failure || focusIsFree()}
        onDraft={(draft) => edit(withDraft(draft))}
        onSave={(draft) => void save(withDraft(draft))}
        onLeave={close}
      />
    );
  }
  const text = (shown ?? value) || <Missing />;
  if (!editable) return <span className={styles.still}>{text}</span>;
  return (
    <button
      ref={trigger}
      type="button"
      className={styles.trigger}
      aria-label={i18n.t('Edit {label}: {value}', { label, value: (shown ?? value) || i18n.t('Missing') })}
      onClick={() => edit({ draft: value, before: value, save: onSave })}
    >
      <span>{text}</span>
      <Pencil size={14} aria-hidden="true" />
    </button>
  );
};
