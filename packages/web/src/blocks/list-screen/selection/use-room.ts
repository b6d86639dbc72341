import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/**
 * Which of a bar's controls it has room for in one row, up to the part at its end. `byWorth` has those first that leave it
 * last; the returned function says whether one stays. All are tried again once the window or their words have changed.
 */
export const useRoom = (
  end: RefObject<Element | null>,
  byWorth: readonly object[],
  words: string,
): ((control: object) => boolean) => {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const of = `${width} ${words}`;
  const [left, leave] = useState({ of, count: 0 });
  const count = left.of === of ? left.count : 0;
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = end.current?.parentElement ?? {};
    if (scrollWidth > clientWidth && count < byWorth.length) leave({ of, count: count + 1 });
  });
  const staying = byWorth.slice(0, byWorth.length - count);
  return (control) => staying.includes(control);
};
