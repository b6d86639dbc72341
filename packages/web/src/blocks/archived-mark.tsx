import { Archive } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { RecordStatus } from './record-status.tsx';
import { type LatestChanges, useArchivedOn } from './timeline/latest-changes.ts';

/** Says next to its title that a record is archived, and since when for readers of its changes. */
export const ArchivedMark = ({ changes }: { changes: LatestChanges | undefined }) => {
  const day = useArchivedOn(true, changes);
  return (
    <StatusPill tone="quiet" icon={Archive} word={day ? i18n.t('Archived since {day}', { day }) : i18n.t('Archived')} />
  );
};

/** Says beside its title that a record is not active. */
export const StandingMark = ({ status, changes }: { status: string; changes?: LatestChanges | undefined }) => {
  if (status === 'Active') return null;
  return status === 'Archived' ? <ArchivedMark changes={changes} /> : <RecordStatus status={status} />;
};
