import type { Column, Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { useRoomForAll, useSpareRoom } from '../../../ui/use-width.ts';
import { columnsOf, type RowParts, type Under } from '../list-parts.ts';

type ShownColumn<C extends Columns> = readonly [keyof C & string, Column];
/** A column with the columns stacked below it. */
export type Stack<C extends Columns> = readonly [ShownColumn<C>, ...ShownColumn<C>[]];

/** How many columns fit side by side, from the narrowest window that shows a table to the widest. */
const sideBySide = [5, 7, 8, Number.POSITIVE_INFINITY] as const;

/** The preview of a row takes about as much room as two of these steps. */
const useFitting = (hasPreview: boolean): number => {
  const [spare, roomForAll] = [useSpareRoom(), useRoomForAll()];
  const width = roomForAll ? sideBySide.length - 1 : spare;
  return sideBySide[hasPreview ? Math.max(width - 2, 0) : width] ?? 0;
};

interface Listed<C extends Columns, R extends object> {
  spec: ListSpec<C>;
  parts: Pick<RowParts<C, R>, 'under'>;
  /** The row whose preview is next to the table. */
  previewed?: R | undefined;
  /** What is stacked whatever fits; by default, that of the list if not all columns fit. */
  under?: Under | undefined;
}

/** A column stacked below one that this reader does not have becomes a column of its own. */
export const useStacks = <C extends Columns, R extends object>({
  spec,
  parts,
  previewed,
  under,
}: Listed<C, R>): Stack<C>[] => {
  const columns = columnsOf(spec);
  const room = columns.length <= useFitting(previewed !== undefined);
  const stacked: Under = under ?? (room ? undefined : parts.under) ?? {};
  const upperOf = (key: keyof C & string): (keyof C & string) | undefined => {
    const upper = stacked[key];
    if (upper === undefined || !columns.some(([other]) => other === upper)) return undefined;
    return upperOf(upper) ?? upper;
  };
  return columns
    .filter(([key]) => upperOf(key) === undefined)
    .map((column) => [column, ...columns.filter(([key]) => upperOf(key) === column[0])]);
};
