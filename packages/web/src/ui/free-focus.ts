import { type RefObject, useEffect, useRef } from 'react';

/** Whether nobody has the focus, as where what had it was taken away. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The same, or it is in a dialog that closes; whoever went on to another field keeps it there. */
export const focusIsFree = (): boolean => focusIsLost() || document.activeElement?.closest('[role="dialog"]') !== null;

/** Whoever made one of several things go away, which had the focus, goes on at those that are left, within the returned ref. */
export const useFocusOnRest = <E extends HTMLElement>(count: number, rest: RefObject<E | null>): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && focusIsFree()) rest.current?.focus({ preventScroll: true });
  }, [count, rest]);
};
