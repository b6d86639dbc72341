import type { Action, Area, Permission } from '@attestry/contract/kernel/permissions.ts';
import { isMember, type RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { quietSend } from './api.ts';
import { flagsNow, useFlag } from './flags.ts';
import { queryClient } from './queries.ts';
import { session } from './session.ts';

/** One permission, or several of which any one is enough. */
export type Needed = Permission | readonly Permission[];

interface AreaPermissions {
  area: Area;
  actions: Action[];
}

/** The permissions of the signed-in role, fetched once. The page that needs them shows a failure. */
export const permissionsQuery = queryOptions({
  queryKey: ['permissions'],
  queryFn: async (): Promise<ReadonlySet<Permission>> => {
    // The endpoint belongs to a feature, which the kernel may not import; the specification fixes its shape.
    const rows = (await quietSend({ method: 'GET', url: '/user/api/User/getRolePermissions' })) as AreaPermissions[];
    return new Set(rows.flatMap(({ area, actions }) => actions.map((action): Permission => `${area}.${action}`)));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const holds = (held: ReadonlySet<Permission> | undefined, needed: Needed | undefined): boolean =>
  needed === undefined || (typeof needed === 'string' ? [needed] : needed).some((one) => held?.has(one));

/** Returns whether the signed-in role has a permission; true if none is needed. */
export const useCan = (): ((needed?: Needed) => boolean) => {
  const { data } = useQuery(permissionsQuery);
  return (needed) => holds(data, needed);
};

/** Shows its children to readers with the permission, and `otherwise` to all others. */
export const Gate = (props: { needs: Needed; children: ReactNode; otherwise?: ReactNode }): ReactNode =>
  useCan()(props.needs) ? props.children : props.otherwise;

/** Whether the signed-in reader is in any of the groups; true if there are none. */
export type IsAudience = (groups?: readonly RoleGroup[]) => boolean;

const audienceOf = (tiers: boolean): IsAudience => {
  const role = session.profile()?.role;
  return (groups) =>
    groups === undefined || (role !== undefined && groups.some((group) => isMember({ role, tiers }, group)));
};

export const useAudience = (): IsAudience => audienceOf(useFlag('CompanyTiers'));

/** The audience outside of components. */
export const audienceNow = (): IsAudience => audienceOf(flagsNow()('CompanyTiers'));

/** Thrown when a route is opened without the permission it needs. */
export class PermissionDenied extends Error {
  override name = 'PermissionDenied';
  readonly permission: Permission;

  constructor(permission: Permission) {
    super('Permission denied');
    this.permission = permission;
  }
}

/** Guards a route: `beforeLoad: needs('Company.View')`. Throws `PermissionDenied`, which the private area shows. */
export const needs = (needed: Needed) => async (): Promise<void> => {
  const held = await queryClient.ensureQueryData(permissionsQuery);
  const named = typeof needed === 'string' ? needed : needed[0];
  if (named && !holds(held, needed)) throw new PermissionDenied(named);
};
