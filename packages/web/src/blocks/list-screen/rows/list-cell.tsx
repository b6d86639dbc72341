import type { Column, Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '../../../kernel/days.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { Blank } from '../../../ui/missing.tsx';
import { plainValueOf, type RowParts } from '../list-parts.ts';
import styles from './list-table.module.css';

const plain = (column: Column, value: unknown): ReactNode => {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (typeof value === 'number') return formatCount(value);
  return column.kind === 'date' ? formatDay(String(value)) : String(value);
};

interface CellOf<C extends Columns, R extends object> {
  parts: Pick<RowParts<C, R>, 'cells'>;
  columnKey: keyof C & string;
  column: Column;
  row: R;
  isShown: (column: keyof C & string) => boolean;
}

/** The content of a row's cell: the feature's own cell or the plain value; undefined if there is none. */
export const contentOf = <C extends Columns, R extends object>(cell: CellOf<C, R>): ReactNode => {
  const { parts, columnKey, column, row, isShown } = cell;
  const own = parts.cells?.[columnKey]?.(row, isShown) ?? plain(column, plainValueOf(row, columnKey));
  // A name keeps its own direction: on a right-to-left page the full stop of "S.A." stays at its end.
  return typeof own === 'string' ? own && <bdi title={own}>{own}</bdi> : own;
};

interface OpeningLinkProps<C extends Columns, R extends object> {
  opens: NonNullable<RowParts<C, R>['opens']>;
  row: R;
  children: ReactNode;
}

/** The link by which a row opens its record; a row without an address has none. */
export const OpeningLink = <C extends Columns, R extends object>({ opens, row, children }: OpeningLinkProps<C, R>) => {
  const to = opens.to(row);
  if (to === undefined) return children;
  return (
    <Link to={to} className={styles.opens} data-opens onClick={() => opens.onOpen?.(row)}>
      {children}
    </Link>
  );
};

interface ListCellProps<C extends Columns, R extends object> extends Omit<CellOf<C, R>, 'isShown'> {
  /** The list with only the shown columns. */
  spec: ListSpec<C>;
  parts: Pick<RowParts<C, R>, 'cells' | 'opens'>;
}

/** The content of a table cell, linked if its column opens the record. */
export const ListCell = <C extends Columns, R extends object>({ spec, ...cell }: ListCellProps<C, R>) => {
  const { parts, columnKey, row } = cell;
  const content = contentOf({ ...cell, isShown: (key) => key in spec.columns }) || <Blank />;
  if (parts.opens?.column !== columnKey) return content;
  return (
    <OpeningLink opens={parts.opens} row={row}>
      {content}
    </OpeningLink>
  );
};
