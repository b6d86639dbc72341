import type { Access } from '@attestry/contract/kernel/endpoint.ts';
import { type Permission, permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { isMember, type Member, type RoleGroup } from '@attestry/contract/kernel/role-groups.ts';

/**
 * The public ids of the organisations a person belongs to, by type, the primary one first. An office counts as its
 * certification body, too.
 */
export interface Organisations {
  companies: string[];
  sites: string[];
  certificationBodies: string[];
  accreditationBodies: string[];
}

/** The caller, read from the database on every call: nothing is cached between calls. */
export interface Actor extends Member {
  id: string;
  identificator: string;
  name: string;
  email: string;
  organisations: Organisations;
  /** The caller's primary organisation, if it is a company. */
  primaryCompany?: string | undefined;
}

/** A caller who is not signed in. */
export const visitor: Actor = {
  id: '',
  identificator: '',
  name: '',
  email: '',
  role: 'UNKNOWN',
  tiers: true,
  organisations: { companies: [], sites: [], certificationBodies: [], accreditationBodies: [] },
};

const held = new Map<Role, ReadonlySet<Permission>>(roles.map((role) => [role, permissionsOf(role)]));

export const can = (actor: Actor, permission: Permission): boolean => held.get(actor.role)?.has(permission) ?? false;

export const isOf = (actor: Actor, group: RoleGroup): boolean => isMember(actor, group);

/** Whether the actor's role has the permission at all; the scope decides for which records. */
export const mayCall = (actor: Actor | undefined, access: Access): boolean => {
  if (typeof access === 'object' && 'public' in access) return true;
  if (!actor) return false;
  if (access === 'signedIn') return true;
  return (typeof access === 'string' ? [access] : access).some((permission) => can(actor, permission));
};
