import { ActionIcon, Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import styles from './repeatable-rows.module.css';

interface RepeatableRowsProps {
  /** The path of the list in the form. */
  name: string;
  addLabel: string;
  /** A new, blank row. */
  blank: Record<string, unknown>;
  /** The fields of the row at `${name}.${index}`. */
  row: (path: string) => ReactNode;
  /** The name of a row on its remove button: "Remove language 2". */
  rowLabel: string;
  locked?: boolean;
}

/** A list within a form whose rows can be added and removed. */
export const RepeatableRows = ({ name, addLabel, blank, row, rowLabel, locked = false }: RepeatableRowsProps) => {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <div className={styles.rows}>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.row}>
          <div className={styles.inside}>{row(`${name}.${index}`)}</div>
          <ActionIcon
            variant="default"
            size={36}
            disabled={locked}
            aria-label={i18n.t('Remove {what} {number}', { what: rowLabel, number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        disabled={locked}
        leftSection={<Plus size={16} aria-hidden="true" />}
        onClick={() => append(blank)}
      >
        {addLabel}
      </Button>
    </div>
  );
};
