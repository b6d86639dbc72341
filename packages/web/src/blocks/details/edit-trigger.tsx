import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './edit-trigger.module.css';

interface EditTriggerProps {
  label: string;
  /** The value in words. */
  text: string;
  onEdit: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** The value as it is seen. */
  children: ReactNode;
}

/** A value that opens to be edited. */
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
