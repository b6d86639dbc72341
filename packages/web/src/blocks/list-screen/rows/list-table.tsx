import type { Column, Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { sortedBy } from '../../../kernel/url-state.ts';
import { type ListControls, nameColumnOf, type RowAction, type RowParts, type Under } from '../list-parts.ts';
import { PageCheckbox, RowCheckbox } from '../selection/row-checkbox.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { ListCell } from './list-cell.tsx';
import styles from './list-table.module.css';
import { printedColumns } from './printed-columns.ts';
import { HeldMenu, useHeldActions } from './row-menu.tsx';
import { openOnPress } from './row-opening.ts';
import { type Stack, useStacks } from './use-stacks.ts';

/** A heading breaks at one place only, nearest to its middle. */
const InTwoLines = ({ text }: { text: string }) => {
  const words = text.split(' ');
  if (words.length < 3) return text;
  const offMiddle = (count: number) => Math.abs(words.slice(0, count).join(' ').length * 2 - text.length);
  const counts = words.map((_, index) => index + 1);
  const first = counts.reduce((best, count) => (offMiddle(count) < offMiddle(best) ? count : best), 1);
  return (
    <span>
      <span className={styles.unbroken}>{words.slice(0, first).join(' ')}</span>{' '}
      <span className={styles.unbroken}>{words.slice(first).join(' ')}</span>
    </span>
  );
};

/** The list's order and how to change it; a list without them has a fixed one. */
interface Ordered<C extends Columns>
  extends Pick<ListControls<C>, 'spec'>,
    Partial<Pick<ListControls<C>, 'state' | 'change'>> {}

interface HeadingProps<C extends Columns> extends Ordered<C> {
  columnKey: keyof C & string;
  column: Column;
}

const Heading = <C extends Columns>({ columnKey, column, spec, state, change }: HeadingProps<C>) => {
  const label = <InTwoLines text={i18n.t(column.label)} />;
  if (!column.sortable || !state || !change) return <span className={styles.heading}>{label}</span>;
  const sorted = sortedBy(spec, state) === columnKey;
  const ascending = state.order === 'asc';
  const Icon = ascending ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={sorted || undefined}
      onClick={() => change({ sortBy: columnKey, order: sorted && ascending ? 'desc' : 'asc' })}
    >
      <span className={styles.heading}>
        {label}
        {sorted && <Icon size={14} aria-hidden="true" />}
      </span>
    </button>
  );
};

const sortOf = <C extends Columns>(stack: Stack<C>, { spec, state }: Ordered<C>) => {
  if (!state || !stack.some(([, { sortable }]) => sortable)) return undefined;
  if (!stack.some(([key]) => key === sortedBy(spec, state))) return 'none';
  return state.order === 'asc' ? 'ascending' : 'descending';
};

interface HeaderProps<C extends Columns> extends Ordered<C> {
  stack: Stack<C>;
  printed: ReadonlySet<string>;
}

const Header = <C extends Columns>({ stack, printed, ...controls }: HeaderProps<C>) => (
  <th
    scope="col"
    data-kind={stack[0][1].kind}
    data-stacked={stack.length > 1 || undefined}
    data-unprinted={!printed.has(stack[0][0]) || undefined}
    aria-sort={sortOf(stack, controls)}
  >
    {stack.map(([key, column]) => (
      <Heading key={key} columnKey={key} column={column} {...controls} />
    ))}
  </th>
);

interface StackedCellProps<C extends Columns, R extends object> extends Pick<ListControls<C>, 'spec'> {
  parts: RowParts<C, R>;
  stack: Stack<C>;
  printed: ReadonlySet<string>;
  row: R;
}

