import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { demoAccounts, type ListedAccount, listedAccount } from './accounts.ts';

/** The demo accounts that can sign in; none if the demo is off or the directory contains other data. */
export const openDemoAccounts = async (
  { demoComforts, BODY_NAME }: Pick<Settings, 'demoComforts' | 'BODY_NAME'>,
  database: Database,
): Promise<ListedAccount[]> => {
  if (!demoComforts) return [];
  const { rows } = await sql<{ email: string }>`select email from app_user join login on user_id = app_user.id
    where status = 'Active' and email = any(${demoAccounts.map(({ email }) => email)})`.execute(database.reads);
  const open = new Set(rows.map(({ email }) => email));
  return demoAccounts.filter(({ email }) => open.has(email)).map((account) => listedAccount(account, BODY_NAME));
};
