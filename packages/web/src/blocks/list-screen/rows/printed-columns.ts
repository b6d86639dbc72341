import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { columnsOf, nameColumnOf, type RowParts } from '../list-parts.ts';

/** The number of columns that fit on paper. */
const onPaper = 5;

/**
 * The columns that paper shows: what names a row, its number, its status, and then what a card shows. Like an export, it
 * leaves out what is there to be pressed.
 */
export const printedColumns = <C extends Columns, R extends object>(
  spec: ListSpec<C>,
  parts: RowParts<C, R>,
): ReadonlySet<string> => {
  const { leads = [], card, printed } = parts;
  const shown = columnsOf(spec)
    .filter(([, { hidden }]) => hidden !== 'inExport')
    .map(([key]) => key);
  if (printed) return new Set(printed.filter((key) => shown.includes(key)));
  const name = nameColumnOf(parts);
  const { line = [], foot = [] } = card ?? {};
  const ordered = [...leads, ...(name === undefined ? [] : [name]), 'id', ...foot, ...line, ...shown];
  return new Set([...new Set(ordered)].filter((key) => shown.includes(key)).slice(0, onPaper));
};
