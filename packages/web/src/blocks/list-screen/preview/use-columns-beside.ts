import type { Columns } from '@attestry/contract/kernel/list.ts';
import { useNarrow, useSpareRoom } from '../../../ui/use-width.ts';
import { type ListParts, nameColumnOf, type Under } from '../list-parts.ts';

/** How a table is shown beside the preview of a row. */
export interface Beside {
  columns: readonly string[];
  under: Under;
}

/**
 * The chosen columns that fit beside the preview: what names a row and tells it apart, with the columns of the review or what a card tells
 * last. Undefined if there is room for all.
 */
export const useColumnsBeside = <C extends Columns, R extends object>(
  parts: ListParts<C, R>,
  chosen: readonly string[],
): Beside | undefined => {
  const { review, leads = [], opens, card, tellsApart } = parts;
  const [narrow, spare] = [useNarrow(), useSpareRoom()];
  if (!review && (spare === 2 || !opens || !card)) return undefined;
  const name = nameColumnOf(parts);
  const own: readonly (string | undefined)[] = [...leads, name, opens?.column, tellsApart];
  const told: readonly string[] = review?.beside ?? [...(card?.foot ?? []), ...(card?.line ?? [])];
  const others = told.filter((key) => chosen.includes(key) && !own.includes(key));
  const room = narrow ? Number(!review) : 2;
  return {
    columns: [...chosen.filter((key) => own.includes(key)), ...others.slice(0, room)],
    under: tellsApart === undefined ? {} : { [tellsApart]: name },
  };
};
