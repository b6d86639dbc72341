import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/database.ts';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { demoAccounts } from './accounts.ts';
import { ensureDemo, isEmpty } from './ensure.ts';
import { loadAccounts } from './load-accounts.ts';
import { openDemoAccounts } from './open-accounts.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://owner:long-and-secret@database.example/attestry',
  PUBLIC_BASE_URL: 'https://directory.example',
};
const open = { HOST: '0.0.0.0' };
const here = { HOST: '127.0.0.1', DEMO: 'off' };

describe('a database that once had the demo', () => {
  let ownerUrl: string;
  let said: string[];
  const start = (variables: Record<string, string>) =>
    ensureDemo(ownerUrl, readSettings(variables), (line) => said.push(line));

  beforeEach(async () => {
    ({ ownerUrl } = await freshDatabase());
    said = [];
  });

  it.each([production, open])('cannot be served to others while a demo account can sign in: %o', async (variables) => {
    await start(variables);
    await asOwner(ownerUrl, loadAccounts);
    await expect(start(variables)).rejects.toThrow('accounts of the demo, whose password everybody knows');
    await start(here);
  });

  it('can be served once the accounts are closed as the message describes', async () => {
    await asOwner(ownerUrl, loadAccounts);
    const refusal = await start(production).catch((error: Error) => error.message);
    const statement = /update .*/.exec(refusal ?? '')?.[0] ?? '';
    await asOwner(ownerUrl, (owner) => owner.query(statement));
    await start(production);
  });
});

describe('servers that start at the same time on an empty directory', () => {
  it('load the demo only once', async () => {
    const { ownerUrl } = await freshDatabase();
    const settings = readSettings({
      NODE_ENV: 'test',
      DEMO: 'small',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'demo-')),
    });
    const said: string[] = [];
    const start = async () => {
      await ensureDemo(ownerUrl, settings, (line) => said.push(line), { small: { audits: 30 }, full: { audits: 30 } });
      return isEmpty(ownerUrl);
    };
    expect(await Promise.all([start(), start(), start()])).toEqual([false, false, false]);
    expect(said.filter((line) => line.startsWith('Loading'))).toHaveLength(1);
    await rm(settings.DATA_DIR, { recursive: true, force: true });
  });
});

describe('a directory that is reachable by others', () => {
  it('has no demo unless one was chosen', async () => {
    const { ownerUrl } = await freshDatabase();
    const saidWith = async (variables: Record<string, string>) => {
      const said: string[] = [];
      await ensureDemo(ownerUrl, readSettings(variables), (line) => said.push(line));
      return said.join();
    };
    expect(await saidWith(open)).toContain('No demo is loaded');
    for (const quiet of [{ ...open, DEMO: 'off' }, production, here]) expect(await saidWith(quiet)).toBe('');
  });
});

describe('the accounts listed on the sign-in page', () => {
  it('are the active demo accounts, and none in a directory created without the demo', async () => {
    const { ownerUrl, serverUrl } = await freshDatabase();
    const database = openDatabase(serverUrl, 1);
    const listed = (variables: Record<string, string>) => openDemoAccounts(readSettings(variables), database);
    const withDemo = { HOST: '127.0.0.1', DEMO: 'small' };
    expect(await listed(withDemo)).toEqual([]);
    await asOwner(ownerUrl, loadAccounts);
    expect(await listed(withDemo)).toHaveLength(demoAccounts.length);
    expect(await listed(here)).toEqual([]);
    await asOwner(ownerUrl, (owner) =>
      owner.query(`update app_user set status = 'Deactivated' where email like 'site-user@%'`),
    );
    expect((await listed(withDemo)).map(({ email }) => email)).not.toContain('site-user@demo.example');
    await database.close();
  });
});
