import { useRouterState } from '@tanstack/react-router';
import { createStore, useStore } from '../../kernel/store.ts';

/** Records of the list from which a record was opened, in that list's order. */
export interface RecordWalk {
  /** The addresses of the records of the pages that are loaded. */
  records: readonly string[];
  firstPage: number;
  lastPage: number;
  totalPages: number;
  /** Loads the addresses of another page. */
  load: (pageNumber: number) => Promise<readonly string[]>;
}

const walk = createStore<RecordWalk | undefined>(undefined);

/** Remembers the list that Previous and Next will step through. */
export const rememberWalk = (next: RecordWalk): void => walk.set(next);

/** Finds the neighbouring record; at the end of the loaded pages, the first or last record of the page beyond. */
type Step = () => Promise<string | undefined>;

const stepIn = (from: RecordWalk, place: number, by: 1 | -1): Step | undefined => {
  const neighbour = from.records[place + by];
  if (neighbour !== undefined) return async () => neighbour;
  const page = by > 0 ? from.lastPage + 1 : from.firstPage - 1;
  if (page < 1 || page > from.totalPages) return undefined;
  return async () => {
    // The list may have moved meanwhile, and have records in two pages.
    const beyond = (await from.load(page)).filter((record) => !from.records.includes(record));
    rememberWalk(
      by > 0
        ? { ...from, lastPage: page, records: [...from.records, ...beyond] }
        : { ...from, firstPage: page, records: [...beyond, ...from.records] },
    );
    return by > 0 ? beyond[0] : beyond.at(-1);
  };
};

/**
 * The position of the present record in the list it was opened from, and the steps to its neighbours; undefined outside
 * a list.
 */
export const useRecordWalk = () => {
  const present = useStore(walk);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const place = present?.records.indexOf(path) ?? -1;
  if (!present || place < 0) return undefined;
  return {
    place,
    records: present.records,
    previous: stepIn(present, place, -1),
    next: stepIn(present, place, 1),
  };
};
