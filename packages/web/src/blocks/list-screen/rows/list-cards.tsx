import type { Column, Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { Fragment, type ReactNode } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import { Blank } from '../../../ui/missing.tsx';
import { columnsOf, nameColumnOf, type RowAction, type RowParts } from '../list-parts.ts';
import { RowCheckbox } from '../selection/row-checkbox.tsx';
import type { Selection } from '../selection/use-selection.ts';
import styles from './list-cards.module.css';
import { contentOf, OpeningLink } from './list-cell.tsx';
import { HeldMenu, useHeldActions } from './row-menu.tsx';
import { openOnPress, selectOnPress } from './row-opening.ts';

interface ListCardsProps<C extends Columns, R extends object> {
  title: string;
  parts: RowParts<C, R>;
  /** All columns that this reader has, shown or not. */
  spec: ListSpec<C>;
  /** The list with only the shown columns. */
  shown: ListSpec<C>;
  rows: readonly R[] | undefined;
  /** How many rows the search found; the others only have similar names. */
  found: number;
  busy: boolean;
  /** The selected rows while the reader is selecting. Pressing a card then selects it instead of opening it. */
  selection: Selection<R> | undefined;
}

type CardColumn<C extends Columns> = readonly [keyof C & string, Column];

/** The columns of a card by their position in it. */
interface Places<C extends Columns> {
  /** Before the name, such as a seal. */
  mark: readonly CardColumn<C>[];
  name: readonly CardColumn<C>[];
  line: readonly CardColumn<C>[];
  foot: readonly CardColumn<C>[];
  /** The columns that the reader added to the default ones. */
  more: readonly CardColumn<C>[];
}

const placesOf = <C extends Columns, R extends object>(props: ListCardsProps<C, R>): Places<C> => {
  const { parts, spec, shown } = props;
  const columns = columnsOf(spec);
  const of = (keys: readonly string[]) => keys.flatMap((key) => columns.filter(([one]) => one === key));
  const name = nameColumnOf(parts) ?? columns[0]?.[0] ?? '';
  const mark = (parts.leads ?? []).filter((key) => key !== name);
  const { line = [], foot = [] } = parts.card ?? {};
  const placed = [...mark, name, ...line, ...foot];
  const others = columnsOf(shown).filter(([key, { optional }]) => !placed.includes(key) && (optional || !parts.card));
  return { mark: of(mark), name: of([name]), line: of(line), foot: of(foot), more: others };
};

interface CardProps<C extends Columns, R extends object> {
  parts: RowParts<C, R>;
  places: Places<C>;
  row: R;
  selection: Selection<R> | undefined;
  /** The row actions that this reader is permitted to use. */
  actions: readonly RowAction<R>[];
}

interface PairsProps<C extends Columns> {
  columns: readonly CardColumn<C>[];
  contentIn: (column: CardColumn<C>) => ReactNode;
}

interface FactsProps<C extends Columns> extends PairsProps<C> {
  place: 'line' | 'foot';
  labelled: readonly string[];
}

/** Values whose labels only screen readers get, apart from those that need one. Missing values are left out. */
const Facts = <C extends Columns>({ columns, contentIn, place, labelled }: FactsProps<C>) => {
  const facts = columns.map((column) => ({ column, content: contentIn(column) })).filter(({ content }) => content);
  if (facts.length === 0) return null;
  return (
    <dl className={styles[place]}>
      {facts.map(({ column: [key, { label }], content }) => (
        <div key={key}>
          <dt className={labelled.includes(key) ? styles.label : hidden.hidden}>{i18n.t(label)}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
};

const Pairs = <C extends Columns>({ columns, contentIn }: PairsProps<C>) => (
  <dl className={styles.pairs}>
    {columns.map((column) => (
      <div key={column[0]}>
        <dt>{i18n.t(column[1].label)}</dt>
        <dd>{contentIn(column) || <Blank />}</dd>
      </div>
    ))}
  </dl>
);

/** The columns without a position of their own, folded if the card has a layout. */
const Others = <C extends Columns>({ folded, ...pairs }: PairsProps<C> & { folded: boolean }) => {
  if (pairs.columns.length === 0) return null;
  if (!folded) return <Pairs {...pairs} />;
  return (
    <details className={styles.more}>
      <summary>{i18n.t('More')}</summary>
      <Pairs {...pairs} />
    </details>
  );
};

const Card = <C extends Columns, R extends object>({ parts, places, row, selection, actions }: CardProps<C, R>) => {
  const { mark, name, line, foot, more } = places;
  const seen = [...mark, ...name, ...line, ...foot].map(([key]) => key);
  const contentIn = ([columnKey, column]: CardColumn<C>) =>
    contentOf({ parts, columnKey, column, row, isShown: (key) => seen.includes(key) });
  const all = (columns: readonly CardColumn<C>[]) =>
    columns.map((column) => <Fragment key={column[0]}>{contentIn(column)}</Fragment>);
  const named = all(name);
  const labelled: readonly string[] = parts.card?.labelled ?? [];
  return (
    <li
      className={styles.card}
      data-row={parts.rowKey(row)}
      data-selected={selection?.selected.has(parts.rowKey(row)) || undefined}
      tabIndex={-1}
      {...(selection ? selectOnPress : openOnPress)}
    >
      {mark.length > 0 && <div className={styles.mark}>{all(mark)}</div>}
      <div className={styles.head}>
        <h2>
          {parts.opens ? (
            <OpeningLink opens={parts.opens} row={row}>
              {named}
            </OpeningLink>
          ) : (
            named
          )}
        </h2>
        <Facts columns={line} contentIn={contentIn} place="line" labelled={labelled} />
      </div>
      {selection && <RowCheckbox selection={selection} row={row} name={parts.rowName(row)} />}
      {!selection && <HeldMenu row={row} name={parts.rowName(row)} actions={actions} />}
      <div className={styles.rest}>
        <Facts columns={foot} contentIn={contentIn} place="foot" labelled={labelled} />
        <Others columns={more} contentIn={contentIn} folded={parts.card !== undefined} />
      </div>
    </li>
  );
};

const waitingCards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Placeholders of the same height as the cards. */
const CardSkeletons = () => (
  <div className={styles.waiting} aria-hidden="true">
    {waitingCards.map((key) => (
      <div key={key} className={styles.card}>
        <div className={styles.blank} />
      </div>
    ))}
  </div>
);

/** The rows of a list as cards, for a phone. */
export const ListCards = <C extends Columns, R extends object>(props: ListCardsProps<C, R>) => {
  const { title, parts, rows, found, busy, selection } = props;
  const actions = useHeldActions(parts.rowActions);
  if (!rows) return <CardSkeletons />;
  const places = placesOf(props);
  return (
    <ul className={styles.cards} aria-label={title} aria-busy={busy}>
      {rows.map((row, at) => (
        <Fragment key={parts.rowKey(row)}>
          {at === found && <li className={styles.similar}>{i18n.t('Similar names')}</li>}
          <Card parts={parts} places={places} row={row} selection={selection} actions={actions} />
        </Fragment>
      ))}
    </ul>
  );
};
