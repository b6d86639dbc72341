import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Saving } from '../../blocks/details/saving.tsx';
import { useTellUnsaved } from '../../blocks/details/use-unsaved.ts';
import { NotStored, refusedIn } from '../../blocks/not-stored.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { type Cells, RowDialog } from './table-row.parts.tsx';
import styles from './table-rows.module.css';

interface Row {
  key: number;
  cells: Cells;
  /** What the server refused of it. */
  faults: readonly string[];
}

export interface OpenTableProps {
  table: ReportTable;
  /** As the rows were when the editing began. */
  before: readonly Cells[];
  save: (rows: readonly Cells[]) => Promise<void>;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** What was refused, at its row. */
const faultsAt = (error: unknown, { columns }: ReportTable, at: number): string[] =>
  refusedIn(error).flatMap(({ path, message }) => {
    const column = columns.find(({ xmlTag }) => path === `${at}.${xmlTag}`);
    return column ? [`${column.label}: ${message}`] : [];
  });

/** What is said of the table as a whole; a question that was left says nothing more. */
const failureOf = (error: unknown, { xmlTag }: ReportTable): string | undefined => {
  const own = refusedIn(error).find(({ path }) => path === xmlTag)?.message;
  const wasLeft = error instanceof NotStored && error.refused.length === 0;
  return own ?? (wasLeft ? undefined : i18n.t('Could not save changes'));
};

const cellsIn = (rows: readonly Row[]): Cells[] => rows.map(({ cells }) => cells);

/** The rows while they are added, changed and removed, until they are saved together. */
const useRows = ({ table, before, save, onUnsaved, onClose }: OpenTableProps) => {
  const [rows, setRows] = useState<readonly Row[]>(() => before.map((cells, key) => ({ key, cells, faults: [] })));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const lastKey = useRef(before.length);
  const changed = JSON.stringify(cellsIn(rows)) !== JSON.stringify(before);
  useTellUnsaved(changed, onUnsaved);
  const take = (key: number | undefined, cells: Cells) => {
    lastKey.current += 1;
    const row = { key: key ?? lastKey.current, cells, faults: [] };
    setRows(key === undefined ? [...rows, row] : rows.map((other) => (other.key === key ? row : other)));
  };
  const remove = (key: number) => setRows(rows.filter((other) => other.key !== key));
  const finish = async () => {
    if (!changed) return onClose();
    setBusy(true);
    try {
      await save(cellsIn(rows));
      onClose();
    } catch (error) {
      setRows(rows.map((row, at) => ({ ...row, faults: faultsAt(error, table, at) })));
      setFailure(failureOf(error, table));
      setBusy(false);
    }
  };
  return { rows, busy, failure, take, remove, finish };
};

interface RowLineProps {
  table: ReportTable;
  row: Row;
  number: number;
  locked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const RowLine = ({ table: { columns }, row, number, locked, onEdit, onRemove }: RowLineProps) => {
  const [first, ...others] = columns.map(({ xmlTag }) => row.cells[xmlTag]).filter((cell) => cell !== null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{first ?? i18n.t('Row {number}', { number })}</strong>
        <p className={styles.others}>{others.join(' · ')}</p>
        {row.faults.map((fault) => (
          <p key={fault} className={styles.fault}>
            {fault}
          </p>
        ))}
      </div>
      <Button
        variant="default"
        size="compact-md"
        disabled={locked}
        aria-label={i18n.t('Edit row {number}', { number })}
        onClick={onEdit}
      >
        {i18n.t('Edit')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        disabled={locked}
        aria-label={i18n.t('Remove row {number}', { number })}
        onClick={onRemove}
      >
        {i18n.t('Remove')}
      </Button>
    </li>
  );
};

interface FootProps {
  full: boolean;
  mostRows: number;
  busy: boolean;
  failure: string | undefined;
  onAdd: () => void;
  onCancel: () => void;
  onSave: () => void;
}

const Foot = ({ full, mostRows, busy, failure, onAdd, onCancel, onSave }: FootProps) => (
  <div className={styles.foot}>
    <Button
      variant="default"
      disabled={busy || full}
      leftSection={<Plus size={16} aria-hidden="true" />}
      onClick={onAdd}
    >
      {i18n.t('Add row')}
    </Button>
    <p className={styles.most}>{i18n.t('At most {most} rows', { most: formatCount(mostRows) })}</p>
    <p role="alert" className={styles.fault}>
      {failure}
    </p>
    {busy && <Saving />}
    <Button variant="subtle" color="gray" disabled={busy} onClick={onCancel}>
      {i18n.t('Cancel')}
    </Button>
    <Button disabled={busy} onClick={onSave}>
      {i18n.t('Save')}
    </Button>
  </div>
);

/** A table whose rows are added, changed and removed, and saved together. */
export const OpenTable = (props: OpenTableProps) => {
  const { table, onClose } = props;
  const { rows, busy, failure, take, remove, finish } = useRows(props);
  const [opened, setOpened] = useState<Row | 'new'>();
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus();
  useEffect(focusList, []);
  const drop = (key: number) => {
    remove(key);
    focusList();
  };
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.table}
      aria-label={i18n.t('Rows of {title}', { title: table.label })}
    >
      {rows.length === 0 && <p className={styles.none}>{i18n.t('No data')}</p>}
      <ol>
        {rows.map((row, at) => (
          <RowLine
            key={row.key}
            table={table}
            row={row}
            number={at + 1}
            locked={busy}
            onEdit={() => setOpened(row)}
            onRemove={() => drop(row.key)}
          />
        ))}
      </ol>
      <Foot
        full={rows.length >= table.mostRows}
        mostRows={table.mostRows}
        busy={busy}
        failure={failure}
        onAdd={() => setOpened('new')}
        onCancel={onClose}
        onSave={() => void finish()}
      />
      {opened && (
        <RowDialog
          title={opened === 'new' ? i18n.t('Add row') : i18n.t('Change row')}
          saveLabel={opened === 'new' ? i18n.t('Add') : i18n.t('Change')}
          columns={table.columns}
          row={opened === 'new' ? {} : opened.cells}
          onTake={(cells) => take(opened === 'new' ? undefined : opened.key, cells)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
};
