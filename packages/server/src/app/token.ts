import { createAccessToken } from '../features/identity/identity.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { openHome } from './open-home.ts';

/**
 * `npm run -s token -- EMAIL`: prints an access token of a demo account, to try calls by hand. A server accepts only
 * tokens for its own address, so this reads the same settings: HOST, PORT and the database.
 */
const print = async (email: string | undefined) => {
  if (!email) throw new Error('Say whose: npm run -s token -- cb-full-admin@demo.example');
  const settings = readSettings();
  const home = await openHome(settings);
  const database = openDatabase(home.serverUrl, 2);
  try {
    console.log(await createAccessToken(settings, database, email));
  } finally {
    await database.close();
    await home.stop();
  }
};

print(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
