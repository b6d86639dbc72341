import type { Column, Columns } from '@attestry/contract/kernel/list.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import { ListCell } from './list-cell.tsx';
import { type ListControls, type ListParts, shownColumnsOf } from './list-parts.ts';
import styles from './list-table.module.css';
import { RowMenu } from './row-menu.tsx';

interface HeaderProps<C extends Columns> extends ListControls<C> {
  columnKey: keyof C & string;
  column: Column;
}

const Header = <C extends Columns>({ columnKey, column, state, change }: HeaderProps<C>) => {
  const label = i18n.t(column.label);
  if (!column.sortable)
    return (
      <th scope="col" data-kind={column.kind}>
        {label}
      </th>
    );
  const sorted = state.sortBy === columnKey;
  const ascending = state.order === 'asc';
  const Icon = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-kind={column.kind} aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={sorted || undefined}
        onClick={() => change({ sortBy: columnKey, order: sorted && ascending ? 'desc' : 'asc' })}
      >
        {label}
        {sorted && <Icon size={14} aria-hidden="true" />}
      </button>
    </th>
  );
};

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

const SkeletonRows = ({ width }: { width: number }) =>
  skeletonRows.map((key) => (
    <tr key={key} className={styles.waiting}>
      <td colSpan={width}>
        <span />
      </td>
    </tr>
  ));

interface ListTableProps<C extends Columns, R extends object> extends ListControls<C> {
  title: string;
  parts: ListParts<C, R>;
  rows: readonly R[] | undefined;
  busy: boolean;
}

/** The rows of a list as a table, its headers sorting. */
export const ListTable = <C extends Columns, R extends object>(props: ListTableProps<C, R>) => {
  const { title, parts, rows, busy, ...controls } = props;
  const columns = shownColumnsOf(controls.spec);
  const actions = parts.rowActions;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must do so by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={i18n.t('{title}, table', { title })}>
      <table className={styles.table} aria-busy={busy}>
        <thead>
          <tr>
            {columns.map(([key, column]) => (
              <Header key={key} columnKey={key} column={column} {...controls} />
            ))}
            {actions && <td className={styles.more} />}
          </tr>
        </thead>
        <tbody>
          {!rows && <SkeletonRows width={columns.length + (actions ? 1 : 0)} />}
          {rows?.map((row) => (
            <tr key={parts.rowKey(row)}>
              {columns.map(([key, column]) => (
                <td key={key} data-kind={column.kind}>
                  <ListCell parts={parts} columnKey={key} column={column} row={row} />
                </td>
              ))}
              {actions && (
                <td className={styles.more}>
                  <RowMenu row={row} name={parts.rowName(row)} actions={actions} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
