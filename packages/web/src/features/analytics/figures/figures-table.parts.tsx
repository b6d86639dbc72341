import { exactRows } from '@attestry/contract/kernel/list.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { PlainTable } from '../../../ui/plain-table.tsx';
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

const shownCell = (cell: FigureCell): ReactNode => {
  if (cell === null) return '–';
  if (typeof cell === 'string') return <bdi>{cell}</bdi>;
  if (typeof cell === 'number') return new Intl.NumberFormat(i18n.locale).format(cell);
  return cell.count === 0 ? '0' : <Link to={cell.to}>{formatCount(cell.count)}</Link>;
};

const isBeyondLists = (cell: FigureCell): boolean =>
  typeof cell === 'object' && cell !== null && cell.count > exactRows;

/** The figures as a table; each leads to the rows that it counts. */
export const FiguresTable = ({ label, figures }: { label: string; figures: Figures }) => (
  <div className={styles.figures} data-texts={figures.texts}>
    <PlainTable
      label={label}
      heads={figures.heads}
      rows={figures.rows.map(({ key, cells }) => ({ key, cells: cells.map(shownCell) }))}
    />
    {figures.rows.some(({ cells }) => cells.some(isBeyondLists)) && (
      <p className={styles.note}>
        {i18n.t('What a figure leads to is counted up to {count} rows.', { count: formatCount(exactRows) })}
      </p>
    )}
  </div>
);

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
