import type { Column, Columns } from '@attestry/contract/kernel/list.ts';
import { Select, Switch } from '@mantine/core';
import { i18n } from '../../../kernel/texts.ts';
import { ownOrder, sortedBy } from '../../../kernel/url-state.ts';
import { WhyNot } from '../../../ui/why-not.tsx';
import { columnsOf, type ListControls } from '../list-parts.ts';
import { FilterField } from './filter-field.tsx';

export type FilterColumn<C extends Columns> = readonly [keyof C & string, Column];

const FilterFields = <C extends Columns>(props: ListControls<C> & { columns: readonly FilterColumn<C>[] }) => {
  const { columns, ...controls } = props;
  return columns.map(([key, column]) => <FilterField key={key} columnKey={key} column={column} {...controls} />);
};

/** Sorting on a phone, where cards have no column headings to press. */
export const SortField = <C extends Columns>({ spec, state, change }: ListControls<C>) => {
  const best = 'best';
  const columns = columnsOf(spec)
    .filter(([, column]) => column.sortable)
    .flatMap(([key, column]) => {
      const label = i18n.t(column.label);
      return [
        { value: `${key} asc`, label: i18n.t('{label}, ascending', { label }) },
        { value: `${key} desc`, label: i18n.t('{label}, descending', { label }) },
      ];
    });
  if (columns.length === 0) return null;
  const data = [...(state.searchTerm === '' ? [] : [{ value: best, label: i18n.t('Best match first') }]), ...columns];
  const present = sortedBy(spec, state);
  const choose = (value: string | null) => {
    const [sortBy, order] = value?.split(' ') ?? [];
    if (value === best) change(ownOrder(spec));
    else if (sortBy !== undefined) change({ sortBy, order: order === 'desc' ? 'desc' : 'asc' });
  };
  return (
    <Select
      label={i18n.t('Sort by')}
      data={data}
      value={present === undefined ? best : `${present} ${state.order}`}
      onChange={choose}
    />
  );
};

/** "Show Favourites", "Show archived" and "Show inactive", in lists that offer them. */
const ListSwitches = <C extends Columns>({ spec, state, change, favouritesRefusal: refusal }: ListControls<C>) => (
  <>
    {spec.favourites && (
      <WhyNot reason={refusal}>
        <Switch
          size="sm"
          label={i18n.t('Show Favourites')}
          checked={state.showFavourites}
          onChange={(event) => !refusal && change({ showFavourites: event.currentTarget.checked })}
        />
      </WhyNot>
    )}
    {spec.archived && (
      <Switch
        size="sm"
        label={i18n.t('Show archived')}
        checked={state.showArchived}
        onChange={(event) => change({ showArchived: event.currentTarget.checked })}
      />
    )}
    {spec.inactive && (
      <Switch
        size="sm"
        label={i18n.t('Show inactive')}
        checked={state.showInactive}
        onChange={(event) => change({ showInactive: event.currentTarget.checked })}
      />
    )}
  </>
);

/** The fields of the given columns, and the switches. */
export const OpenedFilters = <C extends Columns>(props: ListControls<C> & { columns: readonly FilterColumn<C>[] }) => (
  <>
    <FilterFields {...props} />
    <ListSwitches {...props} />
  </>
);
