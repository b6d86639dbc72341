import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { lockedInput } from '../../ui/why-not.tsx';
import { noOptionsText } from '../lookups.tsx';
import { errorOf } from './held-choice.ts';
import styles from './use-bound-field.module.css';

/** A required field is marked with a star, which the input draws; any other with "(optional)". */
const FieldLabel = ({ label, optional }: { label: string; optional: boolean }) => (
  <>
    {label}
    {optional && <span className={styles.optional}> {i18n.t('(optional)')}</span>}
  </>
);

/** For fields with a list of options: while the list is open, Enter chooses an option and does not submit the form. */
const keepEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Enter' && event.currentTarget.dataset.expanded !== undefined) event.preventDefault();
};

export interface BoundFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  autoComplete?: string | undefined;
  /** Why the reader may not change the field; undefined if they may. */
  lockedBecause?: string | undefined;
}

/**
 * A field's value in the surrounding form, and the props of every input: label, mark, lock and message. A locked field asks
 * for nothing, so it has no mark.
 */
export const useBoundField = ({ name, label, hint, required, autoComplete, lockedBecause }: BoundFieldProps) => {
  const { field, fieldState } = useController({ name });
  const isOpen = lockedBecause === undefined;
  // A field only passed through is not judged before saving: its message would move what is below.
  const leave = () => {
    if (fieldState.isDirty) field.onBlur();
  };
  const input = {
    name,
    ref: field.ref,
    onBlur: leave,
    label: <FieldLabel label={label} optional={isOpen && !required} />,
    description: hint,
    ...(autoComplete && { autoComplete }),
    withAsterisk: isOpen && required,
    'aria-required': isOpen && required,
    ...lockedInput(lockedBecause),
    error: errorOf(fieldState.error),
  };
  return { value: field.value, change: field.onChange, input };
};

/** The props of a list that typing narrows. Without entries, as when they could not be loaded, it shows no message. */
export const searchedInput = (entries?: readonly unknown[]) => ({
  searchable: true,
  onKeyDown: keepEnter,
  ...(entries?.length !== 0 && { nothingFoundMessage: noOptionsText() }),
});
