import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { list, type Page } from '@attestry/contract/kernel/list.ts';
import { beginningOfDay, endOfDay, formatMoment } from '../kernel/days.ts';
import { i18n } from '../kernel/texts.ts';
import { type Crumb, PageHeader } from '../ui/page-header.tsx';
import styles from './change-log-screen.module.css';
import { RecordOfRoute } from './details/record-of-route.tsx';
import { ListPanel } from './list-screen/list-panel.tsx';
import { type ChangeLogQuestion, crumbsBelow, type LoggedKind } from './record/record-kind.ts';

/** The columns of every change log. The API calls the range of days `date`. */
const changeLogList = list({
  name: 'change-log',
  resultsKey: 'resultsList',
  search: 'Search change by user',
  defaultSort: 'date',
  defaultOrder: 'desc',
  dateRange: 'date',
  columns: {
    date: { kind: 'date', label: 'Change Date', sortable: true, filterable: true },
    changeBy: { kind: 'text', label: 'Change By' },
    event: { kind: 'text', label: 'Event' },
    fieldsChanged: { kind: 'text', label: 'Fields Changed' },
    oldValue: { kind: 'text', label: 'Old Value' },
    newValue: { kind: 'text', label: 'New Value' },
  },
});

const none = ' --- ';
/** The whole value, however long it is. */
const shown = (value: string | null | undefined) => <span className={styles.value}>{value || none}</span>;

/** A changed field with its new and its old value, where these have no columns of their own. */
const FieldChange = ({ fieldName, oldValue, newValue }: ChangeLogEntry['fieldsChanged'][number]) => (
  <>
    <b>{fieldName}</b> <bdi>{newValue || none}</bdi>
    {oldValue && (
      <>
        {' '}
        {i18n.t('was')}{' '}
        <s>
          <bdi>{oldValue}</bdi>
        </s>
      </>
    )}
  </>
);

interface Change extends Omit<ChangeLogEntry, 'fieldsChanged'> {
  key: string;
  field: ChangeLogEntry['fieldsChanged'][number] | undefined;
}

/** One row per changed field, so that old and new value are next to each other however long they are. */
const changesOf = ({ fieldsChanged, ...entry }: ChangeLogEntry, place: number): Change[] => {
  const fields = fieldsChanged.length > 0 ? fieldsChanged : [undefined];
  return fields.map((field, index) => ({ ...entry, key: `${place}.${index}`, field }));
};

const inReaderTimeZone = ({ dateFrom, dateTo, ...question }: ChangeLogQuestion): ChangeLogQuestion => ({
  ...question,
  ...(dateFrom && { dateFrom: beginningOfDay(dateFrom) }),
  ...(dateTo && { dateTo: endOfDay(dateTo) }),
});

interface ChangeLogScreenProps {
  /** The record's kind and id; part of the key under which its changes are cached. */
  scope: readonly string[];
  breadcrumb: readonly Crumb[];
  load: (question: ChangeLogQuestion) => Promise<Page<ChangeLogEntry>>;
}

/** Who changed what in a record, and when. */
export const ChangeLogScreen = ({ scope, breadcrumb, load }: ChangeLogScreenProps) => {
  const loadPage = async (question: ChangeLogQuestion) => {
    const page = await load(inReaderTimeZone(question));
    return { ...page, resultsList: page.resultsList.flatMap(changesOf) };
  };
  const record = breadcrumb.at(-1)?.label;
  return (
    <>
      <PageHeader
        title={i18n.t('Change Log')}
        breadcrumb={breadcrumb}
        {...(record && { subtitle: <bdi>{record}</bdi>, tabTitle: `${i18n.t('Change Log')} · ${record}` })}
      />
      <ListPanel
        title={i18n.t('Change Log')}
        spec={changeLogList}
        scope={scope}
        counted={(place) => i18n.t('Entries {place}', { place })}
        load={loadPage}
        rowKey={(entry) => entry.key}
        rowName={(entry) => entry.event}
        card={{ line: ['changeBy', 'event'], foot: ['fieldsChanged'] }}
        printed={['date', 'changeBy', 'event', 'fieldsChanged', 'oldValue', 'newValue']}
        cells={{
          date: (entry) => formatMoment(entry.changeDate),
          changeBy: (entry) => shown(entry.changeBy),
          event: (entry) => shown(entry.event),
          fieldsChanged: ({ field }, isShown) =>
            field && !isShown('newValue') ? <FieldChange {...field} /> : shown(field?.fieldName),
          oldValue: ({ field }) => shown(field?.oldValue),
          newValue: ({ field }) => shown(field?.newValue),
        }}
      />
    </>
  );
};

/** The change log of the record whose id is `$id` in the address. */
export const ChangeLogOfRoute = <R extends { id: string }>({ of }: { of: LoggedKind<R> }) => (
  <RecordOfRoute query={of.query}>
    {(record) => (
      <ChangeLogScreen
        scope={[of.kind, record.id]}
        breadcrumb={crumbsBelow(of, record)}
        load={(query) => of.changeLog({ params: { id: record.id }, query })}
      />
    )}
  </RecordOfRoute>
);
