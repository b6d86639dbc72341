import { type RefObject, useEffect, useRef } from 'react';

/** Whether no element has the focus, for example because the focused one was removed. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is lost or in a closing dialog. Once the reader has moved it elsewhere, it stays there. */
export const focusIsFree = (): boolean => focusIsLost() || document.activeElement?.closest('[role="dialog"]') !== null;

/** Whether an element is outside the window, or begins below what covers the window's end. */
const isOutOfSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  return bottom <= 0 || top >= window.innerHeight - covered;
};

/** Focuses an element. The page stays where it is, unless the focus is shown, as it is by keyboard, and would be out of sight. */
export const focusInPlace = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  if (element.matches(':focus-visible') && isOutOfSight(element)) element.scrollIntoView({ block: 'nearest' });
};

/**
 * When an action removes the focused item of several, moves the focus to the remaining ones, in the element of `rest`.
 */
export const useFocusOnRest = <E extends HTMLElement>(count: number, rest: RefObject<E | null>): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && focusIsFree() && rest.current) focusInPlace(rest.current);
  }, [count, rest]);
};

/** When what a dialog waited for is shown, moves the focus from the dialog itself to its first control. */
export const useFocusInWaitingDialog = (): void => {
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('[role="dialog"]')) focused.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
};
