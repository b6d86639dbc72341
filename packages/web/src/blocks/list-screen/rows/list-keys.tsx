import { ActionIcon } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shortcutsAreOn, turnShortcuts } from '../../../kernel/shortcuts.ts';
import { i18n } from '../../../kernel/texts.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { checkboxOf, focusRow, rowAround, rowsIn } from './row-opening.ts';
import type { ReachedRow } from './use-reached-row.ts';

/** While rows are selected, their bar stands in place of the search box. A search would end the selection anyway. */
const focusSearch = (panel: Element | null): void => {
  flushSync(() => panel?.querySelector<HTMLElement>('[data-ends-selection]')?.click());
  const box = panel?.querySelector<HTMLInputElement>('input[type="search"]');
  box?.focus();
  box?.select();
};

/**
 * Moves the focus to the row after or before the focused one or, outside the rows, the one in the preview or the one last
 * reached; without any, to the first or last.
 */
const moveCursor = (panel: Element | null, reached: HTMLElement | undefined, by: 1 | -1): void => {
  const rows = rowsIn(panel);
  const from =
    rows.find((row) => row.contains(document.activeElement)) ??
    rows.find((row) => row.ariaCurrent === 'true') ??
    reached;
  const present = from ? rows.indexOf(from) : -1;
  const next = present < 0 && by < 0 ? rows.at(-1) : rows[present + by];
  if (next) focusRow(next);
};

/** Selects the focused row or clears its selection; as a range, with the rows between it and the one selected before. */
const selectRow = (panel: Element | null, isRange: boolean): void => {
  const row = rowAround(document.activeElement);
  if (!row || !panel?.contains(row)) return;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange });
  checkboxOf(row)?.dispatchEvent(press);
};

/** With Shift. */
const rangeKey = 'X';

interface KeyActions {
  togglePreview: () => boolean;
  enterBar: () => void;
  reached: ReachedRow;
}

/** The keys of a list. `keys` goes to the component that explains them. */
export const useListKeys = (panel: RefObject<Element | null>, present: KeyActions) => {
  const [on, setOn] = useState(shortcutsAreOn);
  /** Undefined until the reader first asks for the keys. */
  const [explained, setExplained] = useState<boolean>();
  const acting = useRef(present);
  const actions = useMemo(
    () => ({
      '/': () => focusSearch(panel.current),
      j: () => moveCursor(panel.current, acting.current.reached.find(), 1),
      k: () => moveCursor(panel.current, acting.current.reached.find(), -1),
      x: () => selectRow(panel.current, false),
      [rangeKey]: () => selectRow(panel.current, true),
      a: () => acting.current.enterBar(),
      ' ': () => acting.current.togglePreview(),
      '?': () => setExplained(true),
    }),
    [panel],
  );
  useShortcuts(panel, on ? actions : undefined);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };
  return { on, turn, explained, setExplained };
};

export type Keys = ReturnType<typeof useListKeys>;

/** Opens the list of keys, for readers who do not know that `?` opens it. */
export const KeysButton = ({ keys }: { keys: Keys }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={28}
    aria-label={i18n.t('Keyboard shortcuts')}
    title={i18n.t('Keyboard shortcuts')}
    onClick={() => keys.setExplained(true)}
  >
    <Keyboard size={17} aria-hidden="true" />
  </ActionIcon>
);
