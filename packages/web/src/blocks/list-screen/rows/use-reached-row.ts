import { type FocusEvent, type RefObject, useRef } from 'react';
import { keyOfRow, rowsIn } from './row-opening.ts';

/** The row that last had the focus, from which the keys go on once the focus is elsewhere, as in the selection bar. */
export const useReachedRow = (panel: RefObject<Element | null>) => {
  const key = useRef<string>(undefined);
  return {
    note: ({ target }: FocusEvent): void => {
      key.current = keyOfRow(target) ?? key.current;
    },
    /** Undefined before any, and once it is no longer on the page. */
    find: (): HTMLElement | undefined => rowsIn(panel.current).find((row) => keyOfRow(row) === key.current),
  };
};

export type ReachedRow = ReturnType<typeof useReachedRow>;
