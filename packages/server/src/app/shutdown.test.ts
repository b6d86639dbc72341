import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../kernel/database/database.ts';
import { anyFreePort } from '../kernel/database/embedded/ports.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { freshDatabase, type TestDatabase } from '../kernel/testing/cluster.ts';
import { programEnvironment } from '../kernel/testing/program-environment.ts';
import { compose } from './compose.ts';

const program = path.join(import.meta.dirname, 'main.ts');
const search = '/PublicDirectory/api/PublicDirectory/site?country=826';

let folder: string;
let database: TestDatabase;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shutdown-'));
  database = await freshDatabase();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const startServer = async () => {
  const log = { lines: '' };
  const port = await anyFreePort();
  const env = {
    ...programEnvironment,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.ownerUrl,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.on('data', (chunk) => {
    log.lines += chunk;
  });
  started.push(child);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  await vi.waitFor(isReady, { timeout: 240_000, interval: 50 });
  return { child, origin, log };
};

/** Blocks reads of `table` until the returned function is called; a search reads the published sites last. */
const holdSearches = async (table = 'audit_listing') => {
  const holder = new pg.Client({ connectionString: database.ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  const areWaiting = async () => {
    const { rows } = await holder.query('select from pg_locks where not granted and relation = $1::regclass', [table]);
    expect(rows).not.toHaveLength(0);
  };
  return { waiting: () => vi.waitFor(areWaiting, { timeout: 120_000, interval: 20 }), release: () => holder.end() };
};

describe('a server that is asked to stop', () => {
  it('finishes the request in progress, accepts no other, and ignores a second signal', async () => {
    const { child, origin } = await startServer();
    const searches = await holdSearches();
    const underWay = fetch(origin + search);
    await searches.waiting();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${origin}/health/live`)).rejects.toThrow(), { timeout: 120_000 });
    child.kill('SIGTERM');
    child.kill('SIGINT');
    await pause(300);
    expect(child.exitCode).toBeNull();
    await searches.release();
    const released = performance.now();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ resultsList: [] });
    expect(await ended).toEqual([0, null]);
    // Far below the timeout: nothing waits for an idle connection.
    expect(performance.now() - released).toBeLessThan(10_000);
  });

  it('finishes the request of a caller who has disconnected', async () => {
    const { child, origin, log } = await startServer();
    const searches = await holdSearches('search_word');
    const caller = new AbortController();
    const underWay = fetch(`${origin}${search}&searchTerm=mill`, { signal: caller.signal });
    await searches.waiting();
    caller.abort();
    await expect(underWay).rejects.toThrow();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await pause(500);
    expect(child.exitCode).toBeNull();
    await searches.release();
    expect(await ended).toEqual([0, null]);
    // On a busy machine the queue of jobs may report that it connects once more.
    const said = log.lines.split('\n').filter((line) => line.includes('"level":') && !line.includes('"name":"jobs"'));
    expect(said).toEqual([]);
  });

  it('waits for unfinished work as long as configured, and no longer', async () => {
    const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_POOL_SIZE: '3' });
    const directory = await compose(settings, openDatabase(database.serverUrl, settings.DATABASE_POOL_SIZE));
    const origin = await directory.app.listen({ host: '127.0.0.1', port: 0 });
    const searches = await holdSearches();
    const underWay = fetch(origin + search).catch(() => undefined);
    await searches.waiting();
    const began = performance.now();
    await directory.drain(400);
    const took = performance.now() - began;
    await searches.release();
    await underWay;
    expect(took).toBeGreaterThan(390);
    expect(took).toBeLessThan(6_000);
  });
});
