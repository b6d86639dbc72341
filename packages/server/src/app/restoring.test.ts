import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../features/identity/identity.factory.ts';
import { createAccessToken } from '../features/identity/identity.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { startEmbedded } from '../kernel/database/embedded/embedded.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { serverUrlOf } from '../kernel/database/roles.ts';
import type { DB } from '../kernel/database/tables.ts';
import { readSettings, type Settings } from '../kernel/settings/settings.ts';
import { openOwner } from '../kernel/testing/owner.ts';
import { compose } from './compose.ts';
import { loadDemo } from './demo/load.ts';

const tar = (...words: string[]) => promisify(execFile)('tar', words);

/** The number of rows and an order-independent digest of them, by table. */
const contentsOf = async (owner: Kysely<DB>): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`.execute(owner);
  const held = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*) || ' ' || coalesce(md5(string_agg(md5(held::text), ''
      order by md5(held::text))), '') as held from ${sql.raw(name)} as held`,
  );
  const { rows } = await sql<{ name: string; held: string }>`${sql.join(held, sql` union all `)}`.execute(owner);
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
};

const withOwner = async <T>(ownerUrl: string, task: (owner: Kysely<DB>) => Promise<T>): Promise<T> => {
  const owner = openOwner(ownerUrl);
  try {
    return await task(owner);
  } finally {
    await owner.destroy();
  }
};

describe('restoring a directory with the embedded database', () => {
  let folder: string;
  const report = Buffer.from('The report that somebody uploaded.');
  const settingsAt = (place: string): Settings =>
    readSettings({ NODE_ENV: 'test', DEMO: 'small', LOG_LEVEL: 'error', DATA_DIR: path.join(folder, place) });

  const startAt = async (place: string) => {
    const settings = settingsAt(place);
    await mkdir(settings.DATA_DIR, { recursive: true });
    const { ownerUrl, stop } = await startEmbedded({ dataDir: path.join(settings.DATA_DIR, 'database') });
    return { settings, ownerUrl, stop };
  };

  const lived = { contents: {}, file: '', token: '' };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'restoring-'));
    // Started by root, the database runs under another account, which needs access.
    await chmod(folder, 0o755);
    const { settings, ownerUrl, stop } = await startAt('lived-in');
    await migrate(ownerUrl);
    await loadDemo(ownerUrl, { audits: 30 }, settings, () => undefined);
    const { kernel, drain } = await compose(settings, openDatabase(serverUrlOf(ownerUrl)));
    const user = await makeUser(kernel.database);
    lived.file = await kernel.files.put(report);
    lived.token = await createAccessToken(settings, kernel.database, user.email);
    await drain();
    lived.contents = await withOwner(ownerUrl, contentsOf);
    await stop();

    const copy = path.join(folder, 'copy.tar');
    await tar('-chf', copy, '-C', settings.DATA_DIR, '.');
    await mkdir(path.join(folder, 'restored'));
    await tar('-xpf', copy, '-C', path.join(folder, 'restored'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('restores every row, every file and the sign-ins from a copy of the folder taken while it was stopped', async () => {
    const { settings, ownerUrl, stop } = await startAt('restored');
    expect(await withOwner(ownerUrl, contentsOf)).toEqual(lived.contents);
    await migrate(ownerUrl);
    const { app, kernel, drain } = await compose(settings, openDatabase(serverUrlOf(ownerUrl)));
    expect(await kernel.files.read(lived.file)).toEqual(report);
    const authorization = `Bearer ${lived.token}`;
    expect((await app.inject({ url: '/user/api/User/whoAmI', headers: { authorization } })).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    await drain();
    await stop();
  });
});
