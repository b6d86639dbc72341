import { auditorList, pendingAuditorList } from '@attestry/contract/features/auditor/auditor.list.ts';
import type { AuditorRow, PendingAuditorRow } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { pendingStatuses } from '@attestry/contract/features/auditor/auditor.states.ts';
import { addRecord } from '../../blocks/add-record.ts';
import { auditorListPath, auditorPath, pendingAuditorsPath } from '../../blocks/addresses.ts';
import { csvAndXlsx, nameWithId, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { ListScreen } from '../../blocks/list-screen/list-screen.tsx';
import { rowsAhead, rowsSource } from '../../blocks/list-screen/rows-query.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import type { TabLink } from '../../ui/tabs.tsx';
import styles from './auditor.module.css';
import { AuditorStatus, auditorName, quietAuditorCalls, recordActions, statusWords } from './auditor.parts.tsx';
import { AuditorReview, reviewKeys } from './review/auditor-review.parts.tsx';

const searchTabs = (active: 'all' | 'pending'): TabLink[] => [
  { label: i18n.t('Auditors'), to: auditorListPath, active: active === 'all' },
  { label: i18n.t('Pending validation'), to: pendingAuditorsPath, active: active === 'pending' },
];

/** What both lists have in common. */
const common = () => ({
  title: i18n.t('Auditors'),
  rowKey: (row: AuditorRow) => row.id,
  rowName: (row: AuditorRow) => nameWithId({ id: row.id, name: auditorName(row) }),
  tellsApart: 'auditorNumber' as const,
  opens: { column: 'name' as const, to: (row: AuditorRow) => auditorPath(row.id) },
  cells: {
    name: ({ name }: AuditorRow) => name || <Missing word={i18n.t('No name yet')} />,
    status: ({ status }: AuditorRow) => <AuditorStatus status={status} />,
  },
  rowActions: [{ ...viewAction, to: (row: AuditorRow) => auditorPath(row.id) }, ...recordActions()],
});

const rows = rowsSource({ spec: auditorList, load: (query) => quietAuditorCalls.list({ query }) });

export const readAhead = rowsAhead(rows);

export const AuditorListScreen = () => (
  <ListScreen
    {...common()}
    tabs={searchTabs('all')}
    add={addRecord.auditor()}
    {...rows}
    suggest={(query) => quietAuditorCalls.suggestNames({ query })}
    nothingYet={i18n.t('Auditors are listed here once their profiles are added.')}
    toolBarFilters={['standard', 'status']}
    card={{
      line: ['auditorNumber', 'shared'],
      foot: ['status', 'lastEditedDate'],
      labelled: ['shared', 'lastEditedDate'],
    }}
    exports={csvAndXlsx<typeof auditorList.columns>((query) => quietAuditorCalls.exportList({ query }))}
  />
);

/** Those who validate decide in the list itself. */
const useReview = () => {
  const validates = useCan()('Auditor.Verify');
  if (!validates) return undefined;
  return {
    beside: ['name', 'submittedDate', 'status'] as const,
    content: (row: AuditorRow) => <AuditorReview row={row} />,
    keys: reviewKeys(),
  };
};

/** The status of a profile and, if it is not In Revision itself, how many of its qualifications are. */
const PendingStatus = ({ status, waitingQualifications: count }: PendingAuditorRow) => (
  <span className={styles.waiting}>
    <AuditorStatus status={status} />
    {status !== 'In Revision' && count > 0 && (
      <span>{i18n.t('{count, plural, one {# qualification waits} other {# qualifications wait}}', { count })}</span>
    )}
  </span>
);

export const PendingAuditorListScreen = () => (
  <ListScreen
    {...common()}
    cells={{ ...common().cells, status: (row: PendingAuditorRow) => <PendingStatus {...row} /> }}
    tabs={searchTabs('pending')}
    spec={pendingAuditorList}
    scope={['auditor']}
    load={(query) => quietAuditorCalls.listPending({ query })}
    suggest={(query) => quietAuditorCalls.suggestPending({ query })}
    review={useReview()}
    nothingYet={i18n.t('No profile waits for validation.')}
    toolBarFilters={['standard', 'status']}
    filterChoices={{ status: pendingStatuses.map((id) => ({ id, name: i18n.t(statusWords(id)) })) }}
    card={{
      line: ['auditorNumber', 'shared', 'lastEditedDate'],
      foot: ['status', 'submittedDate'],
      labelled: ['shared', 'lastEditedDate', 'submittedDate'],
    }}
    exports={csvAndXlsx<typeof pendingAuditorList.columns>((query) => quietAuditorCalls.exportPending({ query }))}
  />
);
