import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { execute, urlOfDatabase } from '../kernel/testing/cluster.ts';
import { type TestDirectory, testDirectory } from './testing/test-directory.ts';

const search = '/PublicDirectory/api/PublicDirectory/site?country=826';

let directory: TestDirectory;
let database: string;

beforeAll(async () => {
  directory = await testDirectory({ DATABASE_POOL_SIZE: '2', LOG_LEVEL: 'silent' });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(directory.owner);
  database = rows[0]?.name ?? '';
});
afterAll(() => directory.close());

const terminateAll = (kind: string) =>
  execute(inject('clusterOwnerUrl'), [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and application_name like '${kind}%'`,
  ]);

/** Takes every read connection until the returned function is called. */
const takeAllConnections = async () => {
  const { readPool } = directory.database;
  const taken: pg.PoolClient[] = [];
  for (let at = 0; at < readPool.options.max; at += 1) taken.push(await readPool.connect());
  return () => {
    for (const client of taken) client.release();
  };
};

describe('a server whose database is unavailable', () => {
  it('reports not ready without waiting for a connection, and ready once the database is back', async () => {
    const giveBack = await takeAllConnections();
    const began = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => directory.visitor.get('/health/ready')));
    // Calls wait ten seconds for a connection.
    expect(performance.now() - began).toBeLessThan(5000);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 503, body: { status: 'not ready' } });
    giveBack();
    await vi.waitFor(async () => expect((await directory.visitor.get('/health/ready')).status).toBe(200), 10_000);
  });

  it('answers busy, with Retry-After, while no connection is free', async () => {
    const giveBack = await takeAllConnections();
    directory.database.readPool.options.connectionTimeoutMillis = 200;
    const { status, body, headers } = await directory.visitor.get(search);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'request.busy' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const page = await directory.app.inject('/site/1000002');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body).toContain('<a href="/site/1000002">Try again</a>');
    giveBack();
    expect((await directory.visitor.get(search)).status).toBe(200);
  });

  it('recovers by itself after a restart of its database', async () => {
    const user = await directory.as({ role: '{body} Admin' });
    const all = () => Promise.all([directory.visitor.get(search), user.get('/companydirectory/api/Sites')]);
    for (let time = 0; time < 3; time += 1) {
      await all();
      await terminateAll('attestry');
      await vi.waitFor(async () => expect((await all()).map(({ status }) => status)).toEqual([200, 200]), 10_000);
    }
    expect((await directory.visitor.get('/health/ready')).status).toBe(200);
  });

  it('answers busy, not with a failure, when the restart interrupts a call', async () => {
    const holder = new pg.Client({ connectionString: urlOfDatabase(inject('clusterOwnerUrl'), database) });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table audit_listing in access exclusive mode');
    const struck = directory.visitor.get(search);
    await vi.waitFor(async () => {
      const { rowCount } = await holder.query(
        `select from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, 10_000);
    await terminateAll('attestry reads');
    const { status, body, headers } = await struck;
    await holder.end();
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'request.busy' });
    expect(headers['retry-after']).toBeDefined();
  });
});
