import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusInPlace, focusIsLost } from './free-focus.ts';
import { noteDialog } from './open-dialogs.ts';

/** The focused element. A menu entry disappears once chosen, so for it this is the button that opened the menu. */
const holderOfFocus = (): Element | null => {
  const menu = document.activeElement?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement;
};

const giveFocus = (holder: HTMLElement): void => {
  // The page itself takes no focus: without this it would stay in the closing dialog, which swallows typed characters.
  if (holder === document.body && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focusInPlace(holder);
};

/**
 * Keeps the page from scrolling while something is open above it, and afterwards returns the focus unless it has moved
 * elsewhere. The kit returns the focus only for components mounted before they open.
 */
export const useAbovePage = (opened: boolean): RefObject<HTMLDivElement | null> => {
  const above = useRef<HTMLDivElement>(null);
  // Read while rendering: once the dialog is drawn, the menu that opened it is gone.
  const [noted, note] = useState<{ opened: boolean; holder: Element | null }>({ opened: false, holder: null });
  if (opened !== noted.opened) note({ opened, holder: opened ? holderOfFocus() : noted.holder });
  const { holder } = noted;
  useEffect(() => {
    if (!opened) return;
    const release = noteDialog();
    return () => {
      release();
      if (holder instanceof HTMLElement && (focusIsLost() || above.current?.contains(document.activeElement)))
        giveFocus(holder);
    };
  }, [opened, holder]);
  return above;
};
