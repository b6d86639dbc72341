import { type RefObject, useRef } from 'react';

/** Turning to another page: reading goes on at its beginning, which gets the returned ref and can have the focus. */
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
