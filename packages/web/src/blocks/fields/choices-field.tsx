import { MultiSelect } from '@mantine/core';
import { useController } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { useChoices } from '../lookups.tsx';
import { FieldLabel } from './field-label.tsx';
import { errorOf } from './held-choice.ts';
import { keepEnter } from './keep-enter.ts';

interface ChoicesFieldProps {
  name: string;
  label: string;
  lookup: string;
  hint?: string;
  required: boolean;
  locked: boolean;
}

/** Any number of entries of a shipped lookup, such as standards, by their ids. */
export const ChoicesField = ({ name, label, lookup, hint, required, locked }: ChoicesFieldProps) => {
  const { field, fieldState } = useController({ name });
  const choices = useChoices(lookup);
  return (
    <MultiSelect
      name={name}
      ref={field.ref}
      label={<FieldLabel label={label} required={required} />}
      description={hint}
      withAsterisk={required}
      aria-required={required}
      disabled={locked}
      searchable
      hidePickedOptions
      onKeyDown={keepEnter}
      nothingFoundMessage={i18n.t('No options - try changing the search input')}
      data={choices.map(({ id, name: word }) => ({ value: id, label: word }))}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={errorOf(fieldState.error)}
    />
  );
};
