import { chown, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

/** The superuser that owns the schema. The application's own role is another one. */
export const ownerRole = 'attestry_owner';

// The builtin provider is named so that neither LANG nor the system's locales decide about encoding or upper case.
const asUtf8 = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/**
 * Creates the cluster where there is none. It is made next to its final place and renamed, so that a crash half-way leaves no
 * cluster rather than half of one; of two processes that start together the slower one uses the other's.
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
