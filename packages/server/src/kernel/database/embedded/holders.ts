import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';
import { isAlive } from './postmaster.ts';

// A second process on the same data directory uses the first one's server. Stopping must not take it away from the
// other, so each process writes its id here while it uses the server.

const holdersOf = (folder: ClusterFolder) => path.join(folder.path, 'holders');

/**
 * Deletes what a crash left behind: files older than the server's start, in milliseconds. Later files are those of
 * processes that have adopted this server meanwhile.
 */
export const clearHolders = async (folder: ClusterFolder, started: number): Promise<void> => {
  for (const note of await readdir(holdersOf(folder)).catch(() => [])) {
    const file = path.join(holdersOf(folder), note);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: started }));
    if (mtimeMs < started) await rm(file, { force: true });
  }
};

/** Records that this process uses the server. */
export const addHolder = async (folder: ClusterFolder): Promise<void> => {
  await mkdir(holdersOf(folder), { recursive: true });
  await writeFile(path.join(holdersOf(folder), String(process.pid)), '');
};

/** Removes this process and returns whether another living one remains. */
export const removeHolder = async (folder: ClusterFolder): Promise<'held' | 'free'> => {
  await rm(path.join(holdersOf(folder), String(process.pid)), { force: true });
  const others = await readdir(holdersOf(folder)).catch(() => []);
  return others.some((pid) => isAlive(Number(pid))) ? 'held' : 'free';
};
