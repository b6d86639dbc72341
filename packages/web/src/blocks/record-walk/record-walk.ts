import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/** The records of a list's present page, in the order and with the filters of the list they were opened from. */
export interface RecordWalk {
  /** The addresses of the records. */
  records: readonly string[];
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  /** The addresses of another page. */
  load: (pageNumber: number) => Promise<readonly string[]>;
}

let walk: RecordWalk | undefined;
const listeners = new Set<() => void>();

/** Remembers the list whose records are stepped through next. */
export const rememberWalk = (next: RecordWalk): void => {
  walk = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Leads to the record beside the open one; at the end of a page, to the first or last of the page beside it. */
type Step = () => Promise<string | undefined>;

const stepIn = (from: RecordWalk, place: number, by: 1 | -1): Step | undefined => {
  const beside = from.records[place + by];
  if (beside !== undefined) return async () => beside;
  const pageNumber = from.pageNumber + by;
  if (pageNumber < 1 || pageNumber > from.totalPages) return undefined;
  return async () => {
    const records = await from.load(pageNumber);
    rememberWalk({ ...from, pageNumber, records });
    return by > 0 ? records[0] : records.at(-1);
  };
};

/** The place of the open record in the list it was opened from, and the steps to the ones beside it; undefined in none. */
export const useRecordWalk = () => {
  const present = useSyncExternalStore(subscribe, () => walk);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const place = present?.records.indexOf(path) ?? -1;
  if (!present || place < 0) return undefined;
  return {
    number: (present.pageNumber - 1) * present.pageSize + place + 1,
    previous: stepIn(present, place, -1),
    next: stepIn(present, place, 1),
  };
};
