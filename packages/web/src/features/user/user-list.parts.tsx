import { userList } from '@attestry/contract/features/user/user.list.ts';
import type { UserRow } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { userPath } from '../../blocks/addresses.ts';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { type ListParts, nameWithId, viewAction } from '../../blocks/list-screen/list-parts.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { listFilterRoles, userCalls, userCells, useUserActions } from './user.parts.tsx';

interface UserListProps {
  title: string;
  /** Lists only the users of this organisation. Without it, lists all visible users, but only after a search. */
  of?: { type: 'Company' | 'Site'; id: string };
}

type Parts = ListParts<typeof userList.columns, UserRow>;

/** The list of all users stays empty until the reader searches. Only the standards body's Admin exports it. */
const partsOfAll = (): Pick<Parts, 'awaitsSearch' | 'exports'> => ({
  awaitsSearch: i18n.t('Search for a user by email or name'),
  ...(session.profile()?.role === '{body} Admin' && {
    exports: [
      {
        label: i18n.t('Export User'),
        ofSelected: i18n.t('Export User'),
        run: (query) => userCalls.report({ query }),
      },
    ],
  }),
});

const openUser = (row: UserRow) => userPath(row.identificator);

/** The links of a row. Users of a site get no links to other users. */
const useLinks = (actions: Parts['rowActions'] = []): Pick<Parts, 'opens' | 'rowActions'> =>
  useAudience()(['site'])
    ? {}
    : { opens: { column: 'name', to: openUser }, rowActions: [{ ...viewAction, to: openUser }, ...actions] };

const useRoleChoices = () => {
  const { data: roles = [] } = useQuery(listFilterRoles);
  return roles.map(({ name, label }) => ({ id: name, name: label }));
};

export const UserList = ({ title, of }: UserListProps) => {
  const { actions, dialog } = useUserActions();
  const within = of && { organisationType: numberOf(of.type), organisationId: of.id };
  return (
    <>
      <ListPanel
        title={title}
        spec={userList}
        scope={[of ? `${of.type} ${of.id}` : '']}
        load={(query) => userCalls.list({ query: { ...query, ...within } })}
        suggest={(query) => userCalls.suggestNames({ query: { ...query, ...within } })}
        rowKey={(row) => row.identificator}
        rowName={({ name, email }) => nameWithId({ name, id: email })}
        {...useLinks(actions)}
        tellsApart="email"
        toolBarFilters={['roleName']}
        filterChoices={{ roleName: useRoleChoices() }}
        card={{ line: ['email', 'organisation'], foot: ['status', 'roleName'] }}
        cells={userCells}
        {...(!of && partsOfAll())}
      />
      {dialog}
    </>
  );
};
