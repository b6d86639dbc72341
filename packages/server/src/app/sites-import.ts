import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportLines } from '../features/site-import/import-report.rules.ts';
import { importSites } from '../features/site-import/import-sites.commands.ts';
import { readSiteMap } from '../features/site-import/site-map.rules.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { serverUrlOf } from '../kernel/database/roles.ts';
import { readSettings } from '../kernel/settings/settings.ts';

const usage = 'Say which file, and which map: npm run sites:import -- FILE --map MAP [--dry-run]';
const say = (line: string) => process.stdout.write(`${line}\n`);

const readArguments = () => {
  const options = { map: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, another] = positionals;
  if (!file || another || !values.map) throw new Error(usage);
  return { file, mapFile: values.map, dryRun: values['dry-run'] ?? false };
};

/** The server role's URL of the directory's database: the one of the settings, or the embedded one, shared with a running server. */
const openHome = async () => {
  const { DATABASE_URL, DATABASE_SERVER_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) return { serverUrl: DATABASE_SERVER_URL ?? serverUrlOf(DATABASE_URL), stop: async () => undefined };
  const { ownerUrl, adopted, stop } = await startEmbedded({ dataDir: path.resolve(DATA_DIR, 'database') });
  if (!adopted) await migrate(ownerUrl);
  return { serverUrl: serverUrlOf(ownerUrl), stop };
};

/** `npm run sites:import -- FILE --map MAP [--dry-run]`: loads the sites of another register. */
const run = async () => {
  const { file, mapFile, dryRun } = readArguments();
  const map = readSiteMap(await readFile(mapFile, 'utf8'));
  const bytes = await readFile(file);
  const home = await openHome();
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
