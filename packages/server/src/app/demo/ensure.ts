import pg from 'pg';
import { demoSizes, loadDemo } from './load.ts';

/** Loads the demo into a directory that holds nothing yet; otherwise leaves everything as it is. */
export const ensureDemo = async (ownerUrl: string, demo: 'off' | keyof typeof demoSizes, report: (line: string) => void): Promise<void> => {
  if (demo === 'off') return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query('select exists (select from company) or exists (select from app_user) as filled');
  await client.end();
  if (rows[0].filled) return;
  report(`Loading the ${demo} demo …`);
  await loadDemo(ownerUrl, demoSizes[demo], report);
};
