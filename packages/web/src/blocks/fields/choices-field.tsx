import { MultiSelect } from '@mantine/core';
import { useChoices } from '../lookups.tsx';
import { type BoundFieldProps, searchedInput, useBoundField } from './use-bound-field.tsx';

/** Any number of entries of a shipped lookup, such as standards, by their ids. */
export const ChoicesField = ({ lookup, ...props }: BoundFieldProps & { lookup: string }) => {
  const { value, change, input } = useBoundField(props);
  return (
    <MultiSelect
      {...input}
      {...searchedInput()}
      hidePickedOptions
      data={useChoices(lookup).map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? []}
      onChange={change}
    />
  );
};
