import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Loader, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { chosenOf, withFilter } from '../../../kernel/url-state.ts';
import { OptionLine } from '../../option-line.tsx';
import { useChoicesById } from '../../searched-lookups.ts';
import { emptyText, useLookupResults } from '../../use-lookup-results.ts';
import type { FilterProps } from '../list-parts.ts';
import { filterLabelOf } from './filter-label.ts';

/** A filter whose entries are too many to list, such as companies, and are found by typing. */
export const SearchedFilter = <C extends Columns>(props: FilterProps<C> & { lookup: string }) => {
  const { columnKey, column, state, change, lookup } = props;
  const [typed, setTyped] = useState('');
  const { found, busy } = useLookupResults(lookup, typed);
  const ids = chosenOf(state.filters, columnKey);
  const chosen = useChoicesById(lookup, ids);
  const unknown = ids.map((id) => ({ id, name: id }));
  const choices = [...new Map([...unknown, ...found, ...chosen].map((choice) => [choice.id, choice])).values()];
  const label = filterLabelOf(column);
  return (
    <MultiSelect
      label={label}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label }) }}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some(({ id }) => id === option.value))
      }
      hidePickedOptions
      value={[...ids]}
      onChange={(values) => change({ filters: withFilter(state.filters, columnKey, values) })}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText(typed, busy)}
      renderOption={({ option }) => <OptionLine value={option.value} choices={choices} />}
      rightSection={busy ? <Loader size={15} /> : undefined}
    />
  );
};
