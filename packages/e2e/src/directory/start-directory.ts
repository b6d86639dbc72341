import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptTermsFor } from '../../../server/src/features/terms/terms.factory.ts';
import { withDatabase } from './with-database.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const app = path.join(root, 'packages/server/src/app');

export interface RunningDirectory {
  address: string;
  /** The folder of the directory's database and files. */
  home: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const place = socket.address();
  socket.close();
  await once(socket, 'close');
  if (typeof place !== 'object' || !place) throw new Error('There is no free port on the loopback address');
  return place.port;
};

interface Program {
  child: ChildProcess;
  /** Its output so far. */
  said(): string;
}

const runProgram = (program: string, args: readonly string[], variables: Record<string, string>): Program => {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return { child, said: () => text };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const untilReady = async (address: string, { child, said }: Program): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (hasEnded(child)) throw new Error(`The directory ended before it was ready:\n${said()}`);
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`The directory was not ready after two minutes:\n${said()}`);
};

/** Imports establishments of another register into the running directory, as an operator does. */
const importEstablishments = async (variables: Record<string, string>): Promise<void> => {
  const file = path.join(import.meta.dirname, 'establishments.csv');
  const map = path.join(root, 'packages/server/maps/uk-approved-establishments.json');
  const { child, said } = runProgram(path.join(app, 'sites-import.ts'), [file, '--map', map], variables);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The establishments could not be imported:\n${said()}`);
};

/** The accounts of the demo start with the terms not accepted. */
const acceptTerms = (home: string): Promise<void> => withDatabase(home, ({ writes }) => acceptTermsFor(writes));

const end = async ({ child }: Program): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const stop = async (server: Program, home: string): Promise<void> => {
  await end(server);
  await rm(home, { recursive: true, force: true });
};

interface Start {
  program: string;
  args?: readonly string[];
  demo: 'off' | 'small';
  /** Runs when the directory is ready; the directory is stopped if this fails. */
  prepare?: (variables: Record<string, string>, home: string) => Promise<void>;
}

/** Starts the real server on a free port, with its home in a temporary folder. */
const start = async ({ program, args = [], demo, prepare }: Start): Promise<RunningDirectory & { server: Program }> => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'attestry-journeys-'));
  const port = await freePort();
  const variables = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: home, DEMO: demo, LOG_LEVEL: 'error' };
  const server = runProgram(program, args, variables);
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address, server);
    await prepare?.(variables, home);
  } catch (error) {
    await stop(server, home);
    throw error;
  }
  return { address, home, server, stop: () => stop(server, home) };
};

const prepareJourneys: Start['prepare'] = async (variables, home) => {
  await importEstablishments(variables);
  await acceptTerms(home);
};

/** The directory that all journeys share: the small demo and a few imported sites. */
export const startDirectory = (): Promise<RunningDirectory> =>
  start({ program: path.join(import.meta.dirname, 'cheap-passwords.ts'), demo: 'small', prepare: prepareJourneys });

export interface ClockedDirectory extends RunningDirectory {
  /** Moves the directory's clock, but not the machine's, by which jobs run. */
  moveTo(moment: Date): Promise<void>;
}

/** An empty directory for a single journey, whose clock starts at `moment`. */
export const startDirectoryAt = async (moment: Date): Promise<ClockedDirectory> => {
  const program = path.join(import.meta.dirname, 'moved-clock.ts');
  const { server, ...directory } = await start({ program, args: [moment.toISOString()], demo: 'off' });
  const moveTo = async (next: Date) => {
    const moved = once(server.child, 'message');
    server.child.send(next.toISOString());
    await moved;
  };
  return { ...directory, moveTo };
};

/** Another server of the directory in `home`, with settings of its own. */
export const startWith = async (
  home: string,
  own: Record<string, string>,
): Promise<{ address: string; stop(): Promise<void> }> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const variables = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: home, DEMO: 'small', LOG_LEVEL: 'error' };
  const server = runProgram(path.join(app, 'main.ts'), [], { ...variables, ...own });
  try {
    await untilReady(address, server);
  } catch (error) {
    await end(server);
    throw error;
  }
  return { address, stop: () => end(server) };
};
