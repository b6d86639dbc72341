import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { clock } from '../../kernel/clock/clock.ts';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { storePassword } from './identity.commands.ts';

const hour = 3600;
/** How long a password link is valid, in seconds. */
export const linkLifetimes = { reset: hour, invitation: 7 * 24 * hour };

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a link's token for the account. The database only stores its digest. */
export const createPasswordLink = async (db: Writer, userId: string, seconds: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(clock.now().getTime() + seconds * 1000);
  await sql`insert into password_link (token_hash, user_id, expires_at)
    values (${digest(token)}, ${userId}, ${expires})`.execute(db);
  return token;
};

/** Invalidates the links that were sent to an account's former address. */
export const withdrawPasswordLinks = async (db: Writer, userId: string): Promise<void> => {
  await sql`delete from password_link where user_id = ${userId} and used_at is null`.execute(db);
};

export interface LinkedAccount {
  userId: string;
  identificator: string;
  email: string;
}

/** The account whose password the link may set; undefined for a used or expired link, or a deactivated account. */
export const readPasswordLink = async (db: Reader, token: string): Promise<LinkedAccount | undefined> => {
  const { rows } = await sql<LinkedAccount>`
    select user_id::text as "userId", identificator::text, email from password_link join app_user on app_user.id = user_id
    where token_hash = ${digest(token)} and used_at is null and expires_at > ${clock.now()}
      and status = 'Active'`.execute(db);
  return rows[0];
};

/** Uses the link and stores the password; the account's other links are deleted. False if the link was used meanwhile. */
export const setPasswordByLink = async (db: Writer, token: string, hash: string): Promise<boolean> => {
  const { rows } = await sql<{ user_id: string }>`
    update password_link set used_at = app_now() from app_user
    where token_hash = ${digest(token)} and used_at is null and expires_at > app_now()
      and app_user.id = user_id and status = 'Active'
    returning user_id::text`.execute(db);
  const [used] = rows;
  if (!used) return false;
  await withdrawPasswordLinks(db, used.user_id);
  await storePassword(db, used.user_id, hash);
  return true;
};
