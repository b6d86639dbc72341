import type { KeyboardEvent } from 'react';
import { isBegunBy } from './options-by-words.ts';

/** Characters belong together if the pauses between them are shorter, in milliseconds. */
const longestPause = 500;

/** How often an opening list is looked for, and how long between, in milliseconds. */
const [looks, pause] = [200, 15];

interface Typed {
  in?: Element;
  text: string;
  at: number;
  /** Whether the list is still opening, so that no option is active yet. */
  isAwaited?: boolean;
  /** Whether Enter was pressed while the list was opening. */
  isChosen?: boolean;
}

const nothingTyped: Typed = { text: '', at: 0 };
let typed = nothingTyped;

const noteTyped = ({ key, currentTarget, timeStamp }: KeyboardEvent): void => {
  const isContinued = typed.in === currentTarget && timeStamp - typed.at < longestPause;
  typed = { in: currentTarget, text: isContinued ? typed.text + key : key, at: timeStamp };
};

const optionsOf = (field: Element): HTMLElement[] => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled])') ?? [])];
};

const isActive = (option: Element): boolean => option.hasAttribute('data-combobox-selected');

/** The option that begins with the text. One character, also repeated, goes on to the next such option. */
const optionFor = (options: readonly HTMLElement[], text: string): HTMLElement | undefined => {
  const [character = ''] = text;
  const isOne = text === character.repeat(text.length);
  const first = options.findIndex(isActive) + (isOne ? 1 : 0);
  const inOrder = [...options.slice(Math.max(first, 0)), ...options.slice(0, Math.max(first, 0))];
  const begins = isBegunBy(isOne ? character : text);
  return inOrder.find(({ textContent }) => begins(textContent));
};

/** Moves to an option by arrows, as the kit keeps its active option to itself. */
const moveTo = (field: Element, option: HTMLElement | undefined): void => {
  const down = { key: 'ArrowDown', code: 'ArrowDown', bubbles: true };
  for (let left = optionsOf(field).length; option && !isActive(option) && left > 0; left -= 1)
    field.dispatchEvent(new globalThis.KeyboardEvent('keydown', down));
};

/** Moves to what was typed once the list shows its options, unless another key has been pressed by then. */
const moveWhenListed = (field: Element, now: Typed, left = looks): void => {
  if (typed !== now) return;
  const options = optionsOf(field);
  if (options.length === 0 && left > 0) {
    setTimeout(() => moveWhenListed(field, now, left - 1), pause);
    return;
  }
  const option = optionFor(options, now.text);
  moveTo(field, option);
  if (now.isChosen) option?.click();
  now.isAwaited = false;
};

const moveByText = (field: HTMLElement, isOpen: boolean): void => {
  const now = typed;
  if (!isOpen) field.click();
  now.isAwaited = !isOpen || optionsOf(field).length === 0;
  // Not at once: the kit first takes note of the chosen option.
  if (now.isAwaited) setTimeout(() => moveWhenListed(field, now), pause);
  else moveWhenListed(field, now);
};

/**
 * The keys that the kit's lists of options lack while nothing narrows them, as the ARIA practices describe them: typed
 * characters open the list and move to the option that begins with them, Home and End move to its ends, and Space
 * chooses. Enter chooses what is typed even if the list has not opened yet.
 */
export const selectKeys = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { key, currentTarget: field } = event;
  if (!field.readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
  const isOpen = field.ariaExpanded === 'true';
  const options = isOpen ? optionsOf(field) : [];
  const active = options.find(isActive);
  const isOpening = typed.isAwaited && typed.in === field;
  if (['Home', 'End', 'Escape'].includes(key) || (key === 'Enter' && !isOpening)) typed = nothingTyped;
  if (key === 'Enter' && (isOpening || active)) event.stopPropagation(); // the kit may hold another option for active
  if (key === 'Enter' && isOpening) typed.isChosen = true;
  else if ((key === ' ' || key === 'Enter') && active) active.click();
  else if (key === 'Home' && isOpen) moveTo(field, options[0]);
  else if (key === 'End' && isOpen) moveTo(field, options.at(-1));
  else if (key.length === 1 && key !== ' ') {
    noteTyped(event);
    moveByText(field, isOpen);
  } else return;
  event.preventDefault();
};
