import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import type { Page } from '@attestry/contract/kernel/list.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDayOfMoment } from '../../kernel/days.ts';

/** The newest entries of a record's change log, for readers who may read it. */
export interface LatestChanges {
  /** The record's kind and id; part of the key under which they are cached. */
  scope: readonly string[];
  /** The address of the whole change log. */
  to: string;
  load: () => Promise<Page<ChangeLogEntry>>;
}

export const latestChangesQuery = ({ scope, load }: Pick<LatestChanges, 'scope' | 'load'>) =>
  queryOptions({ queryKey: [...scope, 'latest changes'], queryFn: load });

const nothing = { scope: [], load: () => Promise.reject() };

/** The day on which an archived record was archived, if the newest entries that this reader sees say so. */
export const useArchivedOn = (isArchived: boolean, changes: LatestChanges | undefined): string | undefined => {
  const { data } = useQuery({
    ...latestChangesQuery(changes ?? nothing),
    enabled: isArchived && changes !== undefined,
  });
  const archiving = data?.resultsList.find(({ fieldsChanged }) =>
    fieldsChanged.some(({ oldValue, newValue }) => oldValue !== null && newValue === 'Archived'),
  );
  return isArchived && archiving ? formatDayOfMoment(archiving.changeDate) : undefined;
};
