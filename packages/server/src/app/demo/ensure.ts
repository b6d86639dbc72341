import pg from 'pg';
import type { Settings } from '../../kernel/settings/settings.ts';
import { demoSizes, loadDemo } from './load.ts';

/** Loads the demo into a directory that holds nothing yet; otherwise leaves everything as it is. */
export const ensureDemo = async (
  ownerUrl: string,
  settings: Settings,
  report: (line: string) => void,
): Promise<void> => {
  const { demo } = settings;
  if (demo === 'off') return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query('select exists (select from company) or exists (select from app_user) as filled');
  await client.end();
  if (rows[0].filled) return;
  report(`Loading the ${demo} demo …`);
  await loadDemo(ownerUrl, demoSizes[demo], settings, report);
};
