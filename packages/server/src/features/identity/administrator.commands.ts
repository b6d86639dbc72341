import { accountEmail } from '@attestry/contract/kernel/fields.ts';
import { type Role, roleLabel } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { Database, Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { createPasswordLink, linkLifetimes } from './password-link.commands.ts';
import { signInOf } from './provider/provider.rules.ts';

const role: Role = '{body} Admin';

interface ExistingUser {
  id: string;
  role: string;
  status: string;
}

/** Inserts a placeholder name; administrators change their own. */
const insertAdministrator = async (db: Writer, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (email, first_name, last_name, role) values (${email}, 'Directory', 'Administrator', ${role})
    on conflict (email) do nothing returning id::text`.execute(db);
  return rows[0]?.id;
};

/** Throws when the account has another role: roles are granted in the directory itself. */
const existingAdministrator = async (db: Writer, email: string): Promise<string> => {
  const { rows } = await sql<ExistingUser>`
    select id::text, role, status from app_user where email = ${email}`.execute(db);
  const [present] = rows;
  if (present?.role === role && present.status === 'Active') return present.id;
  throw new Error(
    `${email} has an account already, which is no active Admin. An Admin can change that in the directory.`,
  );
};

/**
 * Creates an Admin account of the standards body, as needed for the first one, and answers what to do next as lines of text:
 * the link to choose a password, also for an existing Admin, or the external provider to sign in with. Throws a plain message
 * for an invalid address and for an account of another role.
 */
export const appointAdministrator = async (
  settings: Settings,
  database: Database,
  given: string,
): Promise<string[]> => {
  const email = accountEmail.safeParse(given);
  if (!email.success) throw new Error(`${given}: ${email.error.issues[0]?.message}`);
  const { issuer, embedded } = signInOf(settings);
  const token = await inTransaction(database, { event: 'Appoint administrator' }, async (db) => {
    const id = (await insertAdministrator(db, email.data)) ?? (await existingAdministrator(db, email.data));
    return embedded ? createPasswordLink(db, id, linkLifetimes.invitation) : undefined;
  });
  const appointed = `${email.data} is ${roleLabel(role, settings.BODY_NAME)}.`;
  if (token === undefined) return [appointed, `Sign in with the account of that address at ${issuer}.`];
  const link = `${publicOrigin(settings)}/set-password?token=${token}`;
  return [appointed, 'Choose a password within seven days, once, at this address, which is for nobody else:', link];
};
