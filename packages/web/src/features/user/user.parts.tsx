import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { userApi, userPickerApi } from '@attestry/contract/features/user/user.api.ts';
import { type UserRow, userRefusalReasons } from '@attestry/contract/features/user/user.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Button } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { userPath } from '../../blocks/addresses.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { changeLogAction, editAction } from '../../blocks/record/record-actions.ts';
import { ListedStatus } from '../../blocks/record-status.tsx';
import { quietSend, showFailure } from '../../kernel/api.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import { type ManagedUser, statusActions } from './user-status.parts.tsx';

/** Quiet, because these pages show failures in place. */
export const userCalls = clientOf(quietSend, { ...userApi, ...userPickerApi });

export const userQuery = (id: string) =>
  queryOptions({ queryKey: ['user', id], queryFn: () => userCalls.read({ params: { id } }) });

export type Origin = 'company' | 'site';

const organisationCalls = clientOf(quietSend, { company: companyApi.read, site: siteApi.read });

/** The company or site whose users a page shows. */
interface Organisation {
  id: string;
  name: string;
  isAbleToCreateUser: boolean;
}

export const organisationQuery = (origin: Origin, id: string) =>
  queryOptions({
    queryKey: [origin, id, 'of users'],
    queryFn: async (): Promise<Organisation> => {
      const { name, visuals } = await organisationCalls[origin]({ params: { id }, query: {} });
      return { id, name, isAbleToCreateUser: visuals.isAbleToCreateUser };
    },
  });

export const listFilterRoles = queryOptions({
  queryKey: ['lookup', 'user', 'listed roles'],
  queryFn: () => userCalls.getRolesForListFilter(),
});

export const notLoaded = () => i18n.t('We were unable to load user');

/** The cells of a row in every list of users. */
export const userCells = {
  organisation: ({ organisations }: UserRow) => organisations.map(({ name }) => name).join(', '),
  status: ({ status }: UserRow) => <ListedStatus status={status} />,
};

/** Says that the company has reached its user limit; renders nothing without a message. */
export const LimitDialog = ({ message, onClose }: { message: string | undefined; onClose: () => void }) => {
  const last = useLast(message);
  return (
    <Dialog opened={message !== undefined} onClose={onClose} title={i18n.t('Limit of company users reached')}>
      <p>{last}</p>
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {i18n.t('Close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
};

const limits = new Set(['user.limitReached', 'user.limitReachedOnActivation']);

/** Opens the dialog if a failure is the company's user limit. */
export const useLimitDialog = (): { showLimit: (error: unknown) => boolean; dialog: ReactNode } => {
  const [message, setMessage] = useState<string>();
  const showLimit = (error: unknown) => {
    const reached = error instanceof ApiError && limits.has(error.body?.code ?? '');
    if (reached) setMessage(error.message);
    return reached;
  };
  return { showLimit, dialog: <LimitDialog message={message} onClose={() => setMessage(undefined)} /> };
};

/** The actions on a user, in their row and on their page, and the dialog that an action may open. */
export const useUserActions = (): { actions: RowAction<ManagedUser>[]; dialog: ReactNode } => {
  const { showLimit, dialog } = useLimitDialog();
  const failed = (error: unknown) => {
    if (!showLimit(error)) showFailure(error);
  };
  const actions: RowAction<ManagedUser>[] = [
    ...statusActions(failed),
    editAction(({ identificator }) => userPath(identificator, '/edit'), byVerbOf(userRefusalReasons)('edit')),
    changeLogAction(({ identificator }) => userPath(identificator, '/change-log'), { needs: 'User.Changes' }),
  ];
  return { actions, dialog };
};
