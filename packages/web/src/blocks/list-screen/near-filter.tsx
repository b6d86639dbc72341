import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button, Combobox, useCombobox } from '@mantine/core';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { chosenOf, withFilter } from '../../kernel/url-state.ts';
import { PopOver } from '../../ui/pop-over.tsx';
import { DayRangeFilter, useFilterChoices } from './filter-field.tsx';
import styles from './list-filters.module.css';
import { PlaceInList, type PlaceInListProps } from './list-paging.tsx';
import type { FilterProps } from './list-parts.ts';

const manyChoices = 8;

const summaryOf = (label: string, names: readonly string[]): string => {
  if (names.length === 0) return label;
  return names.length === 1 ? `${label}: ${names[0]}` : `${label}: ${names.length}`;
};

/** A filter in the tool bar: a button that says what is chosen, over a list to tick. */
export const NearChoiceFilter = <C extends Columns>(props: FilterProps<C>) => {
  const { columnKey, column, state, change, filterChoices } = props;
  const [term, setTerm] = useState('');
  const box = useCombobox({ onDropdownClose: () => setTerm(''), onDropdownOpen: () => box.focusSearchInput() });
  const choices = useFilterChoices(column, filterChoices?.[columnKey]);
  const isLong = choices.length > manyChoices;
  const chosen = chosenOf(state.filters, columnKey);
  const label = i18n.t(column.label);
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const found = choices.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const toggle = (id: string) => {
    const kept = chosen.filter((one) => one !== id);
    change({ filters: withFilter(state.filters, columnKey, kept.length === chosen.length ? [...chosen, id] : kept) });
  };
  return (
    <Combobox store={box} onOptionSubmit={toggle} position="bottom-start" width={240}>
      <Combobox.Target targetType="button" withAriaAttributes={!isLong}>
        <Button
          variant="default"
          className={styles.near}
          data-active={chosen.length > 0 || undefined}
          aria-label={i18n.t('Filter by {summary}', { summary: summaryOf(label, names) })}
          // The kit says this of its lists alone, and not where a find box stands above one.
          aria-haspopup={isLong ? 'dialog' : 'listbox'}
          aria-expanded={box.dropdownOpened}
          onClick={() => box.toggleDropdown()}
          rightSection={<ChevronDown size={15} aria-hidden="true" />}
        >
          <span className={styles.summary}>{summaryOf(label, names)}</span>
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <div {...(isLong && { role: 'dialog', 'aria-label': label })}>
          {isLong && (
            <Combobox.Search
              value={term}
              onChange={(event) => setTerm(event.currentTarget.value)}
              placeholder={i18n.t('Find')}
              aria-label={i18n.t('Find in {label}', { label })}
            />
          )}
          <Combobox.Options mah={260} className={styles.options} aria-label={label} {...(isLong && { tabIndex: 0 })}>
            {found.map(({ id, name }) => (
              <Combobox.Option key={id} value={id} active={chosen.includes(id)} aria-selected={chosen.includes(id)}>
                <span className={styles.option}>
                  {name}
                  {chosen.includes(id) && <Check size={15} aria-hidden="true" />}
                </span>
              </Combobox.Option>
            ))}
            {found.length === 0 && (
              <Combobox.Empty>{i18n.t('No options - try changing the search input')}</Combobox.Empty>
            )}
          </Combobox.Options>
        </div>
      </Combobox.Dropdown>
    </Combobox>
  );
};

/** The list's main range of days in the tool bar. */
export const NearDayRange = <C extends Columns>(props: FilterProps<C> & { place: PlaceInListProps }) => {
  const { columnKey, column, state, place } = props;
  const [from] = chosenOf(state.filters, `${columnKey}From`);
  const [to] = chosenOf(state.filters, `${columnKey}To`);
  const set = from !== undefined || to !== undefined;
  const summary = set ? `${from ?? '…'} – ${to ?? '…'}` : i18n.t(column.label);
  return (
    <PopOver
      target={
        <Button
          variant="default"
          className={styles.near}
          data-active={set || undefined}
          aria-label={i18n.t('Filter by {summary}', { summary })}
          leftSection={<CalendarDays size={15} aria-hidden="true" />}
        >
          {summary}
        </Button>
      }
    >
      <div className={styles.fields}>
        <PlaceInList {...place} />
        <DayRangeFilter {...props} />
      </div>
    </PopOver>
  );
};
