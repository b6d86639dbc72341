import { spawn } from 'node:child_process';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEnvironment, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';

/** A running server process, as described in its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: string };

/** Replaying the log after a power failure can take minutes; a living server gets this long. */
const patience = 300_000;

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** Whether one of our processes has this id. One that we may not signal belongs to somebody else. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Linux shows the command line of a process. If it cannot be read, the answer is "maybe ours", never "foreign". */
const isForeign = async (pid: number, cluster: string): Promise<boolean> => {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine !== undefined && !commandLine.split('\0').includes(cluster);
};

/**
 * The server that runs on the cluster, if any. After a crash or reboot the file names a process that is gone, or
 * another one with the same id (common in containers), because of which PostgreSQL would refuse to start. A file that
 * is proven stale is therefore removed.
 */
export const runningPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (await isForeign(pid, cluster)) {
    await rm(lockFile(cluster), { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
};

/**
 * Waits until the server on the cluster accepts connections; undefined if it exits instead. The parent process can
 * report that through `gone`.
 */
export const waitForPostmaster = async (
  cluster: string,
  gone: () => boolean = () => false,
): Promise<Postmaster | undefined> => {
  const deadline = performance.now() + patience;
  let seen = false;
  while (performance.now() < deadline && !gone()) {
    const postmaster = await runningPostmaster(cluster);
    if (postmaster?.status === 'ready') return postmaster;
    if (seen && !postmaster) return undefined;
    seen = seen || postmaster !== undefined;
    await pause(5);
  }
  return undefined;
};

const logOf = async (folder: ClusterFolder) => {
  const file = path.join(folder.path, 'server.log');
  await rename(file, `${file}.previous`).catch(() => undefined);
  return { file, handle: await open(file, 'a', 0o600) };
};

/**
 * Starts a server that outlives this process, and waits until it is ready. @throws Error with the last lines of the
 * server's log if it does not become ready
 */
export const startPostmaster = async (
  folder: ClusterFolder,
  binaries: Binaries,
  port: number,
  settings: readonly string[],
): Promise<Postmaster> => {
  const log = await logOf(folder);
  const child = spawn(binaries.postgres, ['-D', folder.cluster, '-p', String(port), ...settings], {
    ...folder.account,
    cwd: '/',
    // A separate process group: Ctrl-C in the terminal must reach the application first, which then stops the server.
    detached: true,
    env: bareEnvironment(),
    stdio: ['ignore', log.handle.fd, log.handle.fd],
  });
  let ended: string | undefined;
  child.once('error', (reason) => {
    ended = reason.message;
  });
  child.once('exit', (code, signal) => {
    ended = `exit ${signal ?? code}`;
  });
  child.unref();
  await log.handle.close();

  const postmaster = await waitForPostmaster(folder.cluster, () => ended !== undefined);
  if (postmaster && postmaster.pid === child.pid) return postmaster;
  const said = (await readFile(log.file, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n');
  throw new Error(`The embedded database did not start (${ended ?? 'no answer'}): ${said}`);
};

/** Stops the server in fast mode: open transactions are rolled back, and everything committed is written. */
export const stopPostmaster = async (folder: ClusterFolder, binaries: Binaries): Promise<void> => {
  if (!(await runningPostmaster(folder.cluster))) return;
  await runAs(folder.account, binaries.pgCtl, ['-D', folder.cluster, '-m', 'fast', '-w', 'stop']);
};
