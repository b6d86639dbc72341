import { MultiSelect, Select } from '@mantine/core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { type Choice, useChoices } from '../lookups.tsx';
import { findChoice, toFormValue } from './held-choice.ts';
import { type BoundFieldProps, searchedInput, useBoundField } from './use-bound-field.tsx';

interface ChoiceFieldProps extends BoundFieldProps {
  lookup: string;
  /** The form holds only the id, as a text or a number; by default `{ id, name }`. */
  holds?: 'id' | 'number';
  /** Preselects the first entry in a blank field. */
  beginsWithFirst?: true;
}

/** Preselects the first entry once the entries are loaded. The form treats it as an initial value, not as a change. */
const useFirst = ({ name, holds, beginsWithFirst }: ChoiceFieldProps, first: Choice | undefined) => {
  const { getValues, resetField } = useFormContext();
  useEffect(() => {
    if (beginsWithFirst && first && !findChoice(getValues(name), []))
      resetField(name, { defaultValue: toFormValue(holds, first) });
  }, [beginsWithFirst, first, name, holds, getValues, resetField]);
};

/** One entry of a shipped lookup, such as a country, found by typing. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { label, lookup, holds, required } = props;
  const { value, change, input } = useBoundField(props);
  const shipped = useChoices(lookup);
  useFirst(props, shipped[0]);
  const chosen = findChoice(value, shipped);
  // A record may have an entry that is no longer shipped; it stays selectable.
  const choices = chosen && !shipped.some(({ id }) => id === chosen.id) ? [chosen, ...shipped] : shipped;
  const choose = (id: string | null) =>
    change(
      toFormValue(
        holds,
        choices.find((choice) => choice.id === id),
      ),
    );
  return (
    <Select
      {...input}
      {...searchedInput(choices)}
      selectFirstOptionOnChange
      clearable={!required}
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label }) }}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen?.id ?? null}
      onChange={choose}
    />
  );
};

interface ChoicesFieldProps extends BoundFieldProps {
  lookup: string;
  /** The form holds `{ id, name }` of each; by default only the ids. */
  holds?: 'named';
}

/** Any number of entries of a shipped lookup, such as standards. */
export const ChoicesField = ({ lookup, holds, ...props }: ChoicesFieldProps) => {
  const { value, change, input } = useBoundField(props);
  const shipped = useChoices(lookup);
  const chosen = (Array.isArray(value) ? value : []).flatMap((one: unknown) => findChoice(one, shipped) ?? []);
  // An entry that is no longer shipped stays chosen.
  const choices = [...shipped, ...chosen.filter(({ id }) => !shipped.some((one) => one.id === id))];
  const choose = (ids: string[]) =>
    change(holds ? ids.map((id) => toFormValue(undefined, findChoice(id, choices))) : ids);
  return (
    <MultiSelect
      {...input}
      {...searchedInput(choices)}
      selectFirstOptionOnChange
      hidePickedOptions
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.map(({ id }) => id)}
      onChange={choose}
    />
  );
};
