import type { Columns } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';
import { sortedBy } from '../../../kernel/url-state.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import type { ListControls } from '../list-parts.ts';
import type { PageFacts } from '../tool-bar/list-paging.tsx';
import { type ActiveFilter, activeFiltersOf, useFilterText } from './active-filters.tsx';
import styles from './printed-query.module.css';

const FilterWords = ({ filter }: { filter: ActiveFilter }) => (
  <li>
    <bdi>{useFilterText(filter)}</bdi>
  </li>
);

type PrintedQueryProps<C extends Columns> = ListControls<C> & {
  /** The order is worth knowing only if there are rows. */
  facts: PageFacts | undefined;
};

const Query = <C extends Columns>({ facts, ...controls }: PrintedQueryProps<C>) => {
  const { spec, state } = controls;
  const { searchTerm, showFavourites, order } = state;
  const sortBy = sortedBy(spec, state);
  const sorted = sortBy === undefined || !facts?.rows ? undefined : spec.columns[sortBy];
  return (
    <ul className={styles.query}>
      {showFavourites && <li>{i18n.t('Favourites')}</li>}
      {searchTerm !== '' && (
        <li>
          <bdi>{i18n.t('Search: {term}', { term: searchTerm })}</bdi>
        </li>
      )}
      {activeFiltersOf(controls).map((filter) => (
        <FilterWords key={`${filter.filterKey} ${filter.value}`} filter={filter} />
      ))}
      {sortBy === undefined && <li>{i18n.t('Best match first')}</li>}
      {sorted && (
        <li>
          {order === 'asc'
            ? i18n.t('Sorted by {column}, ascending', { column: i18n.t(sorted.label) })
            : i18n.t('Sorted by {column}, descending', { column: i18n.t(sorted.label) })}
        </li>
      )}
    </ul>
  );
};

/** At the foot of a printed list: what was asked for, as paper shows neither tabs nor tool bar. */
export const PrintedQuery = <C extends Columns>(props: PrintedQueryProps<C>) => usePrinting() && <Query {...props} />;
