import {
  grantedBy,
  needsProTier,
  organisationTypesFor,
  roleTitle,
} from '@attestry/contract/features/user/user.parts.ts';
import type { OrganisationChoice, RoleChoice, UserOfCompany } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, among, never } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { companyAccess } from '../company/company.public.ts';
import { searchOrganisations } from '../organisation/organisation.public.ts';
import {
  findAmong,
  isActive,
  isPossibleSecondary,
  type OrganisationReference,
} from './organisations-of-user.queries.ts';
import { countActiveProUsers } from './pro-users.queries.ts';
import { roleNameSql, titlesOf } from './user.queries.ts';
import { administers, seeUser } from './user.scope.ts';

/** The longest list answered without pages. */
const maxListed = 1000;

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

/** The roles the caller may grant by the granting table; Pro roles only if there is a Pro company for them. */
export const grantableRoles = async (ctx: Context): Promise<RoleChoice[]> => {
  const { actor } = ctx;
  const granted = grantedBy(actor.role);
  const requiresProTier = granted.some((role) => needsProTier(actor, role));
  const allowsPro = !requiresProTier || (await hasProCompany(ctx));
  return asChoices(
    ctx,
    granted.filter((role) => allowsPro || !needsProTier(actor, role)),
  );
};

const listedRoles = ({ actor }: Context): readonly Role[] => {
  if (isOf(actor, 'body')) return roles.filter((role) => role !== 'UNKNOWN');
  if (actor.role === 'CB Full Admin')
    return roles.filter((role) => organisationTypesFor(role).includes('CertificationBody'));
  return isOf(actor, 'company') ? roles.filter((role) => isIn('company', role) || isIn('site', role)) : [actor.role];
};

/** The roles of the users the caller may see. */
export const rolesForListFilter = (ctx: Context): RoleChoice[] => asChoices(ctx, listedRoles(ctx));

/** The possible primary organisations for `role`, among those whose users the caller administers. */
export const primaryOrganisations = async (
  { db, actor }: Context,
  { role, query }: { role: Role; query: string },
): Promise<OrganisationChoice[]> => {
  const within = administers(actor);
  if (within === never) return [];
  const types = organisationTypesFor(role);
  const { found, similar } = await searchOrganisations(db, { types, term: query, within });
  return [...found, ...similar].map(({ type, id, ...organisation }) => ({
    ...organisation,
    externalId: id,
    type: numberOf(type),
  }));
};

/** The possible secondary organisations for a primary one; not found unless the caller administers the primary one. */
export const secondaryOrganisations = async (
  { db, actor }: Context,
  primary: OrganisationReference,
): Promise<OrganisationChoice[]> => {
  oneFound(await findAmong(db, [primary], administers(actor)));
  const { rows } = await sql<Omit<OrganisationChoice, 'type'> & { type: OrganisationReference['type'] }>`
    select organisation.type, organisation.id::text as "externalId", organisation.name, organisation.country,
      organisation.address_line1 as "addressLine1"
    from organisation where ${allOf(isActive, isPossibleSecondary(primary), administers(actor))}
    order by organisation.name, organisation.type, organisation.id limit ${maxListed}`.execute(db);
  return rows.map(({ type, ...organisation }) => ({ ...organisation, type: numberOf(type) }));
};

/**
 * The number of a company's active Pro users, without `identificator`; not found unless the caller administers its
 * users.
 */
export const countProUsers = async (
  { db, actor }: Context,
  { companyId, identificator }: { companyId: string; identificator?: string | undefined },
): Promise<number> => {
  oneFound(await findAmong(db, [{ type: 'Company', id: companyId }], administers(actor)));
  return actor.tiers ? countActiveProUsers(db, companyId, identificator) : 0;
};

/** The users of a company that the caller sees; not found when the company is hidden from them. */
export const usersOfCompany = async ({ db, actor, kernel }: Context, companyId: string): Promise<UserOfCompany[]> => {
  await companyAccess.requireSight({ db, actor }, companyId);
  const { rows } = await sql<UserOfCompany>`
    select app_user.identificator, app_user.email, app_user.name, app_user.status,
      ${roleNameSql(sql`app_user.role`, titlesOf(kernel))} as "roleName"
    from user_organisation as held join user_listing as app_user on app_user.id = held.user_id
    where held.organisation_type = 'Company' and held.organisation_id = ${companyId}::bigint and ${seeUser(actor)}
    order by app_user.name, app_user.id limit ${maxListed}`.execute(db);
  return rows;
};
