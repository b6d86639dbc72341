import { type RefObject, useRef } from 'react';

/** Opens another page of a list and moves the focus to its start, the focusable element of the returned ref. */
export const usePageTurn = <E extends HTMLElement>(
  turn: (page: number) => void,
): [beginning: RefObject<E | null>, turnTo: (page: number) => void] => {
  const beginning = useRef<E>(null);
  const turnTo = (page: number) => {
    turn(page);
    beginning.current?.scrollIntoView({ block: 'start' });
    beginning.current?.focus({ preventScroll: true });
  };
  return [beginning, turnTo];
};
