import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';
import { isAlive } from './postmaster.ts';

// A second application process on the same data directory uses the first one's server. Whoever stops must not take it
// away from the other, so each leaves its process number here while it holds the server.

const holdersOf = (folder: ClusterFolder) => path.join(folder.path, 'holders');

/**
 * Clears what a crash left behind: the notes from before the server was started, at a time in milliseconds. Later notes
 * are those of processes that have adopted this server meanwhile.
 */
export const clearHolders = async (folder: ClusterFolder, started: number): Promise<void> => {
  for (const note of await readdir(holdersOf(folder)).catch(() => [])) {
    const file = path.join(holdersOf(folder), note);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: started }));
    if (mtimeMs < started) await rm(file, { force: true });
  }
};

/** Notes that this process uses the server. */
export const addHolder = async (folder: ClusterFolder): Promise<void> => {
  await mkdir(holdersOf(folder), { recursive: true });
  await writeFile(path.join(holdersOf(folder), String(process.pid)), '');
};

/** Ends this process's hold and tells whether a living one remains. */
export const removeHolder = async (folder: ClusterFolder): Promise<'held' | 'free'> => {
  await rm(path.join(holdersOf(folder), String(process.pid)), { force: true });
  const others = await readdir(holdersOf(folder)).catch(() => []);
  return others.some((pid) => isAlive(Number(pid))) ? 'held' : 'free';
};
