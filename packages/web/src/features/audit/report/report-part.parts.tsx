import type {
  ReportEntry,
  ReportPart,
  ReportTable,
  ReportValue,
} from '@attestry/contract/features/audit/report.schema.ts';
import { i18n } from '../../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../../ui/field-row.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { Panel, PanelBody } from '../../../ui/panel.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { EditedAnswer, TablePanel } from '../../audit-editing/audit-editing.public.ts';
import { isResult, ResultPill } from './clauses.parts.tsx';
import styles from './report-part.module.css';

/** The text of an answer; undefined if it is missing. */
const Answer = ({ value }: { value: Exclude<ReportValue, null> }) => {
  if (isResult(value)) return <ResultPill result={value} />;
  if (!Array.isArray(value)) return <span className={styles.answer}>{value}</span>;
  return (
    <ul>
      {value.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  );
};

const answerOf = (value: ReportValue) => (value === null ? null : <Answer value={value} />);

const Entries = ({ entries }: { entries: readonly ReportEntry[] }) => (
  <FieldRows>
    {entries.map((entry) => (
      <FieldRow key={entry.id} label={entry.label}>
        <EditedAnswer question={entry} view={isResult(entry.data) ? <ResultPill result={entry.data} /> : undefined}>
          {answerOf(entry.data) ?? <Missing />}
        </EditedAnswer>
      </FieldRow>
    ))}
  </FieldRows>
);

const rowKey = (row: ReportTable['rows'][number], at: number) => `${at} ${String(row[0]?.data)}`;

const Rows = ({ table: { label, columns, rows } }: { table: ReportTable }) => (
  <PlainTable
    label={i18n.t('{title}, table', { title: label })}
    heads={columns.map((column) => column.label)}
    rows={rows.map((row, at) => ({
      key: rowKey(row, at),
      cells: row.map(({ visible, data }) => visible && (answerOf(data) ?? <Missing />)),
    }))}
  />
);

/** Rows with texts too long for table cells: each row is a panel, headed by its first answer. */
const Records = ({ table: { columns, rows } }: { table: ReportTable }) => (
  <ol>
    {rows.map((row, at) => (
      <li key={rowKey(row, at)} className={styles.record}>
        <h3 className={styles.recordHead}>
          {columns[0]?.label} {String(row[0]?.data ?? at + 1)}
        </h3>
        <FieldRows>
          {columns.slice(1).map((column, index) => (
            <FieldRow key={column.xmlTag} label={column.label}>
              {answerOf(row[index + 1]?.data ?? null)}
            </FieldRow>
          ))}
        </FieldRows>
      </li>
    ))}
  </ol>
);

const TableView = ({ table }: { table: ReportTable }) => {
  if (table.rows.length === 0)
    return (
      <PanelBody>
        <p className={styles.none}>{i18n.t('No data')}</p>
      </PanelBody>
    );
  const long = table.columns.filter(({ type }) => type === 'longText').length;
  return long > 1 ? <Records table={table} /> : <Rows table={table} />;
};

/** A part of a section: its entries as labelled rows, or its table. */
export const PartPanel = ({ part }: { part: ReportPart }) => {
  const entries = part.content.filter((one) => 'data' in one);
  const tables = part.content.flatMap((one) => ('rows' in one && one.type === 'table' ? [one] : []));
  return (
    <>
      {entries.length > 0 && (
        <Panel title={part.name}>
          <Entries entries={entries} />
        </Panel>
      )}
      {tables.map((table) => (
        <TablePanel key={table.id} title={part.name} table={table}>
          <TableView table={table} />
        </TablePanel>
      ))}
    </>
  );
};
