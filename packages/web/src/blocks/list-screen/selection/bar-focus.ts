import { type RefObject, useRef } from 'react';
import { focusRow } from '../rows/row-opening.ts';

const rowWith = (element: Element | null): Element | null => element?.closest('[data-row]') ?? null;

/** Moves the focus from a row to the selection bar and back. */
export const useBarFocus = (panel: RefObject<Element | null>) => {
  const left = useRef<string>(undefined);
  const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector) ?? null;
  const enter = (): void => {
    left.current = rowWith(document.activeElement)?.getAttribute('data-row') ?? undefined;
    find('[data-selection-bar] button:not(:disabled)')?.focus();
  };
  /** From the bar, goes to the row that the focus came from, or else to the first selected one; returns whether it did. */
  const leave = (): boolean => {
    if (!document.activeElement?.closest('[data-selection-bar]')) return false;
    const row = find(`[data-row="${CSS.escape(left.current ?? '')}"]`) ?? find('[data-row][data-selected]');
    if (row) focusRow(row);
    return row !== null;
  };
  return { enter, leave };
};

export type BarFocus = ReturnType<typeof useBarFocus>;
