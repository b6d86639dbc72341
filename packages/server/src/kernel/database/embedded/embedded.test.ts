import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, canEnter } from './account.ts';
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded.ts';
import { throwAwayFolder } from './throw-away.ts';

type Started = Pick<EmbeddedServer, 'ownerUrl' | 'adopted' | 'dataDir'>;

const isRoot = process.getuid?.() === 0;
const nobody: Account = { uid: 65534, gid: 65534 };

let home: string;
let servers: EmbeddedServer[];
/** The data of an earlier start. Creating a cluster takes longer than everything else in a start. */
let earlier: string;

const start = async (options: EmbeddedOptions) => {
  const server = await startEmbedded(options);
  servers.push(server);
  return server;
};

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
};

/** A separate process that starts a server and then waits; it stops the server when its input is closed. */
const another = async (options: EmbeddedOptions, account?: Account): Promise<Started & { process: ChildProcess }> => {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
    const { stop, ...started } = await startEmbedded(${JSON.stringify(options)});
    console.log(JSON.stringify(started));
    process.stdin.resume().once('end', stop);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...account,
    cwd: '/',
    env: { ...process.env, HOME: home, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => ['{}'])]);
  return { ...JSON.parse(String(line)), process: child };
};

const end = async (child: ChildProcess, how: 'orderly' | 'kill -9') => {
  const gone = once(child, 'exit');
  if (how === 'orderly') child.stdin?.end();
  else child.kill('SIGKILL');
  await gone;
};

