import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './edit-trigger.module.css';

interface EditTriggerProps {
  label: string;
  /** The value as text. */
  text: string;
  onEdit: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** The rendered value. */
  children: ReactNode;
}

/** A value that opens its editor when pressed. */
export const EditTrigger = ({ label, text, onEdit, ref, children }: EditTriggerProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.trigger}
    aria-label={i18n.t('Edit {label}: {value}', { label, value: text })}
    onClick={onEdit}
  >
    <span>{children}</span>
    <Pencil size={14} aria-hidden="true" />
  </button>
);
