import { ActionIcon, Switch } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shortcutsAreOn, turnShortcuts } from '../../../kernel/shortcuts.ts';
import { i18n } from '../../../kernel/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { paletteKeys } from '../../../ui/palette-keys.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import styles from './list-keys.module.css';
import { linkOf } from './row-opening.ts';

/** While rows are selected, their bar stands in place of the search box. A search would end the selection anyway. */
const focusSearch = (panel: Element | null): void => {
  flushSync(() => panel?.querySelector<HTMLElement>('[data-ends-selection]')?.click());
  const box = panel?.querySelector<HTMLInputElement>('input[type="search"]');
  box?.focus();
  box?.select();
};

/** Moves the focus to the next or previous row; from outside the rows, to the first or last one. */
const moveCursor = (panel: Element | null, by: 1 | -1): void => {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const present = rows.findIndex((row) => row.contains(document.activeElement));
  const next = present < 0 && by < 0 ? rows.at(-1) : rows[present + by];
  if (next) (linkOf(next) ?? next).focus();
};

/** Selects the focused row or clears its selection. */
const selectRow = (panel: Element | null): void => {
  const row = document.activeElement?.closest('[data-row]');
  if (row && panel?.contains(row)) row.querySelector<HTMLInputElement>('input[data-selects]')?.click();
};

/** The keys of a list. `keys` goes to the component that explains them. */
export const useListKeys = (panel: RefObject<Element | null>, togglePreview: () => boolean) => {
  const [on, setOn] = useState(shortcutsAreOn);
  const [explained, setExplained] = useState(false);
  const previewing = useRef(togglePreview);
  const actions = useMemo(
    () => ({
      '/': () => focusSearch(panel.current),
      j: () => moveCursor(panel.current, 1),
      k: () => moveCursor(panel.current, -1),
      x: () => selectRow(panel.current),
      ' ': () => previewing.current(),
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

const explanations = (): [key: string, does: string][] => [
  [paletteKeys, i18n.t('Find anything, from every page')],
  ['/', i18n.t('Go to the search box')],
  ['j', i18n.t('Go to the next row')],
  ['k', i18n.t('Go to the previous row')],
  ['Enter', i18n.t('Open the row')],
  ['x', i18n.t('Select the row')],
  ['Space', i18n.t('Show or close a preview of the row')],
  ['Esc', i18n.t('Close the preview, or select nothing')],
  ['[ ]', i18n.t('In a record: go to the previous or next one in the list')],
  ['?', i18n.t('Show these shortcuts')],
];

type Keys = ReturnType<typeof useListKeys>;

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

/** What each key does, and a switch that turns the keys off. */
export const KeysDialog = ({ keys }: { keys: Keys }) => (
  <Dialog opened={keys.explained} onClose={() => keys.setExplained(false)} title={i18n.t('Keyboard shortcuts')}>
    <dl className={styles.keys}>
      {explanations().map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <Switch
      label={i18n.t('Use single-key shortcuts on this device')}
      checked={keys.on}
      onChange={({ currentTarget }) => keys.turn(currentTarget.checked)}
    />
  </Dialog>
);
