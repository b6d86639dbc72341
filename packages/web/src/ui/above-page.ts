import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusIsLost } from './free-focus.ts';

/** Who had the focus last: a button that is busy, and disabled so long, has lost it to nobody. */
let lastHolder: Element | null = null;
globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) lastHolder = target;
});

/** Who has the focus; for the entries of a menu, which goes away with the choice, the button that opened it. */
const holderOfFocus = (): Element | null => {
  const holder = focusIsLost() && lastHolder?.matches(':disabled') ? lastHolder : document.activeElement;
  const menu = holder?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : holder;
};

/** Gives the focus to a control; to one that is still busy once it no longer is, unless it went elsewhere by then. */
const giveFocus = (holder: HTMLElement): void => {
  if (!holder.matches(':disabled')) {
    holder.focus({ preventScroll: true });
    return;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  lastHolder = holder;
  const watch = new MutationObserver(() => {
    if (holder.matches(':disabled')) return;
    watch.disconnect();
    if (focusIsLost()) holder.focus({ preventScroll: true });
  });
  watch.observe(holder, { attributeFilter: ['disabled'] });
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
      if (holder instanceof HTMLElement && (focusIsLost() || above.current?.contains(document.activeElement)))
        giveFocus(holder);
    };
  }, [opened, holder]);
  return above;
};
