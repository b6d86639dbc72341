import { sql } from 'kysely';
import type { Database, Reader, Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';

const endSessions = async (db: Writer, userId: string): Promise<void> => {
  await sql`delete from oidc_record
    where account_id = (select identificator::text from app_user where id = ${userId})`.execute(db);
};

/** Ends every session, grant and refresh token of the account, and invalidates its access tokens. */
export const signOutEverywhere = async (db: Writer, userId: string): Promise<void> => {
  await sql`update login set generation = generation + 1 where user_id = ${userId}`.execute(db);
  await endSessions(db, userId);
};

/** Stores a new password hash and signs the account out on all devices. */
export const storePassword = async (db: Writer, userId: string, hash: string): Promise<void> => {
  await sql`
    insert into login (user_id, password_hash) values (${userId}, ${hash})
    on conflict (user_id) do update
      set password_hash = excluded.password_hash, generation = login.generation + 1, set_at = app_now()`.execute(db);
  await endSessions(db, userId);
};

/** Replaces the hash of an unchanged password, for example after a change of parameters; sessions continue. */
export const renewHash = async (db: Reader, userId: string, before: string, hash: string): Promise<void> => {
  await sql`update login set password_hash = ${hash}
    where user_id = ${userId} and password_hash = ${before}`.execute(db);
};

/** Links an active account, found by its email, to the external provider's subject. Once linked, it stays linked. */
export const linkAccount = (database: Database, subject: string, email: string): Promise<void> =>
  inTransaction(database, { event: 'Link account to its identity provider' }, async (db) => {
    await sql`update app_user set subject = ${subject}
      where email = ${email} and subject is null and status = 'Active'`.execute(db);
  });
