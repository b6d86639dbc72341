import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import type { Kernel } from '../calls/kernel.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openFiles } from '../files/open-files.ts';
import { openScanner } from '../scan/scan-file.ts';
import { flagsOf } from '../settings/flags.ts';
import { readSettings } from '../settings/settings.ts';
import { execute, freshDatabase, type TestDatabase } from '../testing/cluster.ts';
import { declareJob, enqueueJob, type Job } from './job.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const nothing = z.object({});
// A worker that does not listen yet looks every two seconds.
const patience = { timeout: 30_000, interval: 10 };

describe('jobs', () => {
  let test: TestDatabase;
  let database: Database;
  let kernel: Kernel;
  let dataDir = '';
  const running: RunningJobs[] = [];

  const start = async (...jobs: Job[]) => {
    const started = await startJobs(kernel, jobs);
    running.push(started);
    return started;
  };
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from graphile_worker.jobs`.execute(
      database.writes,
    );
    return rows[0]?.waiting;
  };

  beforeEach(async () => {
    test = await freshDatabase();
    database = openDatabase(test.serverUrl, 6);
    dataDir = await mkdtemp(path.join(tmpdir(), 'jobs-'));
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const idle = {
      authenticate: async () => undefined,
      mayExport: async () => false,
      pickers: () => undefined,
      typing: () => undefined,
      wake: () => undefined,
    };
    const [flags, files, scan] = [flagsOf(settings), openFiles(settings), openScanner(settings)];
    const log = pino({ level: 'silent' });
    kernel = { settings, flags, database, files, scan, log, ...idle };
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('run when woken, with the server’s own database role and the kernel', async () => {
    const roles: unknown[] = [];
    const job = declareJob({
      name: 'look',
      payload: nothing,
      run: async ({ database: { reads } }) => {
        const { rows } = await sql<{ role: string }>`select current_user as role`.execute(reads);
        roles.push(rows[0]?.role);
      },
    });
    const jobs = await start(job);
    await jobs.wake('look');
    await vi.waitFor(() => expect(roles).toEqual(['attestry_server']), patience);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
  });

  it('run once for many wakes, and once more for wakes while they run', async () => {
    const running: (() => void)[] = [];
    const run = () => new Promise<void>((finish) => void running.push(finish));
    const job = declareJob({ name: 'drain', payload: nothing, run });
    const early = await startJobs(kernel, [job]);
    await early.stop();
    await Promise.all(Array.from({ length: 20 }, () => early.wake('drain')));
    expect(await waiting()).toBe(1);

    await start(job);
    await vi.waitFor(() => expect(running).toHaveLength(1), patience);
    await inTransaction(database, { event: 'test' }, async (db) => {
      for (let time = 0; time < 20; time += 1) await enqueueJob(db, job, {}, { key: 'drain' });
    });
    await vi.waitFor(() => expect(running).toHaveLength(2), patience);
    for (const finish of running) finish();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    expect(running).toHaveLength(2);
  });

  it('exist only once the transaction that enqueued them commits', async () => {
    const seen: string[] = [];
    const payload = z.object({ site: z.string() });
    const job = declareJob({ name: 'visit', payload, run: async (_kernel, { site }) => void seen.push(site) });
    await start(job);
    const refused = inTransaction(database, { event: 'test' }, async (db) => {
      await enqueueJob(db, job, { site: 'rolled back' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await inTransaction(database, { event: 'test' }, (db) => enqueueJob(db, job, { site: 'Südhafen' }));
    await vi.waitFor(() => expect(seen).toEqual(['Südhafen']), patience);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    expect(seen).toEqual(['Südhafen']);
  });

  it('are kept for a retry, with the reason, when they fail or their payload is invalid', async () => {
    const failing = declareJob({ name: 'fail', payload: nothing, run: () => Promise.reject(new Error('no ink')) });
    const strict = declareJob({ name: 'strict', payload: z.object({ site: z.string() }), run: async () => undefined });
    const jobs = await start(failing, strict);
    await jobs.wake('fail');
    await jobs.wake('strict');
    const errors = sql<{ task: string; last_error: string; due: boolean }>`
      select t.identifier as task, j.last_error, j.run_at > now() as due
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.last_error is not null and j.locked_at is null order by 1`;
    await vi.waitFor(async () => {
      expect((await errors.execute(database.writes)).rows).toMatchObject([
        { task: 'fail', last_error: expect.stringContaining('no ink'), due: true },
        { task: 'strict', last_error: expect.stringContaining('site'), due: true },
      ]);
    }, patience);
  });

  it('end before stopping completes', async () => {
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run = () => {
      begun.resolve();
      return ending.promise;
    };
    const jobs = await startJobs(kernel, [declareJob({ name: 'slow', payload: nothing, run })]);
    await jobs.wake('slow');
    await begun.promise;
    const stopped = vi.fn();
    const stopping = jobs.stop().then(stopped);
    await wait(300);
    expect(stopped).not.toHaveBeenCalled();
    ending.resolve();
    await stopping;
    expect(await waiting()).toBe(0);
  });

  it('continue after the database was away, even if one of them ended meanwhile', async () => {
    const cluster = inject('clusterOwnerUrl');
    const away = [
      `alter database ${test.name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${test.name}'`,
    ];
    let runs = 0;
    const run = async () => {
      if (runs === 0) await execute(cluster, away);
      runs += 1;
    };
    const jobs = await start(declareJob({ name: 'again', payload: nothing, run }));
    await jobs.wake('again');
    await vi.waitFor(() => expect(runs).toBe(1), patience);
    await expect(jobs.wake('again')).rejects.toThrow();
    await wait(500);
    await execute(cluster, [`alter database ${test.name} allow_connections true`]);
    await vi.waitFor(() => jobs.wake('again'), patience);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), patience);
  });

  it('run once to make up for runs missed while no server was up', async () => {
    let runs = 0;
    const payload = z.strictObject({});
    const run = async () => {
      runs += 1;
    };
    const job = declareJob({ name: 'nightly', payload, cron: '17 3 * * *', run });
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('nightly', now() - interval '3 days', now() - interval '3 days')`.execute(database.writes);
    await start(job);
    await vi.waitFor(() => expect(runs).toBe(1), patience);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    expect(runs).toBe(1);
  });

  it('must be declared to be woken, and must accept the payload of a scheduled run', async () => {
    const jobs = await start(declareJob({ name: 'known', payload: nothing, run: async () => undefined }));
    await expect(jobs.wake('unknown')).rejects.toThrow('no job "unknown"');
    const needy = declareJob({
      name: 'x',
      payload: z.object({ a: z.string() }),
      cron: '* * * * *',
      run: async () => undefined,
    });
    await expect(startJobs(kernel, [needy])).rejects.toThrow();
    const wrong = declareJob({ name: 'y', payload: nothing, cron: 'daily', run: async () => undefined });
    await expect(startJobs(kernel, [wrong])).rejects.toThrow();
  });
});
