import { userList } from '@attestry/contract/features/user/user.list.ts';
import type { UserRow } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userPath } from '../../blocks/addresses.ts';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import type { ListParts } from '../../blocks/list-screen/list-parts.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import { listFilterRoles, userCalls, userCells, useUserActions } from './user.parts.tsx';

interface UserListProps {
  title: string;
  /** The one organisation whose users are listed; without it, all in sight, once something is searched. */
  of?: { type: 'Company' | 'Site'; id: string };
}

type Exports = ListParts<typeof userList.columns, UserRow>['exports'];

/** Users with their filters. The standards body leaves deactivated ones out until it asks for them. */
export const UserList = ({ title, of }: UserListProps) => {
  const isAudience = useAudience();
  const [showInactive, setShowInactive] = useState(false);
  const { actions, dialog } = useUserActions();
  const { data: roles = [] } = useQuery(listFilterRoles);
  const asked = showInactive ? ({ showInactive: 'true' } as const) : {};
  const exports: Exports = [
    {
      label: i18n.t('Export User'),
      run: (query) => userCalls.report({ query: { ...query, ...asked } }),
    },
  ];
  const open = (row: UserRow) => userPath(row.identificator);
  // A site's users follow no links to other users.
  const links = isAudience(['site'])
    ? {}
    : { opens: { column: 'name', to: open } as const, rowActions: [{ label: i18n.t('View'), to: open }, ...actions] };
  return (
    <>
      <ListPanel
        title={title}
        spec={userList}
        scope={[of ? `${of.type} ${of.id}` : '', String(showInactive)]}
        load={(query) =>
          userCalls.list({
            query: { ...query, ...asked, ...(of && { organisationType: numberOf(of.type), organisationId: of.id }) },
          })
        }
        rowKey={(row) => row.identificator}
        rowName={(row) => row.name}
        {...links}
        nearFilters={['roleName']}
        filterChoices={{ roleName: roles.map(({ name, label }) => ({ id: name, name: label })) }}
        cells={userCells}
        toolBarExtra={
          isAudience(['body']) && (
            <Switch
              size="sm"
              label={i18n.t('Show inactive')}
              checked={showInactive}
              onChange={(event) => setShowInactive(event.currentTarget.checked)}
            />
          )
        }
        {...(!of && { awaitsSearch: i18n.t('Search for a user by email or name') })}
        {...(!of && session.profile()?.role === '{body} Admin' && { exports })}
      />
      {dialog}
    </>
  );
};
