import type { Columns } from '@attestry/contract/kernel/list.ts';
import { type ReactNode, Suspense, use } from 'react';
import { useFocusInWaitingDialog } from '../../../ui/free-focus.ts';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import type { FilterProps, ListControls } from '../list-parts.ts';
import type { FilterColumn } from './opened-filters.tsx';

/** Loads a module when it is first asked for, and answers the same promise from then on, as `use` needs it. */
const once = <M,>(load: () => Promise<M>): (() => Promise<M>) => {
  let loading: Promise<M> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
};

/** The fields of filters are loaded once the reader opens them, because a list is painted without them. */
const openedFilters = once(() => import('./opened-filters.tsx'));
const filterField = once(() => import('./filter-field.tsx'));

/** The dialog of the filters opens at once, and has the focus itself until the fields are loaded. */
const Loaded = ({ children }: { children: ReactNode }) => {
  useFocusInWaitingDialog();
  return children;
};

const Later = ({ lines, children }: { lines: number; children: ReactNode }) => (
  <Suspense fallback={<LineSkeletons lines={lines} />}>{children}</Suspense>
);

type OpenedProps<C extends Columns> = ListControls<C> & { columns: readonly FilterColumn<C>[] };

const Opened = <C extends Columns>(props: OpenedProps<C>) => {
  const { OpenedFilters } = use(openedFilters());
  return (
    <Loaded>
      <OpenedFilters {...props} />
    </Loaded>
  );
};

const OnPhone = <C extends Columns>(props: OpenedProps<C>) => {
  const { SortField, OpenedFilters } = use(openedFilters());
  return (
    <>
      <SortField {...props} />
      <OpenedFilters {...props} />
    </>
  );
};

const DayRange = <C extends Columns>(props: FilterProps<C>) => {
  const { DayRangeFilter } = use(filterField());
  return (
    <Loaded>
      <DayRangeFilter {...props} />
    </Loaded>
  );
};

export const LaterFilters = <C extends Columns>(props: OpenedProps<C>) => (
  <Later lines={8}>
    <Opened {...props} />
  </Later>
);

/** With the choice of the order, for which cards have no headings to press. */
export const LaterPhoneFilters = <C extends Columns>(props: OpenedProps<C>) => (
  <Later lines={8}>
    <OnPhone {...props} />
  </Later>
);

export const LaterDayRange = <C extends Columns>(props: FilterProps<C>) => (
  <Later lines={4}>
    <DayRange {...props} />
  </Later>
);
