import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/database.ts';
import { readSettings } from '../../kernel/settings/settings.ts';
import { openBrowser } from '../../kernel/testing/browser.ts';
import { execute, freshDatabase } from '../../kernel/testing/cluster.ts';
import { createAccessToken } from './access-token.commands.ts';
import { startDirectory, type TestDirectory } from './directory.factory.ts';
import { makeUser } from './identity.factory.ts';
import { openSigningKey } from './provider/signing-key.commands.ts';
import { signInAs, startSignIn } from './sign-in.factory.ts';

const password = 'plum velvet harbour';

describe('a deployment’s sign-in', () => {
  let directory: TestDirectory;
  const demo = { roleLabel: 'GFA Admin', name: 'Ada Byron', email: 'ada@demo.example', password };

  beforeAll(async () => {
    directory = await startDirectory(await freshDatabase(), {}, [demo]);
  });
  afterAll(() => directory.stop());

  it('creates its key once, however many servers start at the same time', async () => {
    const { serverUrl, ownerUrl } = await freshDatabase();
    await execute(ownerUrl, ['delete from oidc_key']);
    const servers = Array.from({ length: 4 }, () => openDatabase(serverUrl, 2));
    const keys = await Promise.all(servers.map((database) => openSigningKey(database)));
    await Promise.all(servers.map((database) => database.close()));
    expect(new Set(keys.map(({ privateJwk, cookieKey }) => `${privateJwk.kid} ${cookieKey}`)).size).toBe(1);
  });

  it('is shared by servers: one accepts the tokens of another', async () => {
    const user = await makeUser(directory.database, { password });
    const settings = { PUBLIC_BASE_URL: directory.origin, DEMO: 'small' };
    const other = await startDirectory(directory.databaseUrls, settings);
    const { access_token } = await signInAs(openBrowser(directory.origin), directory.origin, {
      email: user.email,
      password,
    });
    const answer = await fetch(`${other.origin}/user/api/User/whoAmI`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    await other.stop();
    expect(answer.status).toBe(200);
  });

  it('treats an office as its certification body', async () => {
    await sql`insert into certification_body (id, name) overriding system value values (77, 'Certa Nordic')`.execute(
      directory.owner,
    );
    await sql`insert into office (id, certification_body_id, name) overriding system value
      values (5, 77, 'Certa Nordic, Oslo')`.execute(directory.owner);
    const user = await makeUser(directory.database, {
      organisations: [
        { type: 'Office', id: '5' },
        { type: 'Site', id: '9' },
      ],
    });
    const token = await createAccessToken(directory.kernel.settings, directory.database, user.email);
    const request = { headers: { authorization: `Bearer ${token}` } };
    const actor = await directory.kernel.authenticate(request as Parameters<typeof directory.kernel.authenticate>[0]);
    expect(actor?.organisations).toEqual({
      companies: [],
      sites: ['9'],
      certificationBodies: ['77'],
      accreditationBodies: [],
    });
    const me = await fetch(`${directory.origin}/user/api/User/whoAmI`, request);
    expect(await me.json()).toMatchObject({
      primaryOrganisation: { id: '5', type: 'Office', name: 'Certa Nordic, Oslo' },
    });
  });

  it('lists the demo’s accounts, which sign in with one click', async () => {
    await makeUser(directory.database, { email: demo.email, password });
    const browser = openBrowser(directory.origin);
    const { location } = await startSignIn(browser, directory.origin);
    const page = await (await browser.get(location)).text();
    expect(page).toContain('GFA Admin');
    const fields = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect((await browser.post(location, Object.fromEntries(fields))).status).toBe(303);
  });

  it('lists no demo accounts and issues no tokens without the demo', async () => {
    const plain = await startDirectory(directory.databaseUrls, { DEMO: 'off' }, [demo]);
    const browser = openBrowser(plain.origin);
    const { location } = await startSignIn(browser, plain.origin);
    expect(await (await browser.get(location)).text()).not.toContain(demo.email);
    await expect(createAccessToken(plain.kernel.settings, plain.database, demo.email)).rejects.toThrow(
      'only with the demo on',
    );
    await plain.stop();
  });

  it('issues no tokens by hand where others can reach it', async () => {
    const settings = readSettings({ HOST: '0.0.0.0' });
    await expect(createAccessToken(settings, directory.database, demo.email)).rejects.toThrow('only with the demo on');
  });

  it('uses the address of the proxy in front of it, and sends its cookies over TLS only', async () => {
    const settings = { TRUST_PROXY: 'true', PUBLIC_BASE_URL: 'https://directory.example' };
    const behind = await startDirectory(directory.databaseUrls, settings);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'directory.example' };
    const document = await fetch(`${behind.origin}/oidc/.well-known/openid-configuration`, { headers });
    expect(await document.json()).toMatchObject({
      issuer: 'https://directory.example/oidc',
      token_endpoint: 'https://directory.example/oidc/token',
    });
    const query = new URLSearchParams({
      client_id: 'attestry-web',
      response_type: 'code',
      redirect_uri: 'https://directory.example/signed-in',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const answer = await fetch(`${behind.origin}/oidc/auth?${query}`, { headers, redirect: 'manual' });
    expect(answer.headers.getSetCookie().every((cookie) => /; secure/i.test(cookie))).toBe(true);
    await behind.stop();
  });

  it('ignores a server name sent by a caller', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await fetch(`${directory.origin}/oidc/.well-known/openid-configuration`, { headers });
    expect(await answer.json()).toMatchObject({ token_endpoint: `${directory.origin}/oidc/token` });
  });

  it('links from the sign-in page to existing pages', async () => {
    const browser = openBrowser(directory.origin);
    const { location } = await startSignIn(browser, directory.origin);
    const page = await (await browser.get(location)).text();
    const links = [...page.matchAll(/<a [^>]*href="(\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(0);
    for (const address of links) expect([address, (await browser.get(address)).status]).toEqual([address, 200]);
  });

  it('serves cacheable styles and fonts for its pages, each under one address', async () => {
    const page = await (await fetch(`${directory.origin}/forgot-password`)).text();
    const addresses = [...page.matchAll(/(?:href|src)="(\/page-assets\/[^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2);
    const sheet = addresses.find((address) => address?.includes('.css'));
    const styles = await (await fetch(directory.origin + sheet)).text();
    const fonts = [...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
    expect(fonts.length).toBe(2);
    // A font under another address than the preloaded one would be loaded twice.
    expect(addresses).toContain(fonts[0]);
    for (const address of [...addresses, ...fonts]) {
      const answer = await fetch(directory.origin + address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    }
  });
});
