import { knownEmailMessage, organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { CheckedUser } from '@attestry/contract/features/user/user.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { type AttemptLimit, type Counted, requireAttempt } from '../../kernel/access/attempts.ts';
import { callerOf } from '../../kernel/access/caller.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context, PublicContext } from '../../kernel/calls/context.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { type HeldOrganisation, organisationsOf } from './organisations-of-user.queries.ts';
import { titlesOf } from './user.queries.ts';
import { seeUser } from './user.scope.ts';

/** How often a caller may learn whether an address has an account: before sign-in, and when creating or editing users. */
const checkLimits = {
  ofVisitor: { what: 'check of an email address', most: 5, seconds: 3600 },
  ofUser: { what: 'naming of an email address', most: 60, seconds: 3600 },
} satisfies Record<string, AttemptLimit>;

const countCheck = async ({ kernel }: Pick<PublicContext, 'kernel'>, check: Counted<AttemptLimit>): Promise<void> => {
  await requireAttempt(kernel.database, [check]);
};

/**
 * Counts a call that names an address for a user, because its answer reveals whether the address is taken, even out of scope.
 * Call it outside the command's transaction, whose rollback would undo the count. The standards body sees every account
 * anyway.
 */
export const countNamedAddress = async (ctx: Context): Promise<void> => {
  if (!isOf(ctx.actor, 'body')) await countCheck(ctx, { ...checkLimits.ofUser, subject: ctx.actor.identificator });
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

const checkForCaller = async (db: Reader, actor: Actor, email: string): Promise<CheckedUser> => {
  const account = await accountWith(db, email, seeUser(actor));
  if (!account) return unknown;
  return { isPresent: true, role: account.role, primaryOrganisation: primaryOf(account), message: null };
};

/** Roles without an organisation count as linked too, or the answer would reveal who works for the standards body. */
const isLinked = (account: KnownAccount): boolean =>
  account.role !== 'UNKNOWN' && (organisationTypesFor(account.role).length === 0 || primaryOf(account) !== null);

/** Which of the messages of a sign-up applies to an address: `undefined` if nobody has it. */
export const knowledgeOf = async (db: Reader, email: string): Promise<'linked' | 'used' | undefined> => {
  const account = await accountWith(db, email, always);
  return account && (isLinked(account) ? 'linked' : 'used');
};

/** Answers one of the three messages and nothing else. */
const checkForVisitor = async (ctx: PublicContext, email: string): Promise<CheckedUser> => {
  const { db, address, kernel } = ctx;
  await countCheck(ctx, { ...checkLimits.ofVisitor, subject: callerOf(address) });
  const known = await knowledgeOf(db, email);
  if (!known) return unknown;
  const message = knownEmailMessage(known, titlesOf(kernel));
  return { ...unknown, isPresent: true, message };
};

/** What is known about an address: to a visitor five times an hour, to a caller within their scope. */
export const checkUser = (ctx: PublicContext, email: string): Promise<CheckedUser> =>
  ctx.actor ? checkForCaller(ctx.db, ctx.actor, email) : checkForVisitor(ctx, email);
