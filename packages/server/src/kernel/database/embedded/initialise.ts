import { chown, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

/** The superuser that owns the schema, separate from the application's role. */
export const ownerRole = 'attestry_owner';

// The builtin provider makes encoding and upper case independent of LANG and the system's locales.
const asUtf8 = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/**
 * Creates the cluster if there is none. It is created next to its final place and renamed, so that a crash never leaves
 * half a cluster; of two processes that start together, the slower one uses the other's.
 */
export const initialiseCluster = async (
  folder: ClusterFolder,
  binaries: Binaries,
  lasting: 'kept' | 'throw-away',
): Promise<void> => {
  if (await stat(folder.cluster).catch(() => undefined)) return;
  const unfinished = await mkdtemp(`${folder.cluster}-new-`);
  if (folder.account) await chown(unfinished, folder.account.uid, folder.account.gid);
  const passwordFile = path.join(folder.path, 'owner-password');
  const access = ['-U', ownerRole, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const sync = lasting === 'throw-away' ? ['--no-sync'] : [];
  try {
    await runAs(folder.account, binaries.initdb, ['-D', unfinished, ...access, ...asUtf8, ...sync]);
    await rename(unfinished, folder.cluster);
  } catch (reason) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(folder.cluster).catch(() => undefined))) throw reason;
  }
};
