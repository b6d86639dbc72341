import { asOwner } from '../../kernel/database/owner-connection.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { demoSizes, loadDemo } from './load.ts';

/** Whether nobody has put anything into the directory yet. */
export const isEmpty = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from company union all select from app_user limit 1');
    return rowCount === 0;
  });

/** Loads the demo into a directory that holds nothing yet; otherwise leaves everything as it is. */
export const ensureDemo = async (
  ownerUrl: string,
  settings: Settings,
  report: (line: string) => void,
): Promise<void> => {
  const { demo } = settings;
  if (demo === 'off' || !(await isEmpty(ownerUrl))) return;
  report(`Loading the ${demo} demo …`);
  await loadDemo(ownerUrl, demoSizes[demo], settings, report);
};
