import { expect, it } from 'vitest';
import { execute } from '../testing/cluster.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { serverRole, serverUrlOf } from './roles.ts';

it('connects the server as a manually created role, which a restore requires', async () => {
  const { ownerUrl, stop } = await startEmbedded({ throwAway: true });
  try {
    await execute(ownerUrl, [`create role ${serverRole}`]);
    await migrate(ownerUrl);
    await expect(execute(serverUrlOf(ownerUrl), ['select from company'])).resolves.toBeUndefined();
  } finally {
    await stop();
  }
});
