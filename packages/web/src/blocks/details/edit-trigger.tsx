import { Pencil, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { i18n } from '../../kernel/texts.ts';
import plain from '../../ui/plain-button.module.css';
import styles from './edit-trigger.module.css';

interface EditTriggerProps {
  label: string;
  /** The value as text. */
  text: string;
  onEdit: () => void;
  /** Called when the reader points at the value or moves to it by keyboard. */
  onApproach?: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** The rendered value. */
  children: ReactNode;
}

const opens = ({ onEdit, onApproach }: Pick<EditTriggerProps, 'onEdit' | 'onApproach'>) => ({
  onClick: onEdit,
  onPointerEnter: onApproach,
  onFocus: onApproach,
});

/** A value that opens its editor when pressed. */
export const EditTrigger = ({ label, text, ref, children, ...props }: EditTriggerProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.trigger}
    aria-label={i18n.t('Edit {label}: {value}', { label, value: text })}
    {...opens(props)}
  >
    <span>{children}</span>
    <Pencil size={14} aria-hidden="true" />
  </button>
);

interface AddTriggerProps extends Pick<EditTriggerProps, 'label' | 'onEdit' | 'onApproach' | 'ref'> {
  /** What a press adds. */
  words: string;
}

/** Stands in place of a value that may stay empty, and opens its editor when pressed. */
export const AddTrigger = ({ label, words, ref, ...props }: AddTriggerProps) => (
  <button
    ref={ref}
    type="button"
    className={`${plain.quiet} ${styles.add}`}
    aria-label={i18n.t('{words}: {label}', { words, label })}
    data-add
    {...opens(props)}
  >
    <Plus size={14} aria-hidden="true" />
    {words}
  </button>
);
