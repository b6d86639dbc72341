import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the top of a new page; a change of filters keeps the focus where it is. */
export const useFocusOnNewPage = (path: string): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return main;
};
