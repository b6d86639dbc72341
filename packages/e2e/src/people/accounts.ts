import { test } from '@playwright/test';
import { demoPassword } from '../../../server/src/app/demo/accounts.ts';
import { makeUser } from '../../../server/src/features/identity/identity.factory.ts';
import { makeSite } from '../../../server/src/features/site/site.factory.ts';
import { acceptTermsFor } from '../../../server/src/features/terms/terms.factory.ts';
import { setCheapHashCost } from '../../../server/src/kernel/testing/hash-cost.ts';
import { withDatabase } from '../directory/with-database.ts';
import type { Credentials } from './sign-in.ts';

setCheapHashCost();

export const sharedHome = (): string => {
  const home = process.env.DIRECTORY_HOME;
  if (!home) throw new Error('No directory is running');
  return home;
};

type Account = Omit<NonNullable<Parameters<typeof makeUser>[1]>, 'password' | 'status'>;

/** A retry needs another email: the account of the first attempt is still in the shared directory. */
const ofThisAttempt = (email: string): string => {
  const { retry } = test.info();
  return retry === 0 ? email : `${retry}-${email}`;
};

/** Creates an account for a single journey, in the directory in `home` or else in the shared one; its terms are accepted. */
export const openAccount = async (given: Account, home: string = sharedHome()): Promise<Credentials> => {
  const { email } = await withDatabase(home, async (database) => {
    const own = given.email !== undefined && { email: ofThisAttempt(given.email) };
    const user = await makeUser(database, { ...given, ...own, password: demoPassword });
    await acceptTermsFor(database.writes, [user.email]);
    return user;
  });
  return { email, password: demoPassword };
};

export const deactivate = ({ email }: Credentials): Promise<unknown> =>
  withDatabase(sharedHome(), ({ writes }) =>
    writes.updateTable('app_user').set({ status: 'Deactivated' }).where('email', '=', email).execute(),
  );

/** Creates sites for a single journey, in the shared directory. */
export const openSites = (...names: readonly string[]): Promise<{ id: string; name: string }[]> =>
  withDatabase(sharedHome(), ({ writes }) => Promise.all(names.map((name) => makeSite(writes, { name }))));
