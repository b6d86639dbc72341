import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useTellUnsaved } from '../../blocks/details/use-unsaved.ts';
import { failureOfSave, refusedIn } from '../../blocks/not-stored.ts';
import { i18n } from '../../kernel/texts.ts';
import { Foot, type Row, RowLine } from './table-lines.parts.tsx';
import { type Cells, RowDialog } from './table-row.parts.tsx';
import styles from './table-rows.module.css';

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

/** What is said of the table as a whole; what stands against its rows does not go without a word here either. */
const failureOf = (error: unknown, { xmlTag }: ReportTable): string | undefined => {
  const refused = refusedIn(error);
  const own = refused.find(({ path }) => path === xmlTag)?.message;
  return own ?? (refused.length > 0 ? i18n.t('Could not save changes') : failureOfSave(error));
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
  return { rows, changed, busy, failure, take, remove, finish };
};

interface OpenRowProps extends Pick<OpenTableProps, 'table' | 'onClose'> {
  /** A new row where there is none. */
  row: Row | undefined;
  onTake: (key: number | undefined, cells: Cells) => void;
}

const OpenRow = ({ table: { columns }, row, onTake, onClose }: OpenRowProps) => (
  <RowDialog
    title={row ? i18n.t('Change row') : i18n.t('Add row')}
    saveLabel={row ? i18n.t('Change') : i18n.t('Add')}
    columns={columns}
    row={row?.cells ?? {}}
    onTake={(cells) => onTake(row?.key, cells)}
    onClose={onClose}
  />
);

/** A table whose rows are added, changed and removed, and saved together. */
export const OpenTable = (props: OpenTableProps) => {
  const { table, onClose } = props;
  const { rows, changed, busy, failure, take, remove, finish } = useRows(props);
  const [opened, setOpened] = useState<{ row?: Row }>();
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus();
  useEffect(focusList, []);
  const drop = (key: number) => {
    remove(key);
    focusList();
  };
  const label = i18n.t('Rows of {title}', { title: table.label });
  const foot = { unsaved: changed, mostRows: table.mostRows, full: rows.length >= table.mostRows, busy, failure };
  return (
    <section ref={list} tabIndex={-1} className={styles.table} aria-label={label}>
      {rows.length === 0 && <p className={styles.none}>{i18n.t('No data')}</p>}
      <ol>
        {rows.map((row, at) => (
          <RowLine
            key={row.key}
            table={table}
            row={row}
            number={at + 1}
            locked={busy}
            onEdit={() => setOpened({ row })}
            onRemove={() => drop(row.key)}
          />
        ))}
      </ol>
      <Foot {...foot} onAdd={() => setOpened({})} onCancel={onClose} onSave={() => void finish()} />
      {opened && <OpenRow table={table} row={opened.row} onTake={take} onClose={() => setOpened(undefined)} />}
    </section>
  );
};
