import type { Columns } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../kernel/texts.ts';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import styles from './list-cards.module.css';
import { ListCell } from './list-cell.tsx';
import { columnsOf, type ListControls, type ListParts } from './list-parts.ts';
import { RowMenu } from './row-menu.tsx';
import { rowOpening } from './row-opening.ts';

interface ListCardsProps<C extends Columns, R extends object> extends Pick<ListControls<C>, 'spec'> {
  title: string;
  parts: ListParts<C, R>;
  rows: readonly R[] | undefined;
  busy: boolean;
}

interface CardProps<C extends Columns, R extends object> extends Pick<ListControls<C>, 'spec'> {
  parts: ListParts<C, R>;
  row: R;
}

const Card = <C extends Columns, R extends object>({ spec, parts, row }: CardProps<C, R>) => {
  const columns = columnsOf(spec);
  const head = columns.find(([key]) => key === parts.opens?.column) ?? columns[0];
  return (
    <li className={styles.card} data-row tabIndex={-1} {...rowOpening}>
      <div className={styles.head}>
        <h2>{head && <ListCell spec={spec} parts={parts} columnKey={head[0]} column={head[1]} row={row} />}</h2>
        {parts.rowActions && <RowMenu row={row} name={parts.rowName(row)} actions={parts.rowActions} />}
      </div>
      <dl className={styles.pairs}>
        {columns
          .filter((column) => column !== head)
          .map(([key, column]) => (
            <div key={key}>
              <dt>{i18n.t(column.label)}</dt>
              <dd>
                <ListCell spec={spec} parts={parts} columnKey={key} column={column} row={row} />
              </dd>
            </div>
          ))}
      </dl>
    </li>
  );
};

/** The rows of a list as cards, for a phone. */
export const ListCards = <C extends Columns, R extends object>(props: ListCardsProps<C, R>) => {
  const { title, parts, rows, busy, spec } = props;
  if (!rows)
    return (
      <div className={styles.waiting}>
        <LineSkeletons lines={10} />
      </div>
    );
  return (
    <ul className={styles.cards} aria-label={title} aria-busy={busy}>
      {rows.map((row) => (
        <Card key={parts.rowKey(row)} spec={spec} parts={parts} row={row} />
      ))}
    </ul>
  );
};
