import { knownEmailMessages, organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { CheckedUser } from '@attestry/contract/features/user/user.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { type AttemptLimit, type Counted, mayAttempt } from '../../kernel/access/attempts.ts';
import { callerOf } from '../../kernel/access/caller.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';
import type { Context, PublicContext } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { type HeldOrganisation, organisationsOf } from './organisations-of-user.queries.ts';
import { seeUser } from './user.scope.ts';

/** How often one may learn whether an address has an account: before sign-in, and by naming one for a user. */
const checks = {
  ofVisitor: { what: 'check of an email address', most: 5, seconds: 3600 },
  ofUser: { what: 'naming of an email address', most: 60, seconds: 3600 },
} satisfies Record<string, AttemptLimit>;

const countCheck = async ({ kernel }: Pick<PublicContext, 'kernel'>, check: Counted<AttemptLimit>): Promise<void> => {
  if (!(await mayAttempt(kernel.database, [check]))) throw refuse(kernelErrors.tooMany);
};

/**
 * Counts an address that the caller names for a user: whether it is taken is told, out of scope too. Called outside the
 * command's transaction, whose end would take the count back. The standards body sees every account anyway.
 */
export const countNamedAddress = async (ctx: Context): Promise<void> => {
  if (!isOf(ctx.actor, 'body')) await countCheck(ctx, { ...checks.ofUser, subject: ctx.actor.identificator });
};

interface KnownAccount {
  role: Role;
  organisations: HeldOrganisation[];
}

const accountWith = async (db: Reader, email: string, within: Predicate): Promise<KnownAccount | undefined> => {
  const { rows } = await sql<KnownAccount>`
    select app_user.role, ${organisationsOf(sql`app_user.id`)} as organisations
    from app_user where app_user.email = ${email} and ${within}`.execute(db);
  return rows[0];
};

const unknown: CheckedUser = { isPresent: false, role: null, primaryOrganisation: null, message: null };

const primaryOf = ({ organisations }: KnownAccount) => organisations.find(({ isPrimary }) => isPrimary) ?? null;

const forCaller = async (db: Reader, actor: Actor, email: string): Promise<CheckedUser> => {
  const account = await accountWith(db, email, seeUser(actor));
  if (!account) return unknown;
  return { isPresent: true, role: account.role, primaryOrganisation: primaryOf(account), message: null };
};

/** Roles that belong to no organisation count as linked too, or the answer would tell whom the standards body employs. */
const isLinked = (account: KnownAccount): boolean =>
  account.role !== 'UNKNOWN' && (organisationTypesFor(account.role).length === 0 || primaryOf(account) !== null);

/** Which of the three messages applies, and nothing else. */
const forVisitor = async (ctx: PublicContext, email: string): Promise<CheckedUser> => {
  const { db, address, kernel } = ctx;
  await countCheck(ctx, { ...checks.ofVisitor, subject: callerOf(address) });
  const account = await accountWith(db, email, always);
  if (!account) return unknown;
  const message = knownEmailMessages[isLinked(account) ? 'linked' : 'used'].replace(
    '{body}',
    kernel.settings.BODY_NAME,
  );
  return { ...unknown, isPresent: true, message };
};

/** What is known of an address: to a visitor, five times an hour; to a caller, within their scope. */
export const checkUser = (ctx: PublicContext, email: string): Promise<CheckedUser> =>
  ctx.actor ? forCaller(ctx.db, ctx.actor, email) : forVisitor(ctx, email);
