import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../features/identity/identity.factory.ts';
import { type Database, openDatabase } from '../kernel/database/database.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { freshDatabase, type TestDatabase } from '../kernel/testing/cluster.ts';
import { programEnvironment } from '../kernel/testing/program-environment.ts';
import { compose } from './compose.ts';

const programAt = (name: string) => path.join(import.meta.dirname, `${name}.ts`);

let folder: string;
let home: TestDatabase;
let database: Database;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'token-'));
  home = await freshDatabase();
  database = openDatabase(home.serverUrl, 2);
  const withoutPassword = new URL(home.ownerUrl);
  withoutPassword.password = 'changed-since';
  variables = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'small',
    HOST: '127.0.0.1',
    PORT: '41999',
    DATA_DIR: folder,
    // The server role's own URL; it cannot be derived from this owner's.
    DATABASE_URL: withoutPassword.toString(),
    DATABASE_SERVER_URL: home.serverUrl,
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const runProgram = (name: string, ...words: string[]): Promise<{ code: number; said: string; complained: string }> =>
  new Promise((resolve) => {
    const env = { ...programEnvironment, ...variables };
    const child = execFile(process.execPath, [programAt(name), ...words], { env }, (_, said, complained) =>
      resolve({ code: child.exitCode ?? -1, said, complained }),
    );
  });

const run = (...words: string[]) => runProgram('token', ...words);

describe('the program that prints a token', () => {
  it('finds the database and address as the server does, and the server accepts the token', async () => {
    const { email } = await makeUser(database);
    const { code, said } = await run(email);
    expect(code).toBe(0);
    const token = said.trim();
    expect(decodeJwt(token).iss).toBe('http://127.0.0.1:41999/oidc');
    const server = await compose(readSettings(variables), openDatabase(home.serverUrl));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ url: '/user/api/User/whoAmI', headers });
    await server.drain();
    expect(answer.statusCode).toBe(200);
  });

  it('explains why there is no token', async () => {
    expect(await run()).toMatchObject({ code: 1, complained: expect.stringContaining('npm run -s token -- ') });
    expect(await run('nobody@demo.example')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('no active account'),
    });
  });
});

describe('the program that exports a person', () => {
  it('prints what is stored about them without secrets, or says that there is nobody', async () => {
    const { id, email } = await makeUser(database);
    const { said } = await runProgram('person-export', email);
    expect(JSON.parse(said)).toMatchObject({ account: email, record: { id: Number(id), email }, namedBy: [] });
    expect(said).not.toMatch(/password_hash|scrypt/);
    const nobody = await runProgram('person-export', '99999');
    expect(nobody).toMatchObject({ code: 1, complained: expect.stringContaining('No auditor has the number 99999') });
  });
});
