import { hashPassword } from '../../kernel/access/password-hash.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoAccounts, demoPassword } from './accounts.ts';

/** The accounts, all with the demo's password. */
export const loadAccounts = async (client: OwnerConnection) => {
  const hash = await hashPassword(demoPassword);
  for (const { role, firstName, lastName, email, organisation } of demoAccounts) {
    const { rows } = await client.query(
      'insert into app_user (email, first_name, last_name, job_title, role) values ($1, $2, $3, $4, $5) returning id',
      [email, firstName, lastName, 'Demo account', role],
    );
    await client.query('insert into login (user_id, password_hash) values ($1, $2)', [rows[0].id, hash]);
    if (organisation)
      await client.query('insert into user_organisation values ($1, $2, $3, true)', [
        rows[0].id,
        organisation.type,
        organisation.id,
      ]);
  }
};
