import type { userErrors } from '@attestry/contract/features/user/user.errors.ts';
import { mostProUsers } from '@attestry/contract/features/user/user.parts.ts';
import { isIn, type Role, roleGroups } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { hold } from '../../kernel/database/hold.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import type { OrganisationReference } from './organisations-of-user.queries.ts';

/** How many active users in a Pro role mainly belong to a company, but for one. */
export const proUsersOf = async (db: Reader, companyId: string, butFor?: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from user_organisation as held join app_user on app_user.id = held.user_id
    where held.organisation_type = 'Company' and held.organisation_id = ${companyId}::bigint and held.is_primary
      and app_user.status = 'Active' and app_user.role = any(${roleGroups.pro}::text[])
      and app_user.identificator is distinct from ${butFor ?? null}::uuid`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Where a user stands, as far as the limit of a company is concerned. */
export interface Standing {
  role: Role;
  status: 'Active' | 'Deactivated';
  primary: OrganisationReference | undefined;
}

/** The company that a user counts for as one of its Pro users. */
const countedAt = (standing?: Standing): string | undefined =>
  standing?.primary?.type === 'Company' && standing.status === 'Active' && isIn('pro', standing.role)
    ? standing.primary.id
    : undefined;

/**
 * Ends a change by which a company would have more Pro users than it may. The company is held until the transaction
 * ends, so that of several at once each counts what the one before has stored.
 */
export const requireProPlace = async (
  db: Writer,
  after: Standing,
  { before, limit }: { before?: Standing; limit: (typeof userErrors)['limitReached' | 'limitReachedOnActivation'] },
): Promise<void> => {
  const companyId = countedAt(after);
  if (companyId === undefined || companyId === countedAt(before)) return;
  await hold(db, 'company', [companyId]);
  if ((await proUsersOf(db, companyId)) >= mostProUsers) throw refuse(limit);
};
