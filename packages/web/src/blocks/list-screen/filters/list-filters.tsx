import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button } from '@mantine/core';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { chosenOf } from '../../../kernel/url-state.ts';
import { PhoneDrawer } from '../../../ui/phone-drawer.tsx';
import { PopOver } from '../../../ui/pop-over.tsx';
import { WhyNot } from '../../../ui/why-not.tsx';
import type { ListControls } from '../list-parts.ts';
import { ColumnChoices } from '../tool-bar/column-chooser.tsx';
import { type PageFacts, RowRange, type RowRangeProps } from '../tool-bar/list-paging.tsx';
import type { ColumnChoice } from '../use-list-view.ts';
import { opensFilters } from './active-filters.tsx';
import { LaterFilters, LaterPhoneFilters } from './later-filters.tsx';
import styles from './list-filters.module.css';
import type { FilterColumn } from './opened-filters.tsx';

const countActive = <C extends Columns>(columns: readonly FilterColumn<C>[], { state }: ListControls<C>): number =>
  columns.filter(([key, column]) => filterKeysOf(key, column).some((one) => chosenOf(state.filters, one).length > 0))
    .length;

const hasSwitches = <C extends Columns>({ spec }: Pick<ListControls<C>, 'spec'>): boolean =>
  spec.archived !== undefined || spec.inactive !== undefined || spec.favourites !== undefined;

const countSwitches = <C extends Columns>({ state }: Pick<ListControls<C>, 'state'>): number =>
  [state.showArchived, state.showInactive, state.showFavourites].filter(Boolean).length;

const noSwitches = { showArchived: false, showInactive: false, showFavourites: false };

const labelOf = (active: number) =>
  active > 0 ? i18n.t('Filters ({count})', { count: formatCount(active) }) : i18n.t('Filters');

interface OtherFiltersProps<C extends Columns> extends ListControls<C> {
  columns: readonly FilterColumn<C>[];
  rowRange: RowRangeProps;
}

/** More filters than these do not stand one below the other on a screen. */
const inOneColumn = 5;

/** The filters that are not in the tool bar, behind one button. */
export const OtherFilters = <C extends Columns>(props: OtherFiltersProps<C>) => {
  const { rowRange } = props;
  const active = countActive(props.columns, props) + countSwitches(props);
  const many = props.columns.length > inOneColumn;
  if (props.columns.length === 0 && !hasSwitches(props)) return null;
  return (
    <PopOver
      {...(many && { width: 640 })}
      foot={<RowRange {...rowRange} />}
      target={
        <Button
          variant="default"
          className={styles.trigger}
          {...opensFilters}
          data-active={active > 0 || undefined}
          leftSection={<ListFilter size={15} aria-hidden="true" />}
        >
          {labelOf(active)}
        </Button>
      }
    >
      <div className={styles.fields} data-many={many || undefined}>
        <LaterFilters {...props} />
      </div>
    </PopOver>
  );
};

interface PhoneFiltersProps<C extends Columns> extends ListControls<C> {
  columns: readonly FilterColumn<C>[];
  shown: ColumnChoice<C>;
  rowRange: RowRangeProps;
}

const resultsText = (facts: PageFacts | undefined): string => {
  if (!facts || facts.totalIsLowerBound) return i18n.t('Show results');
  const { total } = facts;
  return i18n.t('{total, plural, one {Show # result} other {Show {count} results}}', {
    total,
    count: formatCount(total),
  });
};

/** Everything in the tool bar except the search, on a screen of its own. */
export const PhoneFilters = <C extends Columns>(props: PhoneFiltersProps<C>) => {
  const [opened, setOpened] = useState(false);
  const { columns, shown, rowRange, ...controls } = props;
  const active = countActive(columns, controls) + countSwitches(controls);
  const clear = () => controls.change({ filters: {}, ...noSwitches });
  return (
    <>
      <Button
        variant="default"
        {...opensFilters}
        leftSection={<ListFilter size={15} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {labelOf(active)}
      </Button>
      <PhoneDrawer opened={opened} onClose={() => setOpened(false)} title={i18n.t('Filters')} from="below">
        <div className={styles.fields}>
          <LaterPhoneFilters columns={columns} {...controls} />
          <ColumnChoices choice={shown} />
        </div>
        <div className={styles.done}>
          <WhyNot reason={active === 0 ? i18n.t('No filter is set') : undefined}>
            <Button variant="default" size="md" onClick={clear}>
              {i18n.t('Clear')}
            </Button>
          </WhyNot>
          <Button size="md" onClick={() => setOpened(false)}>
            {resultsText(rowRange.facts)}
          </Button>
        </div>
      </PhoneDrawer>
    </>
  );
};
