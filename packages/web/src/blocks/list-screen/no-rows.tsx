import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Inbox, Plus, SearchX, Star } from 'lucide-react';
import { Gate } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type ActiveFilter, activeFiltersOf, useFilterText } from './filters/active-filters.tsx';
import type { ListControls, ListParts } from './list-parts.ts';
import styles from './no-rows.module.css';

interface NoRowsProps<C extends Columns> extends Pick<ListParts<C, object>, 'nothingYet' | 'useNothingLeft' | 'add'> {
  controls: ListControls<C>;
}

const FilterName = ({ filter }: { filter: ActiveFilter }) => <li>{useFilterText(filter)}</li>;

/** Nothing matches: shows what was searched for and how to clear it. */
const NothingFound = <C extends Columns>({ controls, useNothingLeft = () => undefined }: NoRowsProps<C>) => {
  const nothingLeft = useNothingLeft();
  const { searchTerm, showFavourites } = controls.state;
  const filters = activeFiltersOf(controls);
  return (
    <EmptyState
      {...(nothingLeft === undefined
        ? {
            icon: SearchX,
            title: i18n.t('No data'),
            hint: i18n.t('Nothing matches. Change the search or remove a filter.'),
          }
        : { icon: CircleCheck, title: nothingLeft })}
    >
      <ul className={styles.asked} aria-label={i18n.t('What was asked for')}>
        {showFavourites && <li>{i18n.t('Favourites')}</li>}
        {searchTerm && <li>{i18n.t('Search: {term}', { term: searchTerm })}</li>}
        {filters.map((filter) => (
          <FilterName key={`${filter.filterKey} ${filter.value}`} filter={filter} />
        ))}
      </ul>
      <Button variant="default" onClick={() => controls.change({ searchTerm: '', filters: {}, showFavourites: false })}>
        {searchTerm ? i18n.t('Clear search and filters') : i18n.t('Clear filters')}
      </Button>
    </EmptyState>
  );
};

/** No favourites yet: shows how to begin. */
const NoFavourites = <C extends Columns>({ change }: ListControls<C>) => (
  <EmptyState
    icon={Star}
    title={i18n.t('No favourites yet')}
    hint={i18n.t('Press the star of a row, or select several rows and star them at once. They are then listed here.')}
  >
    <Button onClick={() => change({ showFavourites: false })}>{i18n.t('Show everything')}</Button>
  </EmptyState>
);

/**
 * A list without rows: nothing matches, or there are no records yet, with the first step for readers who may take it.
 */
export const NoRows = <C extends Columns>(props: NoRowsProps<C>) => {
  const { controls, nothingYet, add } = props;
  const { searchTerm, filters, showFavourites } = controls.state;
  if (searchTerm !== '' || Object.keys(filters).length > 0) return <NothingFound {...props} />;
  if (showFavourites) return <NoFavourites {...controls} />;
  return (
    <EmptyState
      icon={Inbox}
      title={i18n.t('No data')}
      hint={nothingYet ?? i18n.t('Nothing has been recorded here yet.')}
    >
      {add && (
        <Gate needs={add.needs}>
          <Button component={Link} to={add.to} leftSection={<Plus size={17} aria-hidden="true" />}>
            {add.first ?? add.label}
          </Button>
        </Gate>
      )}
    </EmptyState>
  );
};
