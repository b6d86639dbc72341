import { type ReactNode, useRef, useState } from 'react';
import { showBanner } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { focusIsFree } from '../../ui/free-focus.ts';
import { later } from '../../ui/later.ts';
import { Missing } from '../../ui/missing.tsx';
import { failureOfSave, refusedIn } from '../not-stored.ts';
import styles from './edit-trigger.module.css';
import { AddTrigger, EditTrigger } from './edit-trigger.tsx';
import type { InlineEditorKind } from './inline-editor.tsx';
import { Saving } from './saving.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useReportUnsaved } from './use-unsaved.ts';

const InlineEditor = later(async () => (await import('./inline-editor.tsx')).InlineEditor);

type Save = (value: string) => Promise<unknown>;

interface InlineFieldProps {
  label: string;
  value: string;
  /** The text shown outside the editor; by default the value itself. */
  shown?: string;
  /** The rendered value, if it is more than plain text. */
  view?: ReactNode;
  /** What adding a value is called where it may stay empty. */
  add?: string | undefined;
  /** A hint next to the control. */
  hint?: string;
  editor: InlineEditorKind;
  /**
   * Whether this reader may change the value. An open editor stays open if the permission is lost; saving then says
   * why.
   */
  editable: boolean;
  /** The value as shown to readers who may not change it, if that differs. */
  still?: ReactNode;
  /** Checks a value before it is sent; returns what is wrong with it. */
  check?: (value: string) => string | undefined;
  /**
   * Saves the value with a quiet client, because the field shows the failure itself. The function passed when the
   * editor opened is the one called, so that it knows which value the edit started from.
   */
  onSave: Save;
  /** What saving is called; by default Save. */
  saveLabel?: string | undefined;
  /** Called whenever the field starts or stops having unsaved changes. */
  onUnsaved?: (unsaved: boolean) => void;
}

interface Editing {
  draft: string;
  before: string;
  save: Save;
}
type State = { is: 'read' } | ({ is: 'editing'; failure?: string } & Editing) | ({ is: 'saving' } & Editing);

/** The message of a failed save: that of the refused value, or the general one. */
const failureOf = (error: unknown): string | undefined => refusedIn(error)[0]?.message ?? failureOfSave(error);

const useInlineEditing = ({ check, onUnsaved }: Pick<InlineFieldProps, 'check' | 'onUnsaved'>) => {
  const [state, setState] = useState<State>({ is: 'read' });
  useReportUnsaved(state.is !== 'read' && state.draft !== state.before, onUnsaved);
  // Removing a focused control may blur it. That blur must neither save twice nor save what Escape discarded.
  const open = useRef(false);
  const edit = (editing: Editing, failure?: string) => {
    open.current = true;
    setState({ is: 'editing', ...editing, ...(failure && { failure }) });
  };
  // The value keeps the focus until its editor is loaded and takes it.
  const start = async (editing: Editing) => {
    if (await InlineEditor.preload()) edit(editing);
    else showBanner(i18n.t('Could not load the editor. Try again, or reload the page.'));
  };
  const close = () => {
    open.current = false;
    setState({ is: 'read' });
  };
  const save = async (editing: Editing) => {
    if (!open.current) return;
    if (editing.draft === editing.before) return close();
    const wrong = check?.(editing.draft);
    if (wrong) return edit(editing, wrong);
    open.current = false;
    setState({ is: 'saving', ...editing });
    try {
      await editing.save(editing.draft);
      close();
    } catch (error) {
      edit(editing, failureOf(error));
    }
  };
  return { state, start, edit, close, save };
};

/** A value edited in place. Escape cancels; Enter or leaving the field saves. */
export const InlineField = (props: InlineFieldProps) => {
  const { label, value, shown, view, add, hint, editor, editable, still, onSave, saveLabel = i18n.t('Save') } = props;
  const { state, start, edit, close, save } = useInlineEditing(props);
  const trigger = useFocusBack(state.is === 'read');
  if (state.is === 'saving') return <Saving />;
  if (state.is === 'editing') {
    const withDraft = (draft: string): Editing => ({ draft, before: state.before, save: state.save });
    return (
      <InlineEditor
        label={label}
        editor={editor}
        hint={hint}
        saveLabel={saveLabel}
        draft={state.draft}
        error={state.failure}
        takesFocus={!state.failure || focusIsFree()}
        onDraft={(draft) => edit(withDraft(draft))}
        onSave={(draft) => void save(withDraft(draft))}
        onLeave={close}
      />
    );
  }
  const text = (shown ?? value) || i18n.t('Missing');
  const seen = value ? (view ?? <bdi>{text}</bdi>) : <Missing fillable={editable} />;
  if (!editable) return still ?? <span className={styles.still}>{seen}</span>;
  const opening = {
    ref: trigger,
    label,
    onApproach: () => void InlineEditor.preload(),
    onEdit: () => void start({ draft: value, before: value, save: onSave }),
  };
  if (value === '' && add !== undefined) return <AddTrigger {...opening} words={add} />;
  return (
    <EditTrigger {...opening} text={text}>
      {seen}
    </EditTrigger>
  );
};
