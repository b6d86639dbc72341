import type { MouseEvent } from 'react';

/** The elements in a row that handle presses themselves. */
const ownPress = 'a, button, input, label, select, summary, [data-own-press]';

const hasSelection = (): boolean => globalThis.getSelection()?.isCollapsed === false;

/** The rows of an area, such as the panel of a list. */
export const rowsIn = (area: Element | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The row that an element is or is in. */
export const rowAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-row]') ?? null;

/** The key of the row that an element is or is in. */
export const keyOfRow = (element: Element | null): string | undefined => rowAround(element)?.dataset.row;

/** The checkbox that selects a row. */
export const checkboxOf = (row: Element): HTMLInputElement | null => row.querySelector('input[data-selects]');

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
  checkboxOf(row)?.click();
};

/** Makes a press anywhere on a row select it, before its link is followed. */
export const selectOnPress = { onClickCapture: select };
