import { type FocusEvent, useState } from 'react';
import { keyOfRow } from '../rows/row-opening.ts';

/** The key to go on with once a row has left the list: of the row after it, or else before it, that is still there. */
const keyAfter = (gone: string, former: readonly string[], present: readonly string[]): string | undefined => {
  const place = former.indexOf(gone);
  const neighbours = [...former.slice(place + 1), ...former.slice(0, place).toReversed()];
  return neighbours.find((one) => present.includes(one));
};

interface PreviewParts<R> {
  rows: readonly R[] | undefined;
  keyOf: (row: R) => string;
  /** Whether it opens with the list, and goes on with the first row of another page. */
  opensItself: boolean;
}

/** The preview of a row. It opens on the focused row and then follows the focus. */
export const useRowPreview = <R>({ rows, keyOf, opensItself }: PreviewParts<R>) => {
  const [key, setKey] = useState<string>();
  const [seen, setSeen] = useState<readonly string[]>();
  const keys = rows?.map(keyOf);
  if (keys && keys.join() !== seen?.join()) {
    setSeen(keys);
    const first = opensItself ? keys[0] : undefined;
    if (seen === undefined) setKey(first);
    else if (key !== undefined && !keys.includes(key)) setKey(keyAfter(key, seen, keys) ?? first);
  }
  const row = key === undefined ? undefined : rows?.find((one) => keyOf(one) === key);
  const neighbour = (by: 1 | -1) => (key === undefined ? undefined : keys?.[keys.indexOf(key) + by]);
  const stepTo = (next: string | undefined) => (next === undefined ? undefined : () => setKey(next));
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
    /** Show the row before or after; undefined at the ends of the page. */
    previous: stepTo(neighbour(-1)),
    next: stepTo(neighbour(1)),
  };
};

export type RowPreviewState<R> = ReturnType<typeof useRowPreview<R>>;
