import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { loadDemo } from './demo/load.ts';

const usage = 'npm run demo -- --audits 1000000 [--seed 2026]: loads generated data into an empty directory.';

const isEmpty = async (ownerUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'select not exists (select from company) and not exists (select from app_user) as empty',
  );
  await client.end();
  return rows[0].empty;
};

const load = async () => {
  const { values } = parseArgs({ options: { audits: { type: 'string' }, seed: { type: 'string', default: '2026' } } });
  const audits = Number(values.audits);
  if (!Number.isInteger(audits) || audits < 30 || audits > 10_000_000)
    throw new Error(`Between 30 and 10,000,000 audits. ${usage}`);
  const settings = readSettings();
  if (settings.production) throw new Error('A production directory takes no demo.');
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: path.resolve(settings.DATA_DIR, 'database') });
  const ownerUrl = settings.DATABASE_URL ?? embedded?.ownerUrl ?? '';
  try {
    await migrate(ownerUrl);
    if (!(await isEmpty(ownerUrl)))
      throw new Error('This directory is not empty: choose another DATA_DIR or database.');
    const rate = await loadDemo(ownerUrl, { audits, seed: Number(values.seed) }, settings, (line) => console.log(line));
    console.log(`${audits.toLocaleString('en')} audits loaded, ${rate.toLocaleString('en')} a second.`);
  } finally {
    await embedded?.stop();
  }
};

load().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
