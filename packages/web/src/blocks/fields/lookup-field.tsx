import { Loader, Select } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import type { Choice } from '../lookups.tsx';
import { OptionLine } from '../option-line.tsx';
import { useChoicesById } from '../searched-lookups.ts';
import { emptyText, useLookupResults } from '../use-lookup-results.ts';
import { findChoice, toFormValue } from './held-choice.ts';
import { type BoundFieldProps, searchedInput, useBoundField } from './use-bound-field.tsx';

interface LookupFieldProps extends BoundFieldProps {
  lookup: string;
  /** The form holds only the id; by default `{ id, name }`. */
  holds?: 'id';
  /** The lookup searches by number, so letters are not accepted. */
  digitsOnly?: true;
  /** What is meant if nothing is chosen. */
  whileEmpty?: string;
}

/** The entry that a form value represents. If the form holds only the id, the lookup supplies the name. */
const useNamed = (lookup: string, value: unknown, picked: Choice | undefined): Choice | undefined => {
  const unnamed = typeof value === 'string' && value !== '' && value !== picked?.id ? [value] : [];
  const known = useChoicesById(lookup, unnamed);
  return findChoice(value, picked ? [picked, ...known] : known);
};

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** The kit reports the name of a chosen entry as if it had been typed. */
const isNameIn = (choices: readonly Choice[], text: string) => choices.some(({ name }) => name === text);

/** One of more records than can be listed, found by typing. */
export const LookupField = (props: LookupFieldProps) => {
  const { label, lookup, holds, digitsOnly, whileEmpty } = props;
  const { value, change, input } = useBoundField(props);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Choice>();
  const chosen = useNamed(lookup, value, picked);
  const showsChosen = chosen !== undefined && typed === chosen.name;
  const { found, busy } = useLookupResults(lookup, showsChosen ? '' : typed);
  // Always under the same name, because the kit re-renders a chosen entry when its name changes.
  const choices = chosen ? [...found.filter(({ id }) => id !== chosen.id), chosen] : found;
  const shown = showsChosen ? choices : found;
  const choose = (id: string | null) => {
    const choice = choices.find((one) => one.id === id);
    setPicked(choice);
    change(toFormValue(holds, choice));
  };
  return (
    <Select
      {...input}
      {...searchedInput()}
      {...(whileEmpty !== undefined && { placeholder: whileEmpty })}
      clearable
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label }) }}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && shown.some(({ id }) => id === option.value))
      }
      data={choices.map((choice) => ({ value: choice.id, label: choice.name }))}
      value={chosen?.id ?? null}
      onChange={choose}
      searchValue={typed}
      onSearchChange={(text) => setTyped(digitsOnly && !isNameIn(choices, text) ? digitsOf(text) : text)}
      nothingFoundMessage={emptyText(typed, busy)}
      renderOption={({ option }) => <OptionLine value={option.value} choices={choices} />}
      {...(busy && { rightSection: <Loader size={15} /> })}
    />
  );
};
