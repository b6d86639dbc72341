import { Switch } from '@mantine/core';
import { i18n } from '../../../kernel/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { paletteKeys, undoKeys } from '../../../ui/modified-keys.ts';
import type { ExplainedKey } from '../list-parts.ts';
import styles from './list-keys.module.css';
import type { Keys } from './list-keys.tsx';

const explanations = (review: readonly ExplainedKey[]): readonly ExplainedKey[] => [
  [paletteKeys, i18n.t('Find anything, from every page')],
  ['/', i18n.t('Go to the search box')],
  ['Enter', i18n.t('In the search box: go to the first row found')],
  ['Esc', i18n.t('In the search box: clear it, or go back to the rows once it is empty')],
  ['j', i18n.t('Go to the next row')],
  ['k', i18n.t('Go to the previous row')],
  ['Enter', i18n.t('Open the row')],
  ['x', i18n.t('Select the row')],
  ['Shift X', i18n.t('Select the rows from the one selected before to this one')],
  ['a', i18n.t('Go to the actions for the selected rows')],
  ['Space', i18n.t('Show or close a preview of the row')],
  ['Esc', i18n.t('Leave the actions, close the preview, or select nothing')],
  ...review,
  [undoKeys, i18n.t('Undo what was just done, while Undo is offered')],
  ['[ ]', i18n.t('In a record: go to the previous or next one in the list')],
  ['?', i18n.t('Show these shortcuts')],
];

interface KeysDialogProps {
  keys: Keys;
  /** The keys by which rows are decided in this list. */
  review: readonly ExplainedKey[];
}

/** What each key does, and a switch that turns the keys off. */
export const KeysDialog = ({ keys, review }: KeysDialogProps) => (
  <Dialog
    opened={keys.explained === true}
    onClose={() => keys.setExplained(false)}
    title={i18n.t('Keyboard shortcuts')}
  >
    <dl className={styles.keys}>
      {explanations(review).map(([key, does]) => (
        <div key={does}>
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
