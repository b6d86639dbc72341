import { lstat, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Account, canEnter } from './account.ts';

const ownedByUsAlone = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder);
  const uid = process.getuid?.();
  return found.isDirectory() && (uid === undefined || (found.uid === uid && (found.mode & 0o022) === 0));
};

/**
 * A folder outside the checkout that `account` can enter and only we can write to: `/var/lib/attestry` for root,
 * otherwise the user's cache folder, or a temporary folder if neither can be created. A matching folder of another user
 * is never used, because programs run from here. @throws Error if there is none
 */
export const sharedFolder = async (account: Account): Promise<string> => {
  const home = account ? '/var/lib/attestry' : path.join(os.homedir(), '.cache', 'attestry');
  const candidates = [home, path.join(os.tmpdir(), `attestry-${process.getuid?.() ?? 'user'}`)];
  for (const folder of candidates) {
    const usable = await mkdir(folder, { recursive: true, mode: account ? 0o755 : 0o700 })
      .then(() => ownedByUsAlone(folder))
      .catch(() => false);
    if (usable && (await canEnter(account, folder))) return folder;
  }
  throw new Error(`The embedded database needs one of these folders, and cannot have any: ${candidates.join(', ')}`);
};
