import type { Columns } from '@attestry/contract/kernel/list.ts';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { i18n } from '../../../kernel/texts.ts';
import { chosenOf, withChosen, withFilter } from '../../../kernel/url-state.ts';
import { DayInput } from '../../../ui/day-input.tsx';
import { type Choice, noOptionsText } from '../../lookups.tsx';
import { useIsSearched } from '../../searched-lookups.ts';
import type { FilterProps } from '../list-parts.ts';
import { dayPresets } from './day-presets.ts';
import { manyChoices, useOfferedChoices } from './filter-choices.ts';
import { filterLabelOf } from './filter-label.ts';
import styles from './list-filters.module.css';
import { SearchedFilter } from './searched-filter.tsx';
import { useTypedTerm } from './use-typed-term.ts';

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }));

/** Below the names of what they belong to, such as the categories of several standards. */
const groupsOf = (choices: readonly Choice[]) =>
  [...Map.groupBy(choices, ({ hint = '' }) => hint)].map(([group, items]) => ({ group, items: optionsOf(items) }));

const ChoiceFilter = <C extends Columns>(props: FilterProps<C>) => {
  const { columnKey, column, spec, state, change } = props;
  const { choices, awaits } = useOfferedChoices(props);
  const data = column.kind === 'lookup' && column.within ? groupsOf(choices) : optionsOf(choices);
  const label = filterLabelOf(column);
  const chosen = chosenOf(state.filters, columnKey);
  const put = (values: readonly string[]) => change({ filters: withChosen(spec, state.filters, columnKey, values) });
  const common = { label, data, clearable: true };
  const clear = { 'aria-label': i18n.t('Clear {label}', { label }) };
  if (column.kind === 'boolean')
    return (
      <Select
        {...common}
        value={chosen[0] ?? null}
        onChange={(value) => put(value ? [value] : [])}
        clearButtonProps={clear}
      />
    );
  return (
    <MultiSelect
      {...common}
      value={[...chosen]}
      onChange={put}
      searchable={choices.length > manyChoices}
      selectFirstOptionOnChange={choices.length > manyChoices}
      disabled={awaits !== undefined}
      description={awaits && i18n.t('Choose first: {label}', { label: awaits })}
      nothingFoundMessage={noOptionsText()}
      clearButtonProps={clear}
    />
  );
};

const TextFilter = <C extends Columns>({ columnKey, column, state, change }: FilterProps<C>) => {
  const chosen = chosenOf(state.filters, columnKey)[0] ?? '';
  const isNumber = column.kind === 'number';
  const put = (term: string) => change({ filters: withFilter(state.filters, columnKey, term ? [term] : []) });
  const { text, type } = useTypedTerm(chosen, put);
  return (
    <TextInput
      label={filterLabelOf(column)}
      value={text}
      onChange={({ currentTarget: { value } }) => type(isNumber ? value.replace(/[^\d-]/g, '') : value)}
      inputMode={isNumber ? 'numeric' : 'text'}
      maxLength={100}
    />
  );
};

interface DayPresetsProps {
  ahead: boolean;
  present: { from: string; to: string };
  onChoose: (range: { from: string; to: string }) => void;
}

/** The most requested ranges. The one in effect is marked; pressing it again clears it. */
const DayPresets = ({ ahead, present, onChoose }: DayPresetsProps) => (
  <div className={styles.presets}>
    {dayPresets(ahead).map(({ label, from, to }) => {
      const chosen = from === present.from && to === present.to;
      return (
        <button
          key={label}
          type="button"
          aria-pressed={chosen}
          onClick={() => onChoose(chosen ? { from: '', to: '' } : { from, to })}
        >
          {label}
        </button>
      );
    })}
  </div>
);

/** The preset ranges, then two fields for the first and last day, which keep the end from preceding the start. */
export const DayRangeFilter = <C extends Columns>({ columnKey, column, state, change }: FilterProps<C>) => {
  const label = filterLabelOf(column);
  const from = chosenOf(state.filters, `${columnKey}From`)[0] ?? '';
  const to = chosenOf(state.filters, `${columnKey}To`)[0] ?? '';
  const put = (range: { from: string; to: string }) => {
    const begun = withFilter(state.filters, `${columnKey}From`, range.from ? [range.from] : []);
    change({ filters: withFilter(begun, `${columnKey}To`, range.to ? [range.to] : []) });
  };
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <DayPresets ahead={column.kind === 'date' && column.ahead === true} present={{ from, to }} onChoose={put} />
      <DayInput
        label={i18n.t('From')}
        called={`${label} ${i18n.t('from')}`}
        value={from}
        onChange={(day) => put({ from: day, to })}
        {...(to && { latest: to })}
      />
      <DayInput
        label={i18n.t('To')}
        called={`${label} ${i18n.t('to')}`}
        value={to}
        onChange={(day) => put({ from, to: day })}
        {...(from && { earliest: from })}
      />
    </fieldset>
  );
};

export const FilterField = <C extends Columns>(props: FilterProps<C>) => {
  const lookup = props.column.kind === 'lookup' ? props.column.lookup : undefined;
  const searched = useIsSearched(lookup);
  if (lookup !== undefined && searched) return <SearchedFilter {...props} lookup={lookup} />;
  if (props.column.kind === 'date') return <DayRangeFilter {...props} />;
  const typed = props.column.kind === 'number' && !props.filterChoices?.[props.columnKey];
  if (props.column.kind === 'text' || typed) return <TextFilter {...props} />;
  return <ChoiceFilter {...props} />;
};
