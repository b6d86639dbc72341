import { parseArgs } from 'node:util';
import { migrate } from '../kernel/database/migrate.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { isEmpty, oneAtATime } from './demo/ensure.ts';
import { loadDemo } from './demo/load.ts';
import { openHome } from './open-home.ts';

const usage = 'npm run demo -- --audits 1000000 [--seed 2026]: loads generated data into an empty directory.';

const load = async () => {
  const { values } = parseArgs({ options: { audits: { type: 'string' }, seed: { type: 'string', default: '2026' } } });
  const audits = Number(values.audits);
  if (!Number.isInteger(audits) || audits < 30 || audits > 10_000_000)
    throw new Error(`Between 30 and 10,000,000 audits. ${usage}`);
  const settings = readSettings();
  if (settings.reachedByOthers) throw new Error('A directory that others can reach takes no demo.');
  const { ownerUrl, stop } = await openHome(settings);
  try {
    await migrate(ownerUrl);
    const rate = await oneAtATime(ownerUrl, async () => {
      if (!(await isEmpty(ownerUrl)))
        throw new Error('This directory is not empty: choose another DATA_DIR or database.');
      return loadDemo(ownerUrl, { audits, seed: Number(values.seed) }, settings, (line) => console.log(line));
    });
    console.log(`${audits.toLocaleString('en')} audits loaded, ${rate.toLocaleString('en')} a second.`);
  } finally {
    await stop();
  }
};

load().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
