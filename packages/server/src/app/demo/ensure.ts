import { asOwner } from '../../kernel/database/owner-connection.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { demoDomain } from './accounts.ts';
import { type DemoSize, demoSizes, loadDemo } from './load.ts';

/** Whether the directory contains no data yet. */
export const isEmpty = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from company union all select from app_user limit 1');
    return rowCount === 0;
  });

const hasDemoAccounts = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query(
      `select from app_user join login on user_id = app_user.id
      where status = 'Active' and email like $1 limit 1`,
      [`%${demoDomain}`],
    );
    return rowCount !== 0;
  });

const closing = `update app_user set status = 'Deactivated' where email like '%${demoDomain}'`;

const lockKey = 4_150_819;

/** If programs start together on an empty directory, one loads the demo and the others wait. */
export const oneAtATime = <T>(ownerUrl: string, work: () => Promise<T>): Promise<T> =>
  asOwner(ownerUrl, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [lockKey]);
    return work();
  });

/**
 * Loads the demo into an empty directory; otherwise changes nothing. Throws when others can reach the directory and the
 * database has demo accounts.
 */
export const ensureDemo = async (
  ownerUrl: string,
  settings: Settings,
  report: (line: string) => void,
  sizes: Record<'small' | 'full', DemoSize> = demoSizes,
): Promise<void> => {
  const { demo, reachedByOthers, production } = settings;
  if (reachedByOthers && (await hasDemoAccounts(ownerUrl)))
    throw new Error(`this database holds accounts of the demo, whose password everybody knows, and others can reach it.
Choose an empty one with DATABASE_URL or DATA_DIR. To keep this one, close those accounts as its owner:
  ${closing};`);
  if (reachedByOthers && !production && !settings.DEMO)
    report(
      'No demo is loaded, because others can reach this address and everybody knows the password of its accounts.',
    );
  if (demo === 'off') return;
  await oneAtATime(ownerUrl, async () => {
    if (!(await isEmpty(ownerUrl))) return;
    report(`Loading the ${demo} demo …`);
    await loadDemo(ownerUrl, sizes[demo], settings, report);
  });
};
