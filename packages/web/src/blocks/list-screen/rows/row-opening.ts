import type { MouseEvent } from 'react';

/** The elements in a row that handle presses themselves. */
const ownPress = 'a, button, input, label, select, summary, [data-own-press]';

const hasSelection = (): boolean => globalThis.getSelection()?.isCollapsed === false;

/** Selects the link by which a row opens its record. */
export const opensRecord = 'a[data-opens]';

/** The link by which a row opens its record; null if the reader may not open it. */
export const linkOf = (row: Element): HTMLAnchorElement | null => row.querySelector<HTMLAnchorElement>(opensRecord);

/** Moves the focus to a row: to the link by which it opens, if it has one. */
export const focusRow = (row: HTMLElement): void => (linkOf(row) ?? row).focus();

const open = (event: MouseEvent<HTMLElement>): void => {
  const { target, currentTarget: row, button } = event;
  // What a row opens, such as its menu, is rendered elsewhere in the page, but React still reports its presses here.
  if (event.defaultPrevented || !(target instanceof Element) || !row.contains(target)) return;
  const link = linkOf(row);
  if (!link || target.closest(ownPress) || hasSelection() || button > 1) return;
  if (button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
  else link.click();
};

/** Otherwise a middle press would start scrolling the page. */
const keepFromScrolling = (event: MouseEvent<HTMLElement>): void => {
  if (event.button === 1 && linkOf(event.currentTarget)) event.preventDefault();
};

/**
 * Makes a press anywhere on a row open its record, as the link in it does for keyboard and assistive technology. A
 * stretched link would need no script but would keep people from selecting text.
 */
export const openOnPress = { onClick: open, onAuxClick: open, onMouseDown: keepFromScrolling };

const select = (event: MouseEvent<HTMLElement>): void => {
  const { target, currentTarget: row } = event;
  if (!(target instanceof Element) || !row.contains(target) || target.closest('label, summary')) return;
  event.preventDefault();
  row.querySelector<HTMLInputElement>('input[data-selects]')?.click();
};

/** Makes a press anywhere on a row select it, before its link is followed. */
export const selectOnPress = { onClickCapture: select };