const killServer = async (dataDir: string) => {
  const lock = path.join(dataDir, 'cluster', 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8')).split('\n')[0]);
  process.kill(-pid, 'SIGKILL');
  return lock;
};

/** Data of an earlier start, for one test. */
const usedDirectory = async (): Promise<string> => {
  const dataDir = path.join(home, 'db');
  await promisify(execFile)('cp', ['-a', earlier, dataDir]);
  return dataDir;
};

beforeAll(async () => {
  earlier = path.join(await throwAwayFolder(), 'db');
  await chmod(path.dirname(earlier), 0o755);
  await (await startEmbedded({ dataDir: earlier })).stop();
});

afterAll(() => rm(path.dirname(earlier), { recursive: true, force: true }));

beforeEach(async () => {
  servers = [];
  home = await throwAwayFolder();
  await chmod(home, 0o755);
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  await rm(home, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('stores text in every language, in any system locale', async () => {
    const { ownerUrl } = await start({ dataDir: path.join(home, 'db') });
    expect(await ask(ownerUrl, `select lower('ÄÉ') as lower, current_setting('server_encoding') as encoding`)).toEqual({
      lower: 'äé',
      encoding: 'UTF8',
    });
  });

  it('writes durably and listens on loopback only', async () => {
    const { ownerUrl } = await start({ dataDir: await usedDirectory() });
    const settings = `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses`;
    expect(await ask(ownerUrl, settings)).toEqual({ fsync: 'on', addresses: '127.0.0.1' });
  });

  it('refuses a wrong password, and does not reveal the right one', async () => {
    const { ownerUrl, dataDir } = await start({ dataDir: await usedDirectory() });
    const wrong = new URL(ownerUrl);
    wrong.password = 'guess';
    await expect(ask(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(dataDir, 'owner-password'))).mode & 0o777).toBe(0o600);
  });

  it('keeps its rows and its port across a restart', async () => {
    const dataDir = await usedDirectory();
    const first = await startEmbedded({ dataDir });
    await ask(first.ownerUrl, 'create table kept as select 7 as number');
    await first.stop();
    const second = await start({ dataDir });
    expect(second).toMatchObject({ adopted: false, ownerUrl: first.ownerUrl });
    expect(await ask(second.ownerUrl, 'select number from kept')).toEqual({ number: 7 });
  });

  it('moves to another port if its own was taken meanwhile', async () => {
    const dataDir = await usedDirectory();
    const first = await startEmbedded({ dataDir });
    await first.stop();
    const squatter = net.createServer().listen(Number(new URL(first.ownerUrl).port), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start({ dataDir });
    squatter.close();
    expect(new URL(second.ownerUrl).port).not.toBe(new URL(first.ownerUrl).port);
  });

  it('reports that the configured port is taken', async () => {
    const squatter = net.createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as net.AddressInfo; // a TCP server's address is never a pipe name
    await expect(start({ dataDir: await usedDirectory(), port })).rejects.toThrow(`port ${port}: it is taken`);
    squatter.close();
  });

  it('refuses to start without the password of its data', async () => {
    const dataDir = await usedDirectory();
    const first = await startEmbedded({ dataDir });
    await first.stop();
    await rm(path.join(first.dataDir, 'owner-password'));
    await expect(start({ dataDir })).rejects.toThrow('Put the file back');
  });
});

describe('after a crash, the embedded database', () => {
  it('is taken over from a killed application', async () => {
    const dataDir = await usedDirectory();
    const killed = await another({ dataDir });
    await end(killed.process, 'kill -9');
    const server = await start({ dataDir });
    expect(server).toMatchObject({ adopted: true, ownerUrl: killed.ownerUrl });
  });

  it('starts although its lock names the pid of another process', async () => {
    const dataDir = await usedDirectory();
    const first = await startEmbedded({ dataDir });
    await ask(first.ownerUrl, 'create table kept as select 7 as number');
    const lock = await killServer(first.dataDir);
    const left = await readFile(lock, 'utf8');
    await writeFile(lock, left.replace(/^\d+/, String(process.pid)));
    const second = await start({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await ask(second.ownerUrl, 'select number from kept')).toEqual({ number: 7 });
  });

  it('serves applications that start at the same time on a new directory until the last one stops', async () => {
    const begin = () => another({ dataDir: path.join(home, 'db') });
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(begun.map(({ ownerUrl }) => ownerUrl)).size).toBe(1);
    const starterFirst = begun.sort((one, other) => Number(one.adopted) - Number(other.adopted));
    for (const { process, ownerUrl } of starterFirst) {
      expect(await ask(ownerUrl, 'select 1 as alive')).toEqual({ alive: 1 });
      await end(process, 'orderly');
    }
  });

  it('stays up for a second application when the first one stops', async () => {
    const dataDir = await usedDirectory();
    const server = await start({ dataDir });
    const second = await another({ dataDir });
    expect(second.adopted).toBe(true);
    await end(second.process, 'orderly');
    expect(await ask(server.ownerUrl, 'select 1 as alive')).toEqual({ alive: 1 });
  });
});

describe('for every system user, the embedded database', () => {
  it('works for an ordinary user', async () => {
    const account = isRoot && (await canEnter(nobody, import.meta.dirname)) ? nobody : undefined;
    if (account) await chown(home, account.uid, account.gid);
    const server = await another({ dataDir: path.join(home, 'db') }, account);
    expect(await ask(server.ownerUrl, 'select current_user as name')).toEqual({ name: 'attestry_owner' });
    await end(server.process, 'orderly');
  });

  it('works below a directory closed to other users, by keeping the data in an accessible one', async () => {
    const closed = path.join(home, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataDir = path.join(closed, 'db');
    const first = await startEmbedded({ dataDir });
    await ask(first.ownerUrl, 'create table kept as select 7 as number');
    await first.stop();
    const second = await startEmbedded({ dataDir });
    const found = await ask(second.ownerUrl, 'select number from kept');
    await second.stop();
    const place = await realpath(dataDir);
    expect({ found, place }).toEqual({ found: { number: 7 }, place: second.dataDir });
    expect(place === dataDir).toBe(!isRoot);
    await rm(place, { recursive: true });
  });
});

describe('a temporary database', () => {
  it('trades durability for speed and leaves nothing behind', async () => {
    const server = await startEmbedded({ throwAway: true });
    expect(await ask(server.ownerUrl, `select current_setting('fsync') as fsync`)).toEqual({ fsync: 'off' });
    await server.stop();
    await expect(stat(server.dataDir)).rejects.toThrow('ENOENT');
  });

  it('is removed after its application was killed', async () => {
    const killed = await another({ throwAway: true });
    await stat(killed.dataDir);
    await end(killed.process, 'kill -9');
    await vi.waitFor(() => expect(stat(killed.dataDir)).rejects.toThrow('ENOENT'), { timeout: 30_000 });
    await expect(ask(killed.ownerUrl, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});
