import { type RefObject, useEffect, useRef } from 'react';

/** Whether no element has the focus, as after the focused one is removed. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The same, or the focus is in a closing dialog; a focus that moved to another field stays there. */
export const focusIsFree = (): boolean => focusIsLost() || document.activeElement?.closest('[role="dialog"]') !== null;

/** When an action removes the focused item of several, moves the focus to the remaining ones, in the returned ref. */
export const useFocusOnRest = <E extends HTMLElement>(count: number, rest: RefObject<E | null>): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && focusIsFree()) rest.current?.focus({ preventScroll: true });
  }, [count, rest]);
};
