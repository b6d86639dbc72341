import { appointAdministrator } from '../features/identity/identity.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { hasSchema, migrate } from '../kernel/database/migrate.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { openHome } from './open-home.ts';

/** `npm run -s admin -- EMAIL`: creates the account of an Admin, usually the first one, and prints how they sign in. */
const run = async ([email, another]: string[]) => {
  if (!email || another) throw new Error('Say whose: npm run -s admin -- ada@body.example');
  const settings = readSettings();
  const home = await openHome(settings);
  // An older schema may belong to running servers: only they migrate it.
  if (home.startedHere || !(await hasSchema(home.ownerUrl))) await migrate(home.ownerUrl);
  const database = openDatabase(home.serverUrl, 2);
  try {
    for (const line of await appointAdministrator(settings, database, email)) console.log(line);
  } finally {
    await database.close();
    await home.stop();
  }
};

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`Nobody was made an Admin. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
