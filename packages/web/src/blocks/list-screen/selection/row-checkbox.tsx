import type { ComponentProps } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import { PlainCheckbox } from '../../../ui/plain-checkbox.tsx';
import { Explained } from '../../../ui/why-not.tsx';
import styles from './row-checkbox.module.css';
import type { Selection } from './use-selection.ts';

interface ChoiceProps extends Pick<ComponentProps<typeof PlainCheckbox>, 'checked' | 'indeterminate' | 'onChange'> {
  label: string;
  refusal: string | undefined;
}

/** A checkbox whose whole cell can be pressed. One that cannot be ticked shows why. */
const Choice = ({ label, refusal, ...checkbox }: ChoiceProps) => (
  <Explained text={refusal}>
    <label className={styles.choice}>
      <PlainCheckbox
        data-selects
        aria-disabled={refusal !== undefined || undefined}
        aria-description={refusal}
        {...checkbox}
      />
      <span className={hidden.hidden}>{label}</span>
    </label>
  </Explained>
);

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

interface RowCheckboxProps<R> {
  selection: Selection<R>;
  row: R;
  name: string;
}

/** Selects a row; with Shift also the rows between it and the one selected before. */
export const RowCheckbox = <R,>({ selection, row, name }: RowCheckboxProps<R>) => {
  const key = selection.keyOf(row);
  const checked = selection.selected.has(key);
  return (
    <Choice
      label={i18n.t('Select {name}', { name })}
      checked={checked}
      refusal={checked ? undefined : selection.refusal}
      onChange={({ nativeEvent }) => selection.toggle(key, isWithShift(nativeEvent))}
    />
  );
};

/** Selects all rows of the page, or clears them if all are selected. */
export const PageCheckbox = <R,>({ selection }: { selection: Selection<R> }) => (
  <Choice
    label={i18n.t('Select the rows of this page')}
    checked={selection.page === 'all'}
    indeterminate={selection.page === 'some'}
    refusal={selection.page === 'all' ? undefined : selection.refusal}
    onChange={selection.togglePage}
  />
);
