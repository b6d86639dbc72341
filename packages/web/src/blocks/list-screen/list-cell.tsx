import type { Column, Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { Blank } from '../../ui/missing.tsx';
import { type ListParts, plainValueOf } from './list-parts.ts';
import styles from './list-table.module.css';

const plain = (column: Column, value: unknown): ReactNode => {
  if (value === undefined || value === null || value === '') return <Blank />;
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (typeof value === 'number') return formatCount(value);
  return column.kind === 'date' ? formatDay(String(value)) : String(value);
};

interface ListCellProps<C extends Columns, R extends object> {
  /** The list with the columns that are shown. */
  spec: ListSpec<C>;
  parts: Pick<ListParts<C, R>, 'cells' | 'opens'>;
  columnKey: keyof C & string;
  column: Column;
  row: R;
}

/** The content of a cell: the feature's own cell or the plain value, linked if the column opens the record. */
export const ListCell = <C extends Columns, R extends object>(props: ListCellProps<C, R>) => {
  const { spec, parts, columnKey, column, row } = props;
  const isShown = (key: string) => key in spec.columns;
  const own = parts.cells?.[columnKey]?.(row, isShown) ?? plain(column, plainValueOf(row, columnKey));
  // A name keeps its own direction: on a right-to-left page the full stop of "S.A." stays at its end.
  const content = typeof own === 'string' ? <bdi title={own}>{own}</bdi> : own;
  if (parts.opens?.column !== columnKey) return content;
  return (
    <Link to={parts.opens.to(row)} className={styles.opens} data-opens>
      {content}
    </Link>
  );
};
