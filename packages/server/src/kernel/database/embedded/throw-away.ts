import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

const roomNeeded = 1024 ** 3;

/** A new folder in memory (`/dev/shm`), or in the temporary folder if memory has less than 1 GiB, as in containers. */
export const throwAwayFolder = async (): Promise<string> => {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  const roomy = memory !== undefined && memory.bavail * memory.bsize >= roomNeeded;
  return mkdtemp(path.join(roomy ? '/dev/shm' : os.tmpdir(), 'attestry-test-'));
};

/**
 * Passes the data directory to a watchdog process, which stops the server and deletes everything when this process
 * calls the returned function, ends, or dies.
 */
export const startWatchdog = (folder: ClusterFolder, binaries: Binaries): (() => Promise<void>) => {
  const charge = { pgCtl: binaries.pgCtl, cluster: folder.cluster, dataDir: folder.path, account: folder.account };
  const program = path.join(import.meta.dirname, 'watchdog.ts');
  const watchdog = spawn(process.execPath, [program, JSON.stringify(charge)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const gone = once(watchdog, 'exit');
  watchdog.unref();
  return async () => {
    watchdog.ref();
    watchdog.stdin.end();
    await gone;
  };
};
