import type { MouseEvent } from 'react';

/** The elements in a row that answer a press themselves. */
const ownPress = 'a, button, input, label, select, summary, [data-own-press]';

const hasSelection = (): boolean => globalThis.getSelection()?.isCollapsed === false;

/** The link by which a row opens its record; a row whose reader may not open it has none. */
export const linkOf = (row: Element): HTMLAnchorElement | null => row.querySelector<HTMLAnchorElement>('a[data-opens]');

const open = (event: MouseEvent<HTMLElement>): void => {
  const { target, currentTarget: row, button } = event;
  // What is opened from a row, such as its menu, is drawn elsewhere and still reports its presses here.
  if (event.defaultPrevented || !(target instanceof Element) || !row.contains(target)) return;
  const link = linkOf(row);
  if (!link || target.closest(ownPress) || hasSelection() || button > 1) return;
  if (button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
};

/** Else a middle press would scroll the page instead. */
const keepFromScrolling = (event: MouseEvent<HTMLElement>): void => {
  if (event.button === 1 && linkOf(event.currentTarget)) event.preventDefault();
};

/**
 * Makes a whole row open its record for the pointer, as the link in it does for keyboard and assistive technology. A
 * stretched link would do so without script, but would keep people from selecting text.
 */
export const openOnPress = { onClick: open, onAuxClick: open, onMouseDown: keepFromScrolling };

const select = (event: MouseEvent<HTMLElement>): void => {
  const { target, currentTarget: row } = event;
  if (!(target instanceof Element) || !row.contains(target) || target.closest('label, summary')) return;
  event.preventDefault();
  row.querySelector<HTMLInputElement>('input[data-selects]')?.click();
};

/** Makes a press anywhere on a row select it, before its link follows. */
export const selectOnPress = { onClickCapture: select };
