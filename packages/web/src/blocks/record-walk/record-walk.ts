import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/** The records of a page of the list from which a record was opened, in that list's order. */
export interface RecordWalk {
  /** The addresses of the records. */
  records: readonly string[];
  pageNumber: number;
  pageSize: number;
  totalPages: number;
  /** Loads the addresses of another page. */
  load: (pageNumber: number) => Promise<readonly string[]>;
}

let walk: RecordWalk | undefined;
const listeners = new Set<() => void>();

/** Remembers the list that Previous and Next will step through. */
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

/** Finds the neighbouring record; at the end of a page, the first or last record of the neighbouring page. */
type Step = () => Promise<string | undefined>;

const stepIn = (from: RecordWalk, place: number, by: 1 | -1): Step | undefined => {
  const neighbour = from.records[place + by];
  if (neighbour !== undefined) return async () => neighbour;
  const pageNumber = from.pageNumber + by;
  if (pageNumber < 1 || pageNumber > from.totalPages) return undefined;
  return async () => {
    const records = await from.load(pageNumber);
    rememberWalk({ ...from, pageNumber, records });
    return by > 0 ? records[0] : records.at(-1);
  };
};

/**
 * The position of the present record in the list it was opened from, and the steps to its neighbours; undefined outside
 * a list.
 */
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
