import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useReportUnsaved } from '../../../blocks/details/use-unsaved.ts';
import { i18n } from '../../../kernel/texts.ts';
import type { Cells } from '../report-values.parts.tsx';
import { ClauseResults, useClauseResults } from './clause-results.parts.tsx';
import { type Row, RowLine, TableButtons } from './table-lines.parts.tsx';
import { RowDialog } from './table-row.parts.tsx';
import styles from './table-rows.module.css';

interface OpenTableProps {
  table: ReportTable;
  /** The rows at the start of editing. */
  before: readonly Cells[];
  /** `results` are those of the clauses that the rows name, by xmlTag. */
  onKeep: (rows: readonly Cells[], results: Readonly<Record<string, string>>) => void;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** The rows while the reader adds, changes and removes some. */
const useRows = (before: readonly Cells[]) => {
  const [rows, setRows] = useState<readonly Row[]>(() => before.map((cells, key) => ({ key, cells })));
  const lastKey = useRef(before.length);
  const cells = rows.map((row) => row.cells);
  const take = (key: number | undefined, taken: Cells) => {
    lastKey.current += 1;
    const row = { key: key ?? lastKey.current, cells: taken };
    setRows(key === undefined ? [...rows, row] : rows.map((other) => (other.key === key ? row : other)));
  };
  const remove = (key: number) => setRows(rows.filter((other) => other.key !== key));
  return { rows, cells, changed: JSON.stringify(cells) !== JSON.stringify(before), take, remove };
};

interface OpenRowProps extends Pick<OpenTableProps, 'table' | 'onClose'> {
  /** Undefined for a new row. */
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

/** A table open for editing. Its rows are kept together. */
export const OpenTable = ({ table, before, onKeep, onUnsaved, onClose }: OpenTableProps) => {
  const { rows, cells, changed, take, remove } = useRows(before);
  const { asked, results, choose } = useClauseResults(table, before, cells);
  const [opened, setOpened] = useState<{ row?: Row }>();
  useReportUnsaved(changed, onUnsaved);
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus();
  useEffect(focusList, []);
  const removeRow = (key: number) => {
    remove(key);
    focusList();
  };
  const saveRows = () => {
    if (changed) onKeep(cells, results);
    onClose();
  };
  const label = i18n.t('Rows of {title}', { title: table.label });
  const foot = { unsaved: changed, mostRows: table.mostRows, full: rows.length >= table.mostRows };
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
            onEdit={() => setOpened({ row })}
            onRemove={() => removeRow(row.key)}
          />
        ))}
      </ol>
      <ClauseResults asked={asked} results={results} choose={choose} />
      <TableButtons {...foot} onAdd={() => setOpened({})} onCancel={onClose} onSave={saveRows} />
      {opened && <OpenRow table={table} row={opened.row} onTake={take} onClose={() => setOpened(undefined)} />}
    </section>
  );
};
