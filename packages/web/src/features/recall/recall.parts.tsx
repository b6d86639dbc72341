import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { type Recall, type RecallRow, recallRefusalReasons } from '@attestry/contract/features/recall/recall.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { listCrumbs, recallPath } from '../../blocks/addresses.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { quietSend, send } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

export const recallCalls = clientOf(send, recallApi);
/** For forms, inline edits and exports, which show failures in place. */
export const quietRecallCalls = clientOf(quietSend, recallApi);

export const recallQuery = (id: string) =>
  queryOptions({ queryKey: ['recall', id, 'site'], queryFn: () => quietRecallCalls.read({ params: { id } }) });

export const recallsOfSiteQuery = (siteCode: string) =>
  queryOptions({
    queryKey: ['recall', 'site', siteCode],
    queryFn: () => quietRecallCalls.listOfSite({ params: { id: siteCode } }),
  });

/** The audits of a site as options. */
export const auditsQuery = (siteCode: string) =>
  queryOptions({
    queryKey: ['audit', 'recall', siteCode],
    queryFn: () => quietRecallCalls.audits({ params: { id: siteCode } }),
    enabled: siteCode !== '',
  });

export const recallName = (id: string): string => i18n.t('Submission {id}', { id });

/** Archived is final, so it is shown rather than the submission status. */
export const SubmissionStatus = ({ isArchived, status }: { isArchived: boolean; status: string }) => (
  <RecordStatus status={isArchived ? 'Archived' : status} />
);

export const recallKind: LoggedKind<Recall> = {
  kind: 'recall',
  query: recallQuery,
  list: listCrumbs.recalls,
  path: recallPath,
  reasons: recallRefusalReasons,
  nameOf: ({ id }) => recallName(id),
  changeLog: quietRecallCalls.changeLog,
};

/** The actions on a recall, in its row and on its page. */
export const recallActions = (): RowAction<Pick<RecallRow, 'id' | 'visuals' | 'refusals'>>[] => [
  editAction(({ id }) => recallPath(id, '/edit'), byVerbOf(recallRefusalReasons)('edit')),
  changeLogAction(({ id }) => recallPath(id, '/change-log'), { needs: 'Recall.Changes' }),
];
