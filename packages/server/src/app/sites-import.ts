import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { reportLines } from '../features/site-import/import-report.rules.ts';
import { importSites } from '../features/site-import/import-sites.commands.ts';
import { readSiteMap } from '../features/site-import/site-map.rules.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { openHome } from './open-home.ts';

const usage = 'Say which file, and which map: npm run sites:import -- FILE --map MAP [--dry-run]';
const say = (line: string) => process.stdout.write(`${line}\n`);

const readArguments = () => {
  const options = { map: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, another] = positionals;
  if (!file || another || !values.map) throw new Error(usage);
  return { file, mapFile: values.map, dryRun: values['dry-run'] ?? false };
};

/** `npm run sites:import -- FILE --map MAP [--dry-run]`: loads the sites of another register. */
const run = async () => {
  const { file, mapFile, dryRun } = readArguments();
  const map = readSiteMap(await readFile(mapFile, 'utf8'));
  const bytes = await readFile(file);
  const home = await openHome(readSettings());
  if (home.startedHere) await migrate(home.ownerUrl);
  const database = openDatabase(home.serverUrl, 2);
  try {
    const outcome = await importSites(database, { bytes, map, dryRun }, say);
    for (const line of reportLines(outcome, dryRun)) say(line);
  } finally {
    await database.close();
    await home.stop();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`No sites were imported. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
