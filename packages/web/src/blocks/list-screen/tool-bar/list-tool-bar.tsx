import type { Columns, ListInput } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { i18n } from '../../../kernel/texts.ts';
import { ownOrder, writeListState } from '../../../kernel/url-state.ts';
import { usePhone, useSpareRoom } from '../../../ui/use-width.ts';
import type { NameSource } from '../../suggestions/suggestions.tsx';
import { OtherFilters, PhoneFilters } from '../filters/list-filters.tsx';
import { ToolBarChoiceFilter, ToolBarDayRange } from '../filters/tool-bar-filters.tsx';
import { columnsOf, type ListControls, type ListParts } from '../list-parts.ts';
import type { ColumnChoice } from '../use-list-view.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ListExport } from './list-export.tsx';
import type { RowRangeProps } from './list-paging.tsx';
import { ListSearch } from './list-search.tsx';
import styles from './list-tool-bar.module.css';
import type { WayToRows } from './use-way-to-rows.ts';

/** The names suggested for a search with the present filters. */
const namesOf = <C extends Columns, R extends object>(
  { suggest, scope = [] }: ListParts<C, R>,
  { spec, state }: ListControls<C>,
): NameSource | undefined => {
  const queryFor = (searchTerm: string) =>
    writeListState(spec, { ...state, searchTerm, pageNumber: 1, ...ownOrder(spec) });
  return suggest && { key: ['list', spec.name, ...scope, queryFor('')], ask: (term) => suggest(queryFor(term)) };
};

interface ListToolBarProps<C extends Columns, R extends object> extends ListControls<C> {
  parts: ListParts<C, R>;
  query: ListInput<C>;
  rowRange: RowRangeProps;
  wayToRows: WayToRows;
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

const ToolBarSearch = <C extends Columns, R extends object>(
  props: ListControls<C> & Pick<ListToolBarProps<C, R>, 'parts' | 'wayToRows'>,
) => {
  const { parts, spec, state, change, wayToRows } = props;
  if (!spec.search) return null;
  return (
    <div className={styles.search}>
      <ListSearch
        label={spec.search}
        term={state.searchTerm}
        names={namesOf(parts, props)}
        wayToRows={wayToRows}
        onSearch={(searchTerm) => change({ searchTerm }, { replace: true })}
      />
    </div>
  );
};

/** The row above a list: search, the filters of the tool bar if there is room, the day range, all other filters, columns and export. */
export const ListToolBar = <C extends Columns, R extends object>(props: ListToolBarProps<C, R>) => {
  const { parts, query, rowRange, columns, wayToRows, onSelect, ...controls } = props;
  const { spec } = controls;
  const phone = usePhone();
  const room = useSpareRoom();
  const filters = columnsOf(spec).filter(([, column]) => column.filterable);
  const inToolBar = (parts.toolBarFilters ?? [])
    .slice(0, room)
    .flatMap((key) => filters.filter(([name]) => name === key));
  const range = filters.find(([key]) => key === spec.dateRange);
  const others = filters.filter((filter) => !inToolBar.includes(filter) && filter !== range);
  return (
    <div className={styles.bar}>
      <ToolBarSearch parts={parts} wayToRows={wayToRows} {...controls} />
      {phone ? (
        <PhoneFilters columns={filters} shown={columns} rowRange={rowRange} {...controls} />
      ) : (
        <>
          {inToolBar.map(([key, column]) => (
            <ToolBarChoiceFilter key={key} columnKey={key} column={column} {...controls} />
          ))}
          {range && <ToolBarDayRange rowRange={rowRange} columnKey={range[0]} column={range[1]} {...controls} />}
          <OtherFilters rowRange={rowRange} columns={others} {...controls} />
        </>
      )}
      <div className={styles.end}>
        {phone ? <SelectButton onSelect={onSelect} /> : <ColumnChooser choice={columns} />}
        {parts.exports && (
          <ListExport spec={spec} choices={parts.exports} query={query} refusal={parts.exportRefusal} />
        )}
      </div>
    </div>
  );
};
