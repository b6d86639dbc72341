import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Column, Columns } from '@attestry/contract/kernel/list.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { chosenOf, withChosen } from '../../../kernel/url-state.ts';
import { useFocusOnNeighbour } from '../../../ui/free-focus.ts';
import type { Choice } from '../../lookups.tsx';
import { useChoicesById } from '../../searched-lookups.ts';
import { columnsOf, type ListControls } from '../list-parts.ts';
import { useFilterChoices } from './filter-choices.ts';
import { filterLabelOf } from './filter-label.ts';
import styles from './list-filters.module.css';

export interface ActiveFilter {
  column: Column;
  filterKey: string;
  value: string;
  /** Those set by the list. */
  offered: readonly Choice[] | undefined;
}

export const activeFiltersOf = <C extends Columns>({ spec, state, filterChoices }: ListControls<C>): ActiveFilter[] =>
  columnsOf(spec).flatMap(([key, column]) =>
    filterKeysOf(key, column).flatMap((filterKey) =>
      chosenOf(state.filters, filterKey).map((value) => ({ column, filterKey, value, offered: filterChoices?.[key] })),
    ),
  );

/** A filter as text, such as "Country: Chile". */
export const useFilterText = ({ column, filterKey, value, offered }: ActiveFilter): string => {
  const found = useChoicesById(column.kind === 'lookup' ? column.lookup : undefined, [value]);
  const choices = [...useFilterChoices(column, offered), ...found];
  const label = filterLabelOf(column);
  const name = choices.find(({ id }) => id === value)?.name ?? value;
  const side = filterKey.endsWith('From') ? i18n.t('from') : i18n.t('to');
  return column.kind === 'date' ? `${label} ${side} ${name}` : `${label}: ${name}`;
};

const RemovableFilter = ({ filter, onRemove }: { filter: ActiveFilter; onRemove: () => void }) => {
  const text = useFilterText(filter);
  return (
    <li>
      <button
        type="button"
        className={styles.active}
        aria-label={i18n.t('Remove filter {text}', { text })}
        onClick={onRemove}
      >
        <bdi>{text}</bdi>
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
};

/** Marks the buttons that open filters; the last one of a tool bar opens most of them. */
export const opensFilters = { 'data-opens-filters': true };

/**
 * The active filters, which can be removed one by one or all at once. The focus then moves to the next filter or, after the last
 * one, to the button that opens filters.
 */
export const ActiveFilters = <C extends Columns>(controls: ListControls<C>) => {
  const { spec, state, change } = controls;
  const bar = useRef<HTMLDivElement>(null);
  const active = activeFiltersOf(controls);
  const noteRemoved = useFocusOnNeighbour(active.length, bar, 'li button', (around) =>
    [...around.querySelectorAll<HTMLElement>('[data-opens-filters]')].at(-1),
  );
  if (active.length === 0) return null;
  const remove = (filterKey: string, value: string) => {
    const kept = chosenOf(state.filters, filterKey).filter((one) => one !== value);
    change({ filters: withChosen(spec, state.filters, filterKey, kept) });
  };
  return (
    <div ref={bar} className={styles.activeBar} data-filters>
      <ul aria-label={i18n.t('Active filters')}>
        {active.map((filter, place) => (
          <RemovableFilter
            key={`${filter.filterKey} ${filter.value}`}
            filter={filter}
            onRemove={() => {
              noteRemoved(place);
              remove(filter.filterKey, filter.value);
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className={styles.clearAll}
        onClick={() => {
          noteRemoved(0);
          change({ filters: {} });
        }}
      >
        {i18n.t('Clear All Filters')}
      </button>
    </div>
  );
};
