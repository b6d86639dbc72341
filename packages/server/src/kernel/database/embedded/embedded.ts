import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, locateBinaries } from './binaries.ts';
import {
  type ClusterFolder,
  openClusterFolder,
  ownerPassword,
  rememberedPort,
  rememberPort,
} from './cluster-folder.ts';
import { addHolder, clearHolders, removeHolder } from './holders.ts';
import { initialiseCluster, ownerRole } from './initialise.ts';
import { anyFreePort, isFree } from './ports.ts';
import {
  type Postmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
  waitForPostmaster,
} from './postmaster.ts';
import { type Settings, settingArguments } from './settings.ts';
import { startWatchdog, throwAwayFolder } from './throw-away.ts';

/**
 * `dataDir` is a directory for the database alone. `port` requires that port; by default a free one is chosen and
 * reused. A throw-away server chooses its own place, in memory if possible, and is deleted afterwards.
 */
export type EmbeddedOptions = { port?: number; settings?: Settings } & (
  | { dataDir: string; throwAway?: false }
  | { dataDir?: never; throwAway: true }
);

/**
 * `ownerUrl` connects as the owner to the database `attestry`; `adopted` means that the server was already running;
 * `dataDir` is the actual location of the data. Call `stop` once, after all connections are closed.
 */
export type EmbeddedServer = { ownerUrl: string; adopted: boolean; dataDir: string; stop: () => Promise<void> };

type Lasting = 'kept' | 'throw-away';

const database = 'attestry';
const attempts = 3;
const lockKey = 4_150_820;

const urlOf = (password: string, port: number, name: string) =>
  `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${name}`;

const choosePort = async (folder: ClusterFolder, wanted: number | undefined): Promise<number> => {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    throw new Error(`The embedded database cannot listen on port ${wanted}: it is taken.`);
  }
  const before = await rememberedPort(folder);
  return before !== undefined && (await isFree(before)) ? before : anyFreePort();
};

/**
 * A killed process leaves its server running, and two processes may start simultaneously. A running server on this
 * directory is therefore adopted, and a failed start looks for one again before it gives up.
 */
const adoptOrStart = async (
  folder: ClusterFolder,
  start: () => Promise<Postmaster>,
): Promise<Postmaster & { adopted: boolean }> => {
  for (let attempt = 1; ; attempt++) {
    if (await runningPostmaster(folder.cluster)) {
      const running = await waitForPostmaster(folder.cluster);
      if (running) return { ...running, adopted: true };
    }
    try {
      return { ...(await start()), adopted: false };
    } catch (reason) {
      if (attempt === attempts) throw reason;
      await pause(200);
    }
  }
};

/** Processes that start simultaneously wait for the one that creates the database. */
const openDatabase = async (folder: ClusterFolder, password: string, port: number): Promise<void> => {
  const client = new pg.Client({
    connectionString: urlOf(password, port, 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const { rows } = await client.query<{ directory: string; present: boolean }>(
      `select current_setting('data_directory') as directory,
              exists (select from pg_database where datname = $1) as present`,
      [database],
    );
    const [found] = rows;
    if ((await realpath(found!.directory)) !== folder.cluster) {
      throw new Error(`Another database answers on port ${port}: ${found!.directory}`);
    }
    if (!found!.present) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
};

const serve = async (
  folder: ClusterFolder,
  binaries: Binaries,
  lasting: Lasting,
  options: EmbeddedOptions,
): Promise<{ ownerUrl: string; adopted: boolean }> => {
  const password = await ownerPassword(folder);
  await initialiseCluster(folder, binaries, lasting);
  const settings = settingArguments(binaries, lasting, options.settings);
  const { port, adopted } = await adoptOrStart(folder, async () => {
    const started = Date.now();
    const postmaster = await startPostmaster(folder, binaries, await choosePort(folder, options.port), settings);
    await clearHolders(folder, started);
    return postmaster;
  });
  await rememberPort(folder, port);
  await openDatabase(folder, password, port);
  return { ownerUrl: urlOf(password, port, database), adopted };
};

const serveThrowAway = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const folder = await openClusterFolder(await throwAwayFolder());
  const binaries = await locateBinaries(folder.account);
  const clearUp = startWatchdog(folder, binaries);
  try {
    return { ...(await serve(folder, binaries, 'throw-away', options)), dataDir: folder.path, stop: clearUp };
  } catch (reason) {
    await clearUp();
    throw reason;
  }
};

/**
 * Starts the embedded PostgreSQL, creating its cluster the first time, and resolves when it accepts connections. Adopts
 * a server that already runs on the same directory. @throws Error with a plain message if it is not installed, cannot
 * run here, or does not become ready
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  if (options.throwAway) return serveThrowAway(options);
  const folder = await openClusterFolder(options.dataDir);
  const binaries = await locateBinaries(folder.account);
  const served = await serve(folder, binaries, 'kept', options);
  await addHolder(folder);
  const stop = async () => {
    if ((await removeHolder(folder)) === 'free') await stopPostmaster(folder, binaries);
  };
  return { ...served, dataDir: folder.path, stop };
};
