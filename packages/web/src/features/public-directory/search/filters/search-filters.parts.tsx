import { SlidersHorizontal, Star } from 'lucide-react';
import { useRef } from 'react';
import { type Choice, useChoices } from '../../../../blocks/lookups.tsx';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import { chosenOf } from '../../../../kernel/url-state.ts';
import looks from '../../../../ui/plain-button.module.css';
import {
  type FilterName,
  filterColumns,
  type SearchFilters,
  type SearchState,
  type SubjectFacts,
  searchFormId,
  useChoiceCounts,
} from '../subject.parts.tsx';
import { ChoiceFilter } from './choice-filter.parts.tsx';
import styles from './search-filters.module.css';

const asChoices = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ id: value, name: i18n.t(value) }));

/** The categories of the chosen standards, or of all standards if none is chosen. */
const useCategories = (standards: readonly string[]): readonly Choice[] => {
  const all = useChoices('category');
  const names = useChoices('standard')
    .filter(({ id }) => standards.includes(id))
    .map(({ name }) => name);
  return standards.length === 0 ? all : all.filter(({ hint }) => hint !== undefined && names.includes(hint));
};

const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        size={15}
        className={styles.star}
        aria-hidden="true"
        fill={star <= count ? 'currentColor' : 'none'}
      />
    ))}
    <span>{i18n.t('{count, plural, one {# star} other {# stars}}', { count })}</span>
  </span>
);

export interface FiltersProps {
  subject: SubjectFacts;
  filters: SearchFilters;
  /** The search that the counts of the choices refer to. */
  counted: SearchState;
  onFilter: (name: FilterName, values: readonly string[]) => void;
  onClearAll: () => void;
}

/** The number of filter values that are set. */
const countOf = (filters: SearchFilters): number =>
  Object.values(filters).reduce((count, values) => count + (values?.length ?? 0), 0);

const PanelHead = ({ filters, onClearAll }: Pick<FiltersProps, 'filters' | 'onClearAll'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const clearAll = () => {
    onClearAll();
    heading.current?.focus();
  };
  return (
    <div className={styles.top}>
      <h2 ref={heading} tabIndex={-1}>
        {i18n.t('Filters')}
      </h2>
      {countOf(filters) > 0 && (
        <button type="button" className={looks.quiet} onClick={clearAll}>
          {i18n.t('Clear all')}
        </button>
      )}
    </div>
  );
};

export const FilterPanel = ({ subject, filters, counted, onFilter, onClearAll }: FiltersProps) => {
  const counts = useChoiceCounts(subject, counted);
  const words = subject.words();
  const offers = (name: FilterName) => subject.filters.includes(name);
  const modules = useChoices('module');
  const categories = useCategories(chosenOf(filters, 'standard'));
  const filterBy = (name: FilterName, choices: readonly Choice[]) => ({
    name,
    label: i18n.t(filterColumns[name].label),
    choices: choices.map((choice) => ({ ...choice, count: counts && (counts[name]?.[choice.id] ?? 0) })),
    counted: words.found,
    showOthers: words.showOthers,
    chosen: chosenOf(filters, name),
    onChoose: (values: readonly string[]) => onFilter(name, values),
  });
  return (
    <div>
      <PanelHead filters={filters} onClearAll={onClearAll} />
      <ChoiceFilter {...filterBy('country', useChoices('country'))} openAtFirst />
      {offers('grade') && (
        <ChoiceFilter {...filterBy('grade', asChoices(filterColumns.grade.values))} inRows openAtFirst />
      )}
      {offers('additionalModules') && <ChoiceFilter {...filterBy('additionalModules', modules)} />}
      <ChoiceFilter {...filterBy('standard', useChoices('standard'))} openAtFirst />
      {offers('category') && <ChoiceFilter {...filterBy('category', categories)} />}
      <ChoiceFilter
        {...filterBy('rating', asChoices(filterColumns.rating.values))}
        label={words.ratingLabel}
        openAtFirst={!offers('grade')}
        show={({ id }) => <Stars count={Number(id)} />}
      />
      <noscript>
        <button type="submit" form={searchFormId} className={looks.button} data-main="">
          {i18n.t('Search with these filters')}
        </button>
      </noscript>
    </div>
  );
};

/** Opens the filters on a phone and shows how many are set. */
export const FiltersButton = ({ filters, onOpen }: { filters: SearchFilters; onOpen: () => void }) => {
  const count = countOf(filters);
  return (
    <button type="button" className={looks.button} aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal size={16} aria-hidden="true" />
      {count === 0 ? i18n.t('Filters') : i18n.t('Filters ({count})', { count: formatCount(count) })}
    </button>
  );
};
