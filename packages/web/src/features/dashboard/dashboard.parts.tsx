import { dashboardApi } from '@attestry/contract/features/dashboard/dashboard.api.ts';
import { type Dashboard, dashboardRoles } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { type Role, roleLabel } from '@attestry/contract/kernel/permissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { dashboardPath, listCrumbs } from '../../blocks/addresses.ts';
import type { Choice, LookupSource } from '../../blocks/lookups.tsx';
import type { LoggedKind } from '../../blocks/record/record-kind.ts';
import { quietSend } from '../../kernel/api.ts';
import { configurationQuery } from '../../kernel/configuration.ts';
import { queryClient } from '../../kernel/queries.ts';

/** Quiet, because the list, its commands, forms and the look-up show failures themselves. */
export const quietDashboardCalls = clientOf(quietSend, dashboardApi);

export const dashboardsQuery = queryOptions({
  queryKey: ['dashboard', 'administered'],
  queryFn: () => quietDashboardCalls.list(),
});

const dashboardQuery = (id: string) =>
  queryOptions({ queryKey: ['dashboard', id], queryFn: () => quietDashboardCalls.read({ params: { id } }) });

export const dashboardKind: LoggedKind<Dashboard> = {
  kind: 'dashboard',
  query: dashboardQuery,
  list: listCrumbs.administration,
  path: dashboardPath,
  nameOf: ({ name }) => name,
  changeLog: quietDashboardCalls.changeLog,
};

/** The roles by their labels, in the order of the permission matrix. */
export const labelsOf = (roles: readonly Role[], bodyName: string): string[] =>
  dashboardRoles.filter((role) => roles.includes(role)).map((role) => roleLabel(role, bodyName));

const loadRoles = async (): Promise<Choice[]> => {
  const { bodyName } = await queryClient.ensureQueryData(configurationQuery);
  return dashboardRoles.map((role) => ({ id: role, name: roleLabel(role, bodyName) }));
};

/** The roles that a dashboard can be shown to. */
export const dashboardLookups: Readonly<Record<string, LookupSource>> = { dashboardRole: { load: loadRoles } };
