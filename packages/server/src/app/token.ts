import path from 'node:path';
import { tokenFor } from '../features/identity/identity.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { serverUrlOf } from '../kernel/database/roles.ts';
import { readSettings } from '../kernel/settings/settings.ts';

/** `npm run -s token -- EMAIL`: prints an access token of a demo account, so that every call can be tried by hand. */
const print = async (email: string | undefined) => {
  if (!email) throw new Error('Say whose: npm run -s token -- cb-full-admin@demo.example');
  const settings = readSettings();
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: path.resolve(settings.DATA_DIR, 'database') });
  const database = openDatabase(serverUrlOf(settings.DATABASE_URL ?? embedded?.ownerUrl ?? ''), 2);
  try {
    console.log(await tokenFor(settings, database, email));
  } finally {
    await database.close();
    await embedded?.stop();
  }
};

print(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
