import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  link,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type Account, accountFor, canEnter } from './account.ts';
import { sharedFolder } from './shared-folder.ts';

/** The contents of a data directory: `cluster/`, `owner-password`, `port`, `server.log`, `holders/`. */
export type ClusterFolder = { path: string; cluster: string; account: Account };

const clusterIn = (folder: string) => path.join(folder, 'cluster');

const giveTo = async (account: Account, file: string, mode: number): Promise<void> => {
  await chmod(file, mode);
  if (account) await chown(file, account.uid, account.gid);
};

/**
 * The account that runs PostgreSQL often cannot enter root's folders. `dataDir` is then a link to a folder elsewhere.
 * Only an empty directory is replaced; existing data is never moved.
 */
const moveOutOfClosedParent = async (dataDir: string, account: Account): Promise<string> => {
  const place = await mkdtemp(path.join(await sharedFolder(account), 'database-'));
  try {
    await rmdir(dataDir);
  } catch (cause) {
    await rmdir(place);
    const message = `The embedded database runs as user ${account?.uid} and cannot enter ${dataDir}: open the folders above it.`;
    throw new Error(message, { cause });
  }
  await symlink(place, dataDir);
  return place;
};

/**
 * Creates the data directory if it is missing, closed to everyone except the database account (0700). @throws Error if
 * that account cannot enter a directory that is not empty
 */
export const openClusterFolder = async (dataDir: string): Promise<ClusterFolder> => {
  // Parents get the usual mode: closed ones would lock out the database account.
  await mkdir(path.dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  let folder = await realpath(dataDir);
  const account = await accountFor(clusterIn(folder));
  await giveTo(account, folder, 0o700);
  if (!(await canEnter(account, folder))) {
    folder = await moveOutOfClosedParent(dataDir, account);
    await giveTo(account, folder, 0o700);
  }
  return { path: folder, cluster: clusterIn(folder), account };
};

const unlessItExists = (reason: NodeJS.ErrnoException) => {
  if (reason.code !== 'EEXIST') throw reason;
};

/**
 * The owner's password: 32 random bytes, created once, in a file that only the database account (and root) can read.
 * @throws Error if a cluster exists without its password
 */
export const ownerPassword = async (folder: ClusterFolder): Promise<string> => {
  const file = path.join(folder.path, 'owner-password');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  if (await stat(folder.cluster).catch(() => undefined)) {
    throw new Error(`${file} is missing, and the database there opens only with it. Put the file back.`);
  }
  // A hard link appears together with its content and only once: processes that start simultaneously agree on one
  // password.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await giveTo(folder.account, draft, 0o600);
  await link(draft, file).catch(unlessItExists);
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
};

/** The port the cluster last listened on. */
export const rememberedPort = async (folder: ClusterFolder): Promise<number | undefined> => {
  const port = Number(await readFile(path.join(folder.path, 'port'), 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 ? port : undefined;
};

/** Stores the port for the next start, so that an operator's saved connections keep working. */
export const rememberPort = (folder: ClusterFolder, port: number): Promise<void> =>
  writeFile(path.join(folder.path, 'port'), `${port}\n`);
