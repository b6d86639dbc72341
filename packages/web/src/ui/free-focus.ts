import { type RefObject, useEffect, useRef } from 'react';
import { measurePageFoot } from './page-foot.ts';

/** Whether no element has the focus, for example because the focused one was removed. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is lost or in a closing dialog. Once the reader has moved it elsewhere, it stays there. */
export const focusIsFree = (): boolean => focusIsLost() || document.activeElement?.closest('[role="dialog"]') !== null;

/**
 * Whether to scroll to a part of the page. With a visible focus, as by keyboard, all of the part must be in view if it fits.
 * After a press, the page scrolls only if a bar at the window's lower edge now covers the part.
 */
const mustScrollTo = (part: Element, isShown: boolean): boolean => {
  measurePageFoot();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingTop) || 0;
  const end = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom - top > end - start) return isShown && (bottom <= start || top >= end);
  return isShown ? top < start || bottom > end : bottom > end && top < window.innerHeight;
};

/** Focuses an element and scrolls only if the reader would lose sight of it, or of what is marked to be seen with it. */
export const focusInPlace = (element: HTMLElement): void => {
  element.focus({ preventScroll: true });
  const part = element.closest('[data-seen-whole]') ?? element;
  if (mustScrollTo(part, element.matches(':focus-visible'))) part.scrollIntoView({ block: 'nearest' });
};

/** Whether the element is in a dialog and the focus is outside that dialog. */
const isInDialogWithoutFocus = (element: Element): boolean =>
  element.closest('[role="dialog"]')?.contains(document.activeElement) === false;

/** Moves the focus to the element of `rest` once items are gone, if the focused one may be among them. */
const useFocusOnceGone = <I>(
  items: I,
  rest: RefObject<HTMLElement | null>,
  isAnyGone: (before: I, now: I) => boolean,
): void => {
  const before = useRef(items);
  useEffect(() => {
    const isGone = isAnyGone(before.current, items);
    before.current = items;
    if (isGone && rest.current && (focusIsFree() || isInDialogWithoutFocus(rest.current))) focusInPlace(rest.current);
  }, [items, rest, isAnyGone]);
};

const isFewer = (before: number, now: number): boolean => now < before;
const lacksOne = (before: readonly string[], now: readonly string[]): boolean =>
  before.some((one) => !now.includes(one));

/**
 * When an action removes the focused item of several, moves the focus to the remaining ones, in the element of `rest`.
 */
export const useFocusOnRest = (count: number, rest: RefObject<HTMLElement | null>): void =>
  useFocusOnceGone(count, rest, isFewer);

/** The same for named items, of which others may appear at the same time. */
export const useFocusOnRestOf = (names: readonly string[], rest: RefObject<HTMLElement | null>): void =>
  useFocusOnceGone(names, rest, lacksOne);

/**
 * When one of several controls in a row is removed, moves the focus to the next one, or else to the one before. Without either, to what
 * `otherwise` finds in the element around the row. Takes the number of controls and the selector that finds them in the row, and returns
 * a function that notes the one to be removed.
 */
export const useFocusOnNeighbour = (
  count: number,
  row: RefObject<Element | null>,
  selector: string,
  otherwise?: (around: Element) => HTMLElement | undefined,
): ((place: number) => void) => {
  const noted = useRef<{ place: number; around: Element | null | undefined }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was noted is gone once there are fewer
  useEffect(() => {
    const { place, around } = noted.current ?? {};
    noted.current = undefined;
    if (place === undefined || !focusIsFree()) return;
    const left = [...(row.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const next = left[place] ?? left.at(-1) ?? (around ? otherwise?.(around) : undefined);
    if (next) focusInPlace(next);
  }, [count]);
  return (place) => {
    noted.current = { place, around: row.current?.parentElement };
  };
};

/** When what a dialog waited for is shown, moves the focus from the dialog itself to its first control. */
export const useFocusInWaitingDialog = (): void => {
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('[role="dialog"]')) focused.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
};
