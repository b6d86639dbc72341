import { Timeline } from '../timeline/timeline.tsx';
import type { LoggedKind } from './record-kind.ts';

interface RecordTimelineProps<R> extends Pick<Parameters<typeof Timeline>[0], 'toCome' | 'past'> {
  kind: LoggedKind<R>;
  record: R;
  /** Whether this reader may read the change log. */
  withChanges: boolean;
}

/** What was changed about a record, and what comes next. */
export const RecordTimeline = <R extends { id: string }>(props: RecordTimelineProps<R>) => {
  const { kind, record, withChanges, ...parts } = props;
  const { id } = record;
  const load = () => kind.changeLog({ params: { id }, query: {} });
  return (
    <Timeline
      {...parts}
      scope={[kind.kind, id]}
      changes={withChanges ? { to: kind.path(id, '/change-log'), load } : undefined}
    />
  );
};
