import { type RefObject, useRef } from 'react';
import { focusRow, keyOfRow, rowsIn } from '../rows/row-opening.ts';

/** Moves the focus from a row to the selection bar and back. */
export const useBarFocus = (panel: RefObject<Element | null>) => {
  const left = useRef<string>(undefined);
  const enter = (): void => {
    left.current = keyOfRow(document.activeElement);
    panel.current?.querySelector<HTMLElement>('[data-selection-bar] button:not(:disabled)')?.focus();
  };
  /** From the bar, goes to the row that the focus came from, or else to the first selected one; returns whether it did. */
  const leave = (): boolean => {
    if (!document.activeElement?.closest('[data-selection-bar]')) return false;
    const rows = rowsIn(panel.current);
    const row = rows.find((one) => keyOfRow(one) === left.current) ?? rows.find(({ dataset }) => dataset.selected);
    if (row) focusRow(row);
    return row !== undefined;
  };
  return { enter, leave };
};

export type BarFocus = ReturnType<typeof useBarFocus>;
