import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DiscardQuestion } from '../../../blocks/form-screen/leave-guard.tsx';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { WhyNot } from '../../../ui/why-not.tsx';
import type { Cells } from '../report-values.parts.tsx';
import styles from './table-rows.module.css';

/** A row while its table is open for editing. */
export interface Row {
  key: number;
  cells: Cells;
}

interface RowLineProps {
  table: ReportTable;
  row: Row;
  number: number;
  onEdit: () => void;
  onRemove: () => void;
}

/** A row in short, with buttons to edit and remove it. */
export const RowLine = ({ table: { columns }, row, number, onEdit, onRemove }: RowLineProps) => {
  const [first, ...others] = columns.map(({ xmlTag }) => row.cells[xmlTag]).filter((cell) => cell !== null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{first ?? i18n.t('Row {number}', { number })}</strong>
        <p className={styles.others}>
          <PartsLine parts={others} />
        </p>
      </div>
      <Button variant="default" size="compact-md" aria-label={i18n.t('Edit row {number}', { number })} onClick={onEdit}>
        {i18n.t('Edit')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        aria-label={i18n.t('Remove row {number}', { number })}
        onClick={onRemove}
      >
        {i18n.t('Remove')}
      </Button>
    </li>
  );
};

interface TableButtonsProps {
  /** Whether Cancel would discard entries. */
  unsaved: boolean;
  full: boolean;
  mostRows: number;
  onAdd: () => void;
  onCancel: () => void;
  onSave: () => void;
}

type CancelProps = Pick<TableButtonsProps, 'unsaved' | 'onCancel'>;

const Cancel = ({ unsaved, onCancel }: CancelProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" color="gray" onClick={unsaved ? () => setAsked(true) : onCancel}>
        {i18n.t('Cancel')}
      </Button>
      <DiscardQuestion opened={asked} onDiscard={onCancel} onStay={() => setAsked(false)} />
    </>
  );
};

/** The buttons of the whole table. */
export const TableButtons = ({ full, mostRows, onAdd, onSave, ...cancel }: TableButtonsProps) => {
  const limit = i18n.t('At most {most} rows', { most: formatCount(mostRows) });
  return (
    <div className={styles.foot}>
      <WhyNot reason={full ? limit : undefined}>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
          {i18n.t('Add row')}
        </Button>
      </WhyNot>
      <p className={styles.most}>{limit}</p>
      <Cancel {...cancel} />
      <Button onClick={onSave}>{i18n.t('Keep')}</Button>
    </div>
  );
};
