import { ActionIcon } from '@mantine/core';
import { ChevronDown, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { FieldMarks } from './field-marks.tsx';
import styles from './rows-field.module.css';

export interface RowLineProps {
  /** The path of the row in the form. */
  path: string;
  name: ReactNode;
  wrong: number;
  missing: number;
  /** The id of the fields of the row while it is open. */
  controls: string | undefined;
  status?: ReactNode;
  actions: ReactNode;
  onToggle: () => void;
}

/** A row of a form as a line that opens and closes it, with what may be done to it. */
export const RowLine = (props: RowLineProps) => {
  const { path, name, wrong, missing, controls, status, actions, onToggle } = props;
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.toggle}
        data-field={path}
        aria-expanded={controls !== undefined}
        aria-controls={controls}
        onClick={onToggle}
      >
        <ChevronDown size={16} aria-hidden="true" />
        {name}
        <FieldMarks wrong={wrong} missing={missing} />
        {status}
      </button>
      {actions}
    </div>
  );
};

export const RemoveRow = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size={32} aria-label={i18n.t('Remove {name}', { name })} onClick={onRemove}>
    <Trash2 size={16} aria-hidden="true" />
  </ActionIcon>
);
