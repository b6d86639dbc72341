import { accountEmail } from '@attestry/contract/kernel/fields.ts';
import { type Role, roleLabel } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { Database, Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { linkLasts, makePasswordLink } from './password-link.commands.ts';
import { signInOf } from './provider/provider.rules.ts';

const role: Role = '{body} Admin';

interface Present {
  id: string;
  role: string;
  status: string;
}

/** A name to begin with: people change their own. */
const insertAdministrator = async (db: Writer, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (email, first_name, last_name, role) values (${email}, 'Directory', 'Administrator', ${role})
    on conflict (email) do nothing returning id::text`.execute(db);
  return rows[0]?.id;
};

/** Throws for an account that is another's already: who has which role is decided in the directory itself. */
const presentAdministrator = async (db: Writer, email: string): Promise<string> => {
  const { rows } = await sql<Present>`
    select id::text, role, status from app_user where email = ${email}`.execute(db);
  const [present] = rows;
  if (present?.role === role && present.status === 'Active') return present.id;
  throw new Error(
    `${email} has an account already, which is no active Admin. An Admin can change that in the directory.`,
  );
};

/**
 * Makes the account of an Admin of the standards body, which is how the first one comes to be, and answers what to do next as
 * lines of text: where to choose a password, also for an Admin who has an account already, or whose provider to sign in with.
 * Throws in plain words for what is no address and for an account of another role.
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
    const id = (await insertAdministrator(db, email.data)) ?? (await presentAdministrator(db, email.data));
    return embedded ? makePasswordLink(db, id, linkLasts.invitation) : undefined;
  });
  const appointed = `${email.data} is ${roleLabel(role, settings.BODY_NAME)}.`;
  if (token === undefined) return [appointed, `Sign in with the account of that address at ${issuer}.`];
  const link = `${publicOrigin(settings)}/set-password?token=${token}`;
  return [appointed, 'Choose a password within seven days, once, at this address, which is for nobody else:', link];
};
