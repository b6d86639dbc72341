import type { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { maxProUsers } from '@attestry/contract/features/user/user.parts.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { isMember, rolesOf } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import type { OrganisationReference } from './organisations-of-user.queries.ts';

/** The number of active Pro users whose primary organisation is the company, not counting `exceptFor`. */
export const countActiveProUsers = async (db: Reader, companyId: string, exceptFor?: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from user_organisation as held join app_user on app_user.id = held.user_id
    where held.organisation_type = 'Company' and held.organisation_id = ${companyId}::bigint and held.is_primary
      and app_user.status = 'Active' and app_user.role = any(${rolesOf('pro', true)}::text[])
      and app_user.identificator is distinct from ${exceptFor ?? null}::uuid`.execute(db);
  return rows[0]?.total ?? 0;
};

/** The part of a user that a company's limit depends on. */
export interface CountedUser {
  role: Role;
  status: 'Active' | 'Deactivated';
  primary: OrganisationReference | undefined;
}

/** The company whose Pro users this user counts towards. */
const countingCompany = (user?: CountedUser): string | undefined =>
  user?.primary?.type === 'Company' && user.status === 'Active' && isMember({ role: user.role, tiers: true }, 'pro')
    ? user.primary.id
    : undefined;

/**
 * Refuses a change that would exceed a company's limit of Pro users; without tiers there is none. Locks the company until the transaction ends, so that
 * simultaneous changes are counted one after another.
 */
export const requireProUserLimit = async (
  { db, actor }: Pick<WriteContext, 'db' | 'actor'>,
  after: CountedUser,
  { before, limit }: { before?: CountedUser; limit: (typeof userErrors)['limitReached' | 'limitReachedOnActivation'] },
): Promise<void> => {
  const companyId = actor.tiers ? countingCompany(after) : undefined;
  if (companyId === undefined || companyId === countingCompany(before)) return;
  await lockRows(db, 'company', [companyId]);
  if ((await countActiveProUsers(db, companyId)) >= maxProUsers) throw refuse(limit);
};
