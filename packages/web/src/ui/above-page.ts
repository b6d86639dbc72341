import { type RefObject, useEffect, useRef, useState } from 'react';

/** Who has the focus; for the entries of a menu, which goes away with the choice, the button that opened it. */
const holderOfFocus = (): Element | null => {
  const holder = document.activeElement;
  const menu = holder?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : holder;
};

/** How many are open: a question may stand above another dialog. */
let standing = 0;

const holdPage = (): (() => void) => {
  standing += 1;
  document.body.setAttribute('data-dialog-open', '');
  return () => {
    standing -= 1;
    if (standing === 0) document.body.removeAttribute('data-dialog-open');
  };
};

/**
 * What stands above the page holds it still, as the style sheet reads from the mark, and gives the focus back to whoever
 * had it, unless that went elsewhere meanwhile. The kit does so only for what is there before it is opened.
 */
export const useAbovePage = (opened: boolean): RefObject<HTMLDivElement | null> => {
  const above = useRef<HTMLDivElement>(null);
  // Noted while rendering: once what opens is drawn, a menu it was chosen from is gone.
  const [noted, note] = useState<{ opened: boolean; holder: Element | null }>({ opened: false, holder: null });
  if (opened !== noted.opened) note({ opened, holder: opened ? holderOfFocus() : noted.holder });
  const { holder } = noted;
  useEffect(() => {
    if (!opened) return;
    const release = holdPage();
    return () => {
      release();
      const { activeElement } = document;
      const isFree = activeElement === null || activeElement === document.body;
      if (holder instanceof HTMLElement && (isFree || above.current?.contains(activeElement)))
        holder.focus({ preventScroll: true });
    };
  }, [opened, holder]);
  return above;
};
