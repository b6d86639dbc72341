import { type RefObject, useRef } from 'react';

/**
 * Opens another page of a list, or the list with another part changed, and moves the focus to its start, the focusable element of the
 * returned ref.
 */
export const usePageTurn = <E extends HTMLElement, P = number>(
  turn: (page: P) => void,
): [beginning: RefObject<E | null>, turnTo: (page: P) => void] => {
  const beginning = useRef<E>(null);
  const turnTo = (page: P) => {
    turn(page);
    beginning.current?.scrollIntoView({ block: 'start' });
    beginning.current?.focus({ preventScroll: true });
  };
  return [beginning, turnTo];
};
