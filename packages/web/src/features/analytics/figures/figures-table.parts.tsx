import { exactRows } from '@attestry/contract/kernel/list.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount, formatDecimals, i18n } from '../../../kernel/texts.ts';
import { NarrowTable, PlainTable } from '../../../ui/plain-table.tsx';
import styles from '../analytics.module.css';

/** A figure that leads to the rows that it counts. */
export interface Counting {
  count: number;
  to: string;
}

/** A text, a number, nothing, or a figure that leads to what it counts. */
export type FigureCell = string | number | null | Counting;

/** What a dashboard says: in words, and as the table behind its picture. */
export interface Figures {
  headline: string;
  heads: readonly string[];
  /** How many columns at the beginning are texts; all others are numbers. */
  texts: number;
  rows: readonly { key: string; cells: readonly FigureCell[] }[];
}

const shownCell = (cell: FigureCell, decimals: number): ReactNode => {
  if (cell === null) return '–';
  if (typeof cell === 'string') return <bdi className={/\s/.test(cell) ? undefined : styles.word}>{cell}</bdi>;
  if (typeof cell === 'number') return formatDecimals(cell, decimals);
  return cell.count === 0 ? '0' : <Link to={cell.to}>{formatCount(cell.count)}</Link>;
};

/** All numbers of a column have a decimal if one of them does. */
const decimalsIn = (rows: Figures['rows'], column: number): number =>
  rows.some(({ cells: { [column]: cell } }) => typeof cell === 'number' && !Number.isInteger(cell)) ? 1 : 0;

/** So many short columns fit side by side on a phone. */
const fewColumns = 3;

const isBeyondLists = (cell: FigureCell): boolean =>
  typeof cell === 'object' && cell !== null && cell.count > exactRows;

/** The figures as a table; each leads to the rows that it counts. */
export const FiguresTable = ({ label, figures: { heads, texts, rows } }: { label: string; figures: Figures }) => {
  const decimals = heads.map((_, column) => decimalsIn(rows, column));
  const shown = rows.map(({ key, cells }) => ({
    key,
    cells: cells.map((cell, column) => shownCell(cell, decimals[column] ?? 0)),
  }));
  const Table = heads.length > fewColumns ? PlainTable : NarrowTable;
  return (
    <div className={styles.figures} data-texts={texts}>
      <Table label={label} heads={heads} rows={shown} />
      {rows.some(({ cells }) => cells.some(isBeyondLists)) && (
        <p className={styles.note}>
          {i18n.t('What a figure leads to is counted up to {count} rows.', { count: formatCount(exactRows) })}
        </p>
      )}
    </div>
  );
};

const plainValue = (cell: FigureCell): string => {
  if (cell === null) return '';
  return String(typeof cell === 'object' ? cell.count : cell);
};

/** A text that begins like a formula is kept from being read as one. */
const quoted = (text: string): string => `"${text.replace(/^(?=[=+@\t\r\n]|-\D)/, "'").replaceAll('"', '""')}"`;

/** The table as CSV. */
export const csvOf = ({ heads, texts, rows }: Figures): string => {
  const lines = rows.map(({ cells }) => cells.map(plainValue).map((value, at) => (at < texts ? quoted(value) : value)));
  return [heads.map(quoted), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
};
