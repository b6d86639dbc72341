import type { Columns, ListInput } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { i18n } from '../../../kernel/texts.ts';
import { usePhone, useSpareRoom } from '../../../ui/use-width.ts';
import { FarFilters, PhoneFilters } from '../filters/list-filters.tsx';
import { NearChoiceFilter, NearDayRange } from '../filters/near-filter.tsx';
import { columnsOf, type ListControls, type ListParts } from '../list-parts.ts';
import type { ColumnChoice } from '../use-list-view.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ListExport } from './list-export.tsx';
import type { PlaceInListProps } from './list-paging.tsx';
import { ListSearch } from './list-search.tsx';
import styles from './list-tool-bar.module.css';

interface ListToolBarProps<C extends Columns, R extends object> extends ListControls<C> {
  parts: ListParts<C, R>;
  query: ListInput<C>;
  place: PlaceInListProps;
  columns: ColumnChoice<C>;
  /** Begins to select rows, in a list where they can be selected. */
  onSelect: (() => void) | undefined;
}

/** On a phone, cards have checkboxes only while rows are being selected. */
const SelectButton = ({ onSelect }: { onSelect: (() => void) | undefined }) =>
  onSelect && (
    <Button variant="default" onClick={onSelect}>
      {i18n.t('Select')}
    </Button>
  );

/** The row above a list: search, near filters if there is room, the day range, all other filters, columns and export. */
export const ListToolBar = <C extends Columns, R extends object>(props: ListToolBarProps<C, R>) => {
  const { parts, query, place, columns, onSelect, ...controls } = props;
  const { spec, state, change } = controls;
  const phone = usePhone();
  const room = useSpareRoom();
  const filters = columnsOf(spec).filter(([, column]) => column.filterable);
  const near = (parts.nearFilters ?? []).slice(0, room).flatMap((key) => filters.filter(([name]) => name === key));
  const range = filters.find(([key]) => key === spec.dateRange);
  const far = filters.filter((filter) => !near.includes(filter) && filter !== range);
  return (
    <div className={styles.bar}>
      {spec.search && (
        <div className={styles.search}>
          <ListSearch
            label={spec.search}
            term={state.searchTerm}
            onSearch={(searchTerm) => change({ searchTerm }, { replace: true })}
          />
        </div>
      )}
      {phone ? (
        <PhoneFilters columns={filters} shown={columns} place={place} {...controls} />
      ) : (
        <>
          {near.map(([key, column]) => (
            <NearChoiceFilter key={key} columnKey={key} column={column} {...controls} />
          ))}
          {range && <NearDayRange place={place} columnKey={range[0]} column={range[1]} {...controls} />}
          <FarFilters place={place} columns={far} {...controls} />
        </>
      )}
      <div className={styles.end}>
        {phone ? <SelectButton onSelect={onSelect} /> : <ColumnChooser choice={columns} />}
        {parts.exports && <ListExport choices={parts.exports} query={query} refusal={parts.exportRefusal} />}
      </div>
    </div>
  );
};