const StackedCell = <C extends Columns, R extends object>(props: StackedCellProps<C, R>) => {
  const { spec, parts, stack, printed, row } = props;
  const cells = stack.map(([key, column]) => (
    <ListCell key={key} spec={spec} parts={parts} columnKey={key} column={column} row={row} />
  ));
  const [first, ...others] = cells;
  return (
    <td
      data-kind={stack[0][1].kind}
      data-stacked={others.length > 0 || undefined}
      data-lead={stack[0][0] === nameColumnOf(parts) || undefined}
      data-unprinted={!printed.has(stack[0][0]) || undefined}
    >
      {first}
      {others.map((cell) => (
        <div key={cell.key} className={styles.under}>
          {cell}
        </div>
      ))}
    </td>
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

/** The heading of the rows that only resemble the search term. */
const SimilarNames = ({ width }: { width: number }) => (
  <tr className={styles.similar}>
    <th scope="rowgroup" colSpan={width}>
      {i18n.t('Similar names')}
    </th>
  </tr>
);

interface ListTableProps<C extends Columns, R extends object> extends Ordered<C> {
  title: string;
  parts: RowParts<C, R>;
  rows: readonly R[] | undefined;
  /** How many rows the search found; the others only have similar names. */
  found: number;
  busy: boolean;
  /** The selected rows; undefined in a list whose rows cannot be selected. */
  selection: Selection<R> | undefined;
  /** The row that is shown in the preview. */
  previewed?: R | undefined;
  /** What is stacked beside the preview, whatever fits. */
  under?: Under | undefined;
}

interface TableRowProps<C extends Columns, R extends object>
  extends Pick<ListTableProps<C, R>, 'parts' | 'selection' | 'previewed'> {
  spec: ListSpec<C>;
  stacks: readonly Stack<C>[];
  printed: ReadonlySet<string>;
  row: R;
  /** The row actions that this reader is permitted to use; undefined if the list has none. */
  actions: readonly RowAction<R>[] | undefined;
}

const TableRow = <C extends Columns, R extends object>({
  parts,
  selection,
  previewed,
  spec,
  stacks,
  printed,
  row,
  actions,
}: TableRowProps<C, R>) => (
  <tr
    data-row={parts.rowKey(row)}
    data-selected={selection?.selected.has(parts.rowKey(row)) || undefined}
    aria-current={row === previewed || undefined}
    tabIndex={-1}
    {...openOnPress}
  >
    {selection && (
      <td className={styles.select} data-own-press>
        <RowCheckbox selection={selection} row={row} name={parts.rowName(row)} />
      </td>
    )}
    {stacks.map((stack) => (
      <StackedCell key={stack[0][0]} spec={spec} parts={parts} stack={stack} printed={printed} row={row} />
    ))}
    {actions && (
      <td className={styles.more}>
        <HeldMenu row={row} name={parts.rowName(row)} actions={actions} />
      </td>
    )}
  </tr>
);

/** The rows of a list as a table with sortable headings. */
export const ListTable = <C extends Columns, R extends object>(props: ListTableProps<C, R>) => {
  const { title, parts, rows, found, busy, selection, previewed, under, ...controls } = props;
  const stacks = useStacks(props);
  const printed = printedColumns(controls.spec, parts);
  const held = useHeldActions(parts.rowActions);
  const actions = parts.rowActions && held;
  const width = stacks.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways and must do so by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={i18n.t('{title}, table', { title })}>
      <table className={styles.table} aria-busy={busy} data-waiting={!rows || undefined}>
        <thead>
          <tr>
            {selection && (
              <td className={styles.select}>
                <PageCheckbox selection={selection} />
              </td>
            )}
            {stacks.map((stack) => (
              <Header key={stack[0][0]} stack={stack} printed={printed} {...controls} />
            ))}
            {actions && <td className={styles.more} />}
          </tr>
        </thead>
        <tbody>
          {!rows && <SkeletonRows width={width} />}
          {rows?.map((row, at) => (
            <Fragment key={parts.rowKey(row)}>
              {at === found && <SimilarNames width={width} />}
              <TableRow {...{ parts, selection, previewed, stacks, printed, row, actions }} spec={controls.spec} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
};
