import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { isDialogOpen } from '../ui/open-dialogs.ts';

/** The focus stays on a control of the new page, and in a dialog that was opened while the page loaded. */
const isFocusKept = (main: HTMLElement): boolean => main.contains(document.activeElement) || isDialogOpen();

/** Moves the focus to the top of a new page once that is shown. A change of filters keeps the focus where it is. */
export const useFocusOnNewPage = (): RefObject<HTMLElement | null> => {
  // The address is that of the next page while the present one is still shown.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    const isNew = before.current !== path;
    before.current = path;
    if (isNew && main.current && !isFocusKept(main.current)) main.current.focus({ preventScroll: true });
  }, [path]);
  return main;
};
