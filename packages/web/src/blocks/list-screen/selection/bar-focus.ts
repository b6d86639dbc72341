import type { RefObject } from 'react';
import { focusRow, rowsIn } from '../rows/row-opening.ts';
import type { ReachedRow } from '../rows/use-reached-row.ts';

/** Moves the focus from a row to the selection bar and back. */
export const useBarFocus = (panel: RefObject<Element | null>, reached: ReachedRow) => {
  const enter = (): void =>
    panel.current?.querySelector<HTMLElement>('[data-selection-bar] button:not(:disabled)')?.focus();
  /** From the bar, goes to the row last reached, or else to the first selected one; returns whether it did. */
  const leave = (): boolean => {
    if (!document.activeElement?.closest('[data-selection-bar]')) return false;
    const row = reached.find() ?? rowsIn(panel.current).find(({ dataset }) => dataset.selected);
    if (row) focusRow(row);
    return row !== undefined;
  };
  return { enter, leave };
};

export type BarFocus = ReturnType<typeof useBarFocus>;
