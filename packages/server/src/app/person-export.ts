import { exportPerson } from '../features/person-export/person-export.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { openHome } from './open-home.ts';

const usage = 'Say whose: npm run -s person:export -- 20001, an auditor number, or the address of an account';

/** `npm run -s person:export -- NUMBER | EMAIL`: prints as JSON what the directory stores about a person. */
const run = async ([asked, another]: string[]) => {
  if (!asked || another) throw new Error(usage);
  const home = await openHome(readSettings());
  const database = openDatabase(home.serverUrl, 2);
  try {
    const person = await exportPerson(database.reads, asked);
    process.stdout.write(`${JSON.stringify(person, null, 2)}\n`);
  } finally {
    await database.close();
    await home.stop();
  }
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`Nothing was exported. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
