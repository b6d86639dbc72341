import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import {
  type Auditor,
  type AuditorRow,
  auditorRefusalReasons,
} from '@attestry/contract/features/auditor/auditor.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { auditorPath, listCrumbs } from '../../blocks/addresses.ts';
import { archiveActions } from '../../blocks/archiving.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { ListedStatus } from '../../blocks/record-status.tsx';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

/** For forms, exports and commands, which show failures in place. */
export const quietAuditorCalls = clientOf(quietSend, auditorApi);

export const auditorQuery = (id: string) =>
  queryOptions({ queryKey: ['auditor', id], queryFn: () => quietAuditorCalls.read({ params: { id } }) });

/** A draft may have no name yet. */
export const auditorName = ({ id, name }: Pick<Auditor, 'id' | 'name'>): string =>
  name || i18n.t('Auditor {id}', { id });

export const auditorKind: LoggedKind<Auditor> = {
  kind: 'auditor',
  query: auditorQuery,
  list: listCrumbs.auditors,
  path: auditorPath,
  reasons: auditorRefusalReasons,
  nameOf: auditorName,
  changeLog: quietAuditorCalls.changeLog,
};

/** What readers call a status of a profile or qualification. */
export const statusWords = (status: string): string => (status === 'In Revision' ? 'Pending validation' : status);

export const AuditorStatus = ({ status }: { status: string }) => <ListedStatus status={statusWords(status)} />;

type Listed = Pick<AuditorRow, 'id' | 'name' | 'status' | 'visuals' | 'refusals'>;

/** The actions on a record, in its row and on its page. */
export const recordActions = (): RowAction<Listed>[] => [
  editAction(({ id }) => auditorPath(id, '/edit'), byVerbOf(auditorRefusalReasons)('edit')),
  changeLogAction(({ id }) => auditorPath(id, '/change-log'), {
    offered: ({ visuals }) => visuals.isAbleToViewChanges,
  }),
  ...archiveActions({
    calls: { archive: quietAuditorCalls.archive, unarchive: quietAuditorCalls.unarchive },
    reasons: auditorRefusalReasons,
    endpoint: auditorApi.archive,
    readEffects: async () => undefined,
    effects: ({ length: count }) => [
      {
        icon: UserX,
        message: i18n.t(
          '{count, plural, one {The profile} other {The profiles}} can no longer be changed, and other certification bodies no longer see {count, plural, one {it} other {them}}',
          { count },
        ),
      },
    ],
    confirmLabel: i18n.t('Archive auditor'),
    confirmLabelForMany: i18n.t('Archive auditors'),
    titleForMany: (count) => i18n.t('Archive {count} auditors?', { count }),
  }),
];
