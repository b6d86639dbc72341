// The real server with its own data directory, to be killed (SIGKILL) and restarted.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '../../packages/server/src/kernel/settings/settings.ts';
import { programEnvironment } from '../../packages/server/src/kernel/testing/program-environment.ts';

const program = path.resolve(import.meta.dirname, '../../packages/server/src/app/main.ts');

const freePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** The server's address, folders and settings, the same after every start. */
export const chooseHome = async (chosen: Record<string, string> = {}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'attestry-crash-'));
  // The database's own account must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const variables = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', ...chosen };
  return {
    variables,
    dataDir,
    address: `http://127.0.0.1:${port}`,
    /** The settings of the server, with the demo's permission to issue tokens. */
    settings: readSettings({ ...variables, DEMO: 'small' }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};
export type Home = Awaited<ReturnType<typeof chooseHome>>;

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Longer than a busy machine takes to create a database and apply every migration. */
const longestStartMs = 5 * 60_000;

/** Starts the server and waits until it is ready. */
export const startServer = async ({ variables, address }: Home): Promise<ChildProcess> => {
  const env = { ...programEnvironment, ...variables, DEMO: 'off' };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (part: Buffer) => {
      said += part;
    });
  const began = performance.now();
  while (server.exitCode === null && performance.now() - began < longestStartMs) {
    if (await isReady(address)) return server;
    await wait(50);
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not come up:\n${said}`);
};

const postmasterOf = async ({ dataDir }: Home): Promise<number | undefined> => {
  const text = await readFile(path.join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
};

/** Kills the server as a power cut would, optionally with its database. */
export const kill = async (server: ChildProcess, home: Home, what: 'server' | 'server and database'): Promise<void> => {
  const postmaster = what === 'server' ? undefined : await postmasterOf(home);
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  if (postmaster) process.kill(postmaster, 'SIGKILL');
  await ended;
};

/** Stops the server, and with it its database; does nothing if it has already exited. */
export const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};
