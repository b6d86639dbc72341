import type { Columns } from '@attestry/contract/kernel/list.ts';
import { type ReactNode, Suspense } from 'react';
import { useFocusInWaitingDialog } from '../../../ui/free-focus.ts';
import { later } from '../../../ui/later.ts';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import type { FilterProps, ListControls } from '../list-parts.ts';
import type { FilterColumn } from './opened-filters.tsx';

/** The fields of filters are loaded once the reader opens them, because a list is painted without them. */
const OpenedFilters = later(async () => (await import('./opened-filters.tsx')).OpenedFilters);
const SortField = later(async () => (await import('./opened-filters.tsx')).SortField);
const DayRangeFilter = later(async () => (await import('./filter-field.tsx')).DayRangeFilter);

/** The dialog of the filters opens at once, and has the focus itself until the fields are loaded. */
const Loaded = ({ children }: { children: ReactNode }) => {
  useFocusInWaitingDialog();
  return children;
};

const Later = ({ lines, children }: { lines: number; children: ReactNode }) => (
  <Suspense fallback={<LineSkeletons lines={lines} />}>
    <Loaded>{children}</Loaded>
  </Suspense>
);

type OpenedProps<C extends Columns> = ListControls<C> & { columns: readonly FilterColumn<C>[] };

export const LaterFilters = <C extends Columns>(props: OpenedProps<C>) => (
  <Later lines={8}>
    <OpenedFilters {...props} />
  </Later>
);

/** With the choice of the order, for which cards have no headings to press. */
export const LaterPhoneFilters = <C extends Columns>(props: OpenedProps<C>) => (
  <Later lines={8}>
    <SortField {...props} />
    <OpenedFilters {...props} />
  </Later>
);

export const LaterDayRange = <C extends Columns>(props: FilterProps<C>) => (
  <Later lines={4}>
    <DayRangeFilter {...props} />
  </Later>
);
