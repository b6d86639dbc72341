import { Select } from '@mantine/core';
import { useController } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { useChoices } from '../lookups.tsx';
import { FieldLabel } from './field-label.tsx';
import { chosenIn, errorOf, heldAs } from './held-choice.ts';
import { keepEnter } from './keep-enter.ts';

interface ChoiceFieldProps {
  name: string;
  label: string;
  lookup: string;
  /** The form holds the id alone; without it `{ id, name }`. */
  holds?: 'id';
  hint?: string;
  required: boolean;
  locked: boolean;
}

/** One entry of a shipped lookup, such as a country, found by typing. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { name, label, lookup, holds, hint, required, locked } = props;
  const { field, fieldState } = useController({ name });
  const shipped = useChoices(lookup);
  const chosen = chosenIn(field.value, shipped);
  // A record may hold an entry that is no longer shipped; it stays choosable.
  const choices = chosen && !shipped.some(({ id }) => id === chosen.id) ? [chosen, ...shipped] : shipped;
  return (
    <Select
      name={name}
      ref={field.ref}
      label={<FieldLabel label={label} required={required} />}
      description={hint}
      withAsterisk={required}
      aria-required={required}
      disabled={locked}
      searchable
      selectFirstOptionOnChange
      onKeyDown={keepEnter}
      clearable={!required}
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label }) }}
      nothingFoundMessage={i18n.t('No options - try changing the search input')}
      data={choices.map(({ id, name: word }) => ({ value: id, label: word }))}
      value={chosen?.id ?? null}
      onChange={(id) =>
        field.onChange(
          heldAs(
            holds,
            choices.find((choice) => choice.id === id),
          ),
        )
      }
      onBlur={field.onBlur}
      error={errorOf(fieldState.error)}
    />
  );
};
