import { randomUUID } from 'node:crypto';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { hashPassword } from '../../kernel/access/password-hash.ts';
import type { Database } from '../../kernel/database/database.ts';
import { storePassword } from './identity.commands.ts';

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: 'Active' | 'Deactivated';
  /** Without one the user cannot sign in with the embedded provider. */
  password: string;
  /** The first is the primary one. */
  organisations: readonly { type: OrganisationType; id: string }[];
}

export interface MadeUser {
  id: string;
  identificator: string;
  email: string;
}

export const makeUser = async (
  { writes }: Pick<Database, 'writes'>,
  given: Partial<NewUser> = {},
): Promise<MadeUser> => {
  const {
    firstName = 'Ada',
    lastName = 'Byron',
    role = 'UNKNOWN',
    status = 'Active',
    password,
    organisations = [],
  } = given;
  const email = given.email ?? `${randomUUID()}@example.org`;
  return writes.transaction().execute(async (db) => {
    const { rows } = await sql<MadeUser>`
      insert into app_user (email, first_name, last_name, role, status)
      values (${email}, ${firstName}, ${lastName}, ${role}, ${status})
      returning id::text, identificator::text, email`.execute(db);
    const [user] = rows;
    if (!user) throw new Error('The user was not stored');
    for (const [place, { type, id }] of organisations.entries())
      await sql`insert into user_organisation (user_id, organisation_type, organisation_id, is_primary)
        values (${user.id}, ${type}, ${id}, ${place === 0})`.execute(db);
    if (password) await storePassword(db, user.id, await hashPassword(password));
    return user;
  });
};

/** The latest change-log entry of a user. */
export const lastChangeOf = async (
  { owner }: { owner: Database['writes'] },
  { id }: MadeUser,
): Promise<{ event: string; actor: string | null; changes: unknown }> => {
  const { rows } = await sql<{ event: string; actor: string | null; changes: unknown }>`
    select event, actor_id::text as actor, changes from change_log
    where entity = 'user' and entity_id = ${id} order by id desc limit 1`.execute(owner);
  const [last] = rows;
  if (!last) throw new Error(`Nothing is known of user ${id}`);
  return last;
};
