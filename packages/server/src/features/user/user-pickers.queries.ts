import {
  grantedBy,
  needsProTier,
  organisationTypesFor,
  roleTitle,
} from '@attestry/contract/features/user/user.parts.ts';
import type { OrganisationChoice, RoleChoice, UserOfCompany } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { isIn, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound, requireSight } from '../../kernel/access/guards.ts';
import { allOf, among, never } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/http/context.ts';
import { seeCompany } from '../company/company.public.ts';
import { searchOrganisations } from '../organisation/organisation.public.ts';
import { goesWith, isActive, knownAmong, type OrganisationReference } from './organisations-of-user.queries.ts';
import { proUsersOf } from './pro-users.queries.ts';
import { roleNameSql, titlesOf } from './user.queries.ts';
import { administers, seeUser } from './user.scope.ts';

/** Most entries of a list that is answered whole. */
const mostListed = 1000;

const asChoices = ({ kernel }: Context, chosen: readonly Role[]): RoleChoice[] =>
  chosen.map((name) => ({
    name,
    label: roleTitle(name, titlesOf(kernel)),
    organisationTypes: organisationTypesFor(name).map(numberOf),
  }));

const hasProCompany = async ({ db, actor }: Context): Promise<boolean> => {
  const { rows } = await sql`select from company
    where ${among(sql`company.id`, actor.organisations.companies)} and tier = 'Pro' limit 1`.execute(db);
  return rows.length > 0;
};

/** The roles this caller grants: those of the table, the Pro ones as far as there is a company for them. */
export const grantableRoles = async (ctx: Context): Promise<RoleChoice[]> => {
  const { actor, kernel } = ctx;
  const granted = grantedBy(actor.role);
  const tied = granted.some((role) => needsProTier(actor.role, role)) && kernel.flags.CompanyTiers;
  const pro = !tied || (await hasProCompany(ctx));
  return asChoices(
    ctx,
    granted.filter((role) => pro || !needsProTier(actor.role, role)),
  );
};

const listedRoles = ({ actor }: Context): readonly Role[] => {
  if (isOf(actor, 'body')) return roles.filter((role) => role !== 'UNKNOWN');
  if (actor.role === 'CB Full Admin')
    return roles.filter((role) => organisationTypesFor(role).includes('CertificationBody'));
  return isOf(actor, 'company') ? roles.filter((role) => isIn('company', role) || isIn('site', role)) : [actor.role];
};

/** The roles that the users in the caller's sight may have. */
export const rolesForListFilter = (ctx: Context): RoleChoice[] => asChoices(ctx, listedRoles(ctx));

/** The organisations that a user of `role` may mainly belong to, of those whose users the caller administers. */
export const primaryOrganisations = async (
  { db, actor }: Context,
  { role, query }: { role: Role; query: string },
): Promise<OrganisationChoice[]> => {
  const within = administers(actor);
  if (within === never) return [];
  const { found } = await searchOrganisations(db, { types: organisationTypesFor(role), term: query, within });
  return found.map(({ type, id, ...organisation }) => ({ ...organisation, externalId: id, type: numberOf(type) }));
};

/** What may stand beside a primary organisation; not found where the caller does not administer that one. */
export const secondaryOrganisations = async (
  { db, actor }: Context,
  primary: OrganisationReference,
): Promise<OrganisationChoice[]> => {
  oneFound(await knownAmong(db, [primary], administers(actor)));
  const { rows } = await sql<Omit<OrganisationChoice, 'type'> & { type: OrganisationReference['type'] }>`
    select organisation.type, organisation.id::text as "externalId", organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1"
    from organisation where ${allOf(isActive, goesWith(primary), administers(actor))}
    order by organisation.name, organisation.type, organisation.id limit ${mostListed}`.execute(db);
  return rows.map(({ type, ...organisation }) => ({ ...organisation, type: numberOf(type) }));
};

/** How many active Pro users a company has, but for one; not found where the caller does not administer its users. */
export const countProUsers = async (
  { db, actor }: Context,
  { companyId, identificator }: { companyId: string; identificator?: string | undefined },
): Promise<number> => {
  oneFound(await knownAmong(db, [{ type: 'Company', id: companyId }], administers(actor)));
  return proUsersOf(db, companyId, identificator);
};

/** The users of a company, as far as the caller sees them; not found when the company is out of sight. */
export const usersOfCompany = async ({ db, actor, kernel }: Context, companyId: string): Promise<UserOfCompany[]> => {
  await requireSight(db, { id: companyId, from: sql`company`, see: seeCompany(actor) });
  const { rows } = await sql<UserOfCompany>`
    select app_user.identificator, app_user.email, app_user.name, app_user.status,
      ${roleNameSql(sql`app_user.role`, titlesOf(kernel))} as "roleName"
    from user_organisation as held join user_listing as app_user on app_user.id = held.user_id
    where held.organisation_type = 'Company' and held.organisation_id = ${companyId}::bigint and ${seeUser(actor)}
    order by app_user.name, app_user.id limit ${mostListed}`.execute(db);
  return rows;
};
