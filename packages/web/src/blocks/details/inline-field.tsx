import { type ReactNode, useRef, useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { focusIsFree } from '../../ui/free-focus.ts';
import { Missing } from '../../ui/missing.tsx';
import { failureOfSave, refusedIn } from '../not-stored.ts';
import styles from './edit-trigger.module.css';
import { EditTrigger } from './edit-trigger.tsx';
import { InlineEditor, type InlineEditorKind } from './inline-editor.tsx';
import { Saving } from './saving.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useTellUnsaved } from './use-unsaved.ts';

type Save = (value: string) => Promise<unknown>;

interface InlineFieldProps {
  label: string;
  value: string;
  /** What stands for the value when it is not edited; the value itself by default. */
  shown?: string;
  /** How it looks, where it is more than its text. */
  view?: ReactNode;
  /** A line of help beside the control. */
  hint?: string;
  editor: InlineEditorKind;
  /** Whether this reader may change it. An edit that was begun stays while they no longer may: saving it says why. */
  editable: boolean;
  /** How it reads for those who may not, where that is otherwise. */
  still?: ReactNode;
  /** What is wrong with a value before it is sent. */
  check?: (value: string) => string | undefined;
  /**
   * Saves; give it a quiet client, for the field itself says that it failed. It is the one of the moment the field was
   * opened, so that it can say what the value was an edit of.
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

/** What was refused of the value itself says so. */
const failureOf = (error: unknown): string | undefined => refusedIn(error)[0]?.message ?? failureOfSave(error);

const useInlineEditing = ({ check, onUnsaved }: Pick<InlineFieldProps, 'check' | 'onUnsaved'>) => {
  const [state, setState] = useState<State>({ is: 'read' });
  useTellUnsaved(state.is !== 'read' && state.draft !== state.before, onUnsaved);
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
  return { state, edit, close, save };
};

/** A value that is edited where it stands. Escape leaves it; leaving the field or Enter saves it. */
export const InlineField = (props: InlineFieldProps) => {
  const { label, value, shown, view, hint, editor, editable, still, onSave } = props;
  const { state, edit, close, save } = useInlineEditing(props);
  const trigger = useFocusBack(state.is === 'read');
  if (state.is === 'saving') return <Saving />;
  if (state.is === 'editing') {
    const withDraft = (draft: string): Editing => ({ draft, before: state.before, save: state.save });
    return (
      <InlineEditor
        label={label}
        editor={editor}
        hint={hint}
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
  const seen = value ? (view ?? text) : <Missing />;
  if (!editable) return still ?? <span className={styles.still}>{seen}</span>;
  return (
    <EditTrigger
      ref={trigger}
      label={label}
      text={text}
      onEdit={() => edit({ draft: value, before: value, save: onSave })}
    >
      {seen}
    </EditTrigger>
  );
};
