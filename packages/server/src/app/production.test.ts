import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anyFreePort } from '../kernel/database/embedded/ports.ts';
import { asOwner } from '../kernel/database/owner-connection.ts';
import { makePkce } from '../kernel/testing/browser.ts';
import { execute, urlOfDatabase } from '../kernel/testing/cluster.ts';
import { programEnvironment } from '../kernel/testing/program-environment.ts';
import { demoAccounts } from './demo/accounts.ts';
import { loadAccounts } from './demo/load-accounts.ts';

const programAt = (name: string) => path.join(import.meta.dirname, name);
const publicAddress = 'https://directory.example';
/** What the proxy in front of the servers reports about each call. */
const proxied = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'directory.example',
};

interface Server {
  origin: string;
  process: ChildProcess;
  said(): string;
}

let folder: string;
let environment: NodeJS.ProcessEnv;
const started: Server[] = [];

const startServer = async (): Promise<Server> => {
  const port = await anyFreePort();
  const server = spawn(process.execPath, [programAt('main.ts')], { env: { ...environment, PORT: String(port) } });
  let said = '';
  for (const output of [server.stdout, server.stderr])
    output.on('data', (text) => {
      said += text;
    });
  const one = { origin: `http://127.0.0.1:${port}`, process: server, said: () => said };
  started.push(one);
  return one;
};

const ready = async ({ origin, process: server, said }: Server): Promise<void> => {
  for (let tries = 0; tries < 4000 && server.exitCode === null; tries += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server is not ready: ${said()}`);
};

const endOf = async ({ process: server }: Server): Promise<number | null> => {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await ended;
  return code;
};

const run = (program: string, words: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [programAt(program), ...words], { env }, (_, said, complained) =>
      resolve({ code: child.exitCode ?? -1, said: said + complained }),
    );
  });

const keysOf = async ({ origin }: Server) =>
  JSON.parse(await (await fetch(`${origin}/oidc/jwks`, { headers: proxied })).text());

describe('a directory in production', () => {
  let ours: Server;
  let theirs: Server;
  const database = `first_start_${crypto.randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'production-'));
    const cluster = inject('clusterOwnerUrl');
    await execute(cluster, [`create database ${database}`]);
    environment = {
      ...programEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: urlOfDatabase(cluster, database),
      DATABASE_POOL_SIZE: '3',
      PUBLIC_BASE_URL: publicAddress,
      TRUST_PROXY: 'true',
    };
    [ours, theirs] = await Promise.all([startServer(), startServer()]);
    await Promise.all([ours, theirs].map(ready));
  });

  afterAll(async () => {
    await Promise.all(started.map(endOf));
    await execute(inject('clusterOwnerUrl'), [`drop database ${database} with (force)`]);
    await rm(folder, { recursive: true });
  });

  const open = (address: string, cookie = '') =>
    fetch(ours.origin + address.replace(publicAddress, ''), {
      headers: { ...proxied, cookie },
      redirect: 'manual',
    });

  it('comes up on an empty database when two servers start at the same moment, with one key', async () => {
    const { keys } = await keysOf(ours);
    expect(keys).toHaveLength(1);
    expect(await keysOf(theirs)).toEqual({ keys });
  });

  it('reports its public address and no demo', () => {
    expect(ours.said()).toContain(publicAddress);
    expect(ours.said()).not.toMatch(/demo|password|outbox/i);
  });

  it('shows no example accounts on the sign-in page', async () => {
    const query = new URLSearchParams({
      client_id: 'attestry-web',
      response_type: 'code',
      redirect_uri: `${publicAddress}/signed-in`,
      scope: 'openid',
      code_challenge: makePkce().challenge,
      code_challenge_method: 'S256',
    });
    const started = await open(`/oidc/auth?${query}`);
    const cookie = started.headers.getSetCookie().map((each) => each.split(';')[0]);
    const page = await (await open(started.headers.get('location') ?? '', cookie.join('; '))).text();
    expect(page).toContain('name="password"');
    for (const { email } of demoAccounts) expect(page).not.toContain(email);
    expect(await (await open('/configuration')).json()).toMatchObject({ demoComforts: false });
  });

  it('shows no mail of others', async () => {
    const answer = await fetch(`${ours.origin}/outbox`, { headers: { ...proxied, accept: 'application/json' } });
    expect(answer.status).toBe(404);
  });

  it('creates its first account by a command, whose link lets the Admin choose a password', async () => {
    const appoint = (...words: string[]) => run('admin.ts', words, environment);
    const { code, said } = await appoint('Ada@Body.example');
    expect([code, said]).toEqual([0, expect.stringContaining('ada@body.example is GFA Admin.')]);
    const link = said.split('\n').find((line) => line.startsWith(`${publicAddress}/set-password?token=`)) ?? '';
    expect(await (await open(link)).text()).toContain('ada@body.example');
    expect((await appoint('ada@body.example')).said).toContain('/set-password?token=');
    await asOwner(environment.DATABASE_URL ?? '', (owner) => owner.query(`update app_user set status = 'Deactivated'`));
    expect(await appoint('ada@body.example')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no active Admin'),
    });
    expect(await appoint('ada')).toMatchObject({ code: 1, said: expect.stringContaining('Incorrect email format') });
    expect(await appoint()).toMatchObject({ code: 1, said: expect.stringContaining('npm run -s admin -- ') });
  });

  it('creates it in an empty database too, before a server has started', async () => {
    const cluster = inject('clusterOwnerUrl');
    const empty = `${database}_empty`;
    await execute(cluster, [`create database ${empty}`]);
    const settings = { ...environment, DATABASE_URL: urlOfDatabase(cluster, empty) };
    const appointed = await run('admin.ts', ['ada@body.example'], settings);
    await execute(cluster, [`drop database ${empty} with (force)`]);
    expect(appointed).toMatchObject({ code: 0, said: expect.stringContaining('ada@body.example is GFA Admin.') });
  });

  it('issues no tokens', async () => {
    const { code, said } = await run('token.ts', [demoAccounts[0]?.email ?? ''], environment);
    expect(said).toContain('only with the demo on');
    expect(code).toBe(1);
  });

  it('loads no generated data', async () => {
    const { code, said } = await run('demo.ts', ['--audits', '30'], environment);
    expect(said).toContain('takes no demo');
    expect(code).toBe(1);
  });

  it('refuses to start with forbidden settings, and lists all of them', async () => {
    const { code, said } = await run('main.ts', [], { ...programEnvironment, NODE_ENV: 'production', DEMO: 'small' });
    for (const name of ['DATABASE_URL', 'PUBLIC_BASE_URL', 'DEMO']) expect(said).toContain(name);
    expect(code).toBe(1);
  });

  it('refuses to start on a database with demo accounts', async () => {
    await asOwner(environment.DATABASE_URL ?? '', loadAccounts);
    const refused = await run('main.ts', [], environment);
    await asOwner(environment.DATABASE_URL ?? '', (owner) => owner.query('delete from app_user'));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('accounts of the demo') });
  });

  it('keeps serving with one server while the other shuts down gracefully', async () => {
    expect(await endOf(theirs)).toBe(0);
    expect((await open('/health/ready')).status).toBe(200);
  });
});
