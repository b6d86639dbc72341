import path from 'node:path';
import { demoPassword } from '../../../server/src/app/demo/accounts.ts';
import { makeUser } from '../../../server/src/features/identity/identity.factory.ts';
import { type Database, openDatabase } from '../../../server/src/kernel/database/database.ts';
import { startEmbedded } from '../../../server/src/kernel/database/embedded/embedded.ts';
import { serverUrlOf } from '../../../server/src/kernel/database/roles.ts';
import type { Credentials } from './sign-in.ts';

/** Works on the database of the running directory, for what no screen arranges yet. */
const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const home = process.env.DIRECTORY_HOME;
  if (!home) throw new Error('No directory is running');
  const { ownerUrl, stop } = await startEmbedded({ dataDir: path.join(home, 'database') });
  const database = openDatabase(serverUrlOf(ownerUrl), 1);
  try {
    return await work(database);
  } finally {
    await database.close();
    await stop();
  }
};

type Account = Omit<NonNullable<Parameters<typeof makeUser>[1]>, 'password' | 'status'>;

/** An account of one journey alone, so that what happens to it disturbs no other. */
export const openAccount = async (given: Account): Promise<Credentials> => {
  const { email } = await withDatabase((database) => makeUser(database, { ...given, password: demoPassword }));
  return { email, password: demoPassword };
};

export const deactivate = ({ email }: Credentials): Promise<unknown> =>
  withDatabase(({ writes }) =>
    writes.updateTable('app_user').set({ status: 'Deactivated' }).where('email', '=', email).execute(),
  );
