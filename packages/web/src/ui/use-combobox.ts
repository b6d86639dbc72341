import { type KeyboardEvent, useState } from 'react';

/** A list below a field that is drawn apart from it, and the id of its active option. */
export interface ListBelow {
  activeId: string | undefined;
}

/** What such a list does with the keys of the field. */
export interface ListKeys {
  press: (event: KeyboardEvent) => void;
}

interface Combobox<O> {
  options: readonly O[];
  /** Of an option: its key, which stays the same while options come and go. */
  keyOf: (option: O) => string;
  onChoose: (option: O, event: KeyboardEvent) => void;
  onEscape: () => void;
  /** Enter chooses the first option unless another is moved to. */
  leads?: boolean;
}

interface Standing {
  /** The active option; -1 is the field itself. */
  at: number;
  count: number;
  /** Whether an arrow has moved to the active option. */
  isMoved: boolean;
  leads: boolean;
}

/** The place that a key moves to; undefined for a key that does not move. */
const placeAfter = (key: string, { at, count, isMoved, leads }: Standing): number | undefined => {
  const least = leads ? 0 : -1;
  const places = count - least;
  const stepped = (by: 1 | -1) => ((at - least + by + places) % places) + least;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return stepped(1);
  if (key === 'ArrowUp') return stepped(-1);
  if (isMoved && key === 'Home') return 0;
  return isMoved && key === 'End' ? count - 1 : undefined;
};

/**
 * The keys of a text field with a list of options, as the ARIA practices describe them: the focus stays in the field, and
 * arrows move the active option. Home and End belong to the text until an arrow has moved to an option.
 */
export const useCombobox = <O>({ options, keyOf, onChoose, onEscape, leads = false }: Combobox<O>) => {
  const [moved, moveTo] = useState<string>();
  const place = options.findIndex((option) => keyOf(option) === moved);
  const isMoved = place >= 0;
  const at = !isMoved && leads && options.length > 0 ? 0 : place;
  const active = options[at];
  const act = (event: KeyboardEvent): boolean => {
    const next = placeAfter(event.key, { at, count: options.length, isMoved, leads });
    const option = next === undefined ? undefined : options[next];
    if (next !== undefined) moveTo(option === undefined ? undefined : keyOf(option));
    else if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter' && active !== undefined) onChoose(active, event);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is composed, its keys belong to the input method.
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (act(event)) event.preventDefault();
  };
  return { active, isMoved, onKeyDown, moveTo };
};
