import { type FocusEvent, useState } from 'react';

const keyOfRow = (element: Element | null): string | undefined =>
  element?.closest('[data-row]')?.getAttribute('data-row') ?? undefined;

/** The preview of a row. It opens on the focused row and then follows the focus. */
export const useRowPreview = <R>(rows: readonly R[] | undefined, keyOf: (row: R) => string) => {
  const [key, setKey] = useState<string>();
  const row = key === undefined ? undefined : rows?.find((one) => keyOf(one) === key);
  return {
    row,
    isOpen: row !== undefined,
    /** Opens or closes the preview; returns false if no row has the focus. */
    toggle: (): boolean => {
      const focused = keyOfRow(document.activeElement);
      if (focused !== undefined) setKey((before) => (before === focused ? undefined : focused));
      return focused !== undefined;
    },
    follow: ({ target }: FocusEvent) => setKey((before) => before && (keyOfRow(target) ?? before)),
    close: () => setKey(undefined),
  };
};
