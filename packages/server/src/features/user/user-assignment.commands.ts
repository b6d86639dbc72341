import { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { grantedBy, needsProTier } from '@attestry/contract/features/user/user.parts.ts';
import type { UserEditForm } from '@attestry/contract/features/user/user.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { allOf, always } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import {
  findAmong,
  isActive,
  isPossibleSecondary,
  isSameOrganisation,
  type OrganisationReference,
  referenceOf,
} from './organisations-of-user.queries.ts';
import { administers } from './user.scope.ts';

/** The role and organisations a user gets. */
export interface Assignment {
  role: Role;
  primary: OrganisationReference | undefined;
  secondaries: readonly OrganisationReference[];
}

/** The secondary organisations of a form, without duplicates and the primary one. */
export const secondariesOf = (
  { secondaryOrganisations = [] }: Pick<UserEditForm, 'secondaryOrganisations'>,
  primary: OrganisationReference | undefined,
): OrganisationReference[] => {
  const others = secondaryOrganisations.map(referenceOf).filter((one) => !isSameOrganisation(one, primary));
  return [...new Map(others.map((one) => [`${one.type} ${one.id}`, one])).values()];
};

const hasProTier = async (db: Writer, company: OrganisationReference | undefined): Promise<boolean> => {
  if (company?.type !== 'Company') return false;
  const { rows } = await sql`select from company where id = ${company.id}::bigint and tier = 'Pro'`.execute(db);
  return rows.length > 0;
};

/**
 * Refuses a role the caller may not grant, or not in this organisation. The user's former organisation, `kept`, may be
 * archived or suspended by now.
 */
export const requireGrant = async (
  { db, actor }: WriteContext,
  { role, primary }: Pick<Assignment, 'role' | 'primary'>,
  kept?: OrganisationReference,
): Promise<void> => {
  if (!grantedBy(actor.role).includes(role)) throw refuse(userErrors.roleNotGranted);
  const allowed = isSameOrganisation(primary, kept) ? always : isActive;
  if (primary && (await findAmong(db, [primary], allOf(allowed, administers(actor)))).length === 0)
    throw refuse(userErrors.unknownOrganisation);
  if (needsProTier(actor, role) && !(await hasProTier(db, primary))) throw refuse(userErrors.roleNotGranted);
};

/**
 * Locks the organisations of a user and those named for them until the transaction ends, because a site's company could
 * change meanwhile. Locks companies before sites and sites before users, in the same order as a site's move.
 */
export const lockOrganisations = async (
  db: Writer,
  named: readonly (OrganisationReference | undefined)[],
  userId?: string,
): Promise<void> => {
  const { rows } = await sql<OrganisationReference>`
    select organisation_type as type, organisation_id::text as id from user_organisation
    where user_id = ${userId ?? null}::bigint`.execute(db);
  const idsOf = (type: OrganisationReference['type']) =>
    [...named, ...rows].flatMap((one) => (one?.type === type ? [one.id] : []));
  await lockRows(db, 'company', idsOf('Company'));
  await lockRows(db, 'site', idsOf('Site'), 'share');
};

/** Refuses secondary organisations that do not belong with the primary one. Kept ones are not checked. */
export const requireRelated = async (
  { db, actor }: WriteContext,
  { primary, secondaries }: Assignment,
  kept: readonly OrganisationReference[] = [],
): Promise<void> => {
  const added = secondaries.filter((one) => !kept.some((held) => isSameOrganisation(one, held)));
  if (added.length === 0) return;
  const known =
    primary && (await findAmong(db, added, allOf(isActive, isPossibleSecondary(primary), administers(actor))));
  if (known?.length !== added.length) throw refuse(userErrors.unrelatedOrganisation);
};

const storePrimary = async (db: Writer, userId: string, primary: OrganisationReference | undefined) => {
  if (!primary) {
    await sql`delete from user_organisation where user_id = ${userId} and is_primary`.execute(db);
    return;
  }
  const { type, id } = primary;
  const { numAffectedRows } =
    await sql`update user_organisation set organisation_type = ${type}, organisation_id = ${id}::bigint
    where user_id = ${userId} and is_primary`.execute(db);
  if (!numAffectedRows)
    await sql`insert into user_organisation (user_id, organisation_type, organisation_id, is_primary)
      values (${userId}, ${type}, ${id}::bigint, true)`.execute(db);
};

/** Stores the user's organisations, writing only differences. */
export const storeOrganisations = async (
  db: Writer,
  userId: string,
  { primary, secondaries }: Pick<Assignment, 'primary' | 'secondaries'>,
): Promise<void> => {
  const types = secondaries.map(({ type }) => type);
  const ids = secondaries.map(({ id }) => id);
  const wanted = sql`unnest(${types}::text[], ${ids}::bigint[]) as wanted(type, id)`;
  await sql`delete from user_organisation where user_id = ${userId} and not is_primary
    and not exists (select from ${wanted} where type = organisation_type and id = organisation_id)`.execute(db);
  await storePrimary(db, userId, primary);
  await sql`insert into user_organisation (user_id, organisation_type, organisation_id)
    select ${userId}::bigint, type, id from ${wanted} on conflict do nothing`.execute(db);
};
