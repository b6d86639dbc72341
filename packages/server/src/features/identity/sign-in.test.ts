import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../kernel/testing/browser.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { startDirectory, type TestDirectory } from './directory.factory.ts';
import { lastChangeOf, type MadeUser, makeUser } from './identity.factory.ts';
import { exchangeCode, refresh, signInAs, startSignIn, submitSignIn, tokensOf } from './sign-in.factory.ts';

const password = 'plum velvet harbour';

describe('signing in', () => {
  let directory: TestDirectory;
  let origin: string;
  let user: MadeUser;
  let browser: Browser;

  const whoAmI = (token: string | undefined) =>
    fetch(`${origin}/user/api/User/whoAmI`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const me = () => ({ email: user.email, password });

  beforeAll(async () => {
    directory = await startDirectory(await freshDatabase());
    origin = directory.origin;
  });
  afterAll(() => directory.stop());
  beforeEach(async () => {
    user = await makeUser(directory.database, { password, role: 'CB Full Admin' });
    browser = openBrowser(origin);
  });

  it('exchanges a code for tokens, and the API accepts the access token', async () => {
    const tokens = await signInAs(browser, origin, me());
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const { exp = 0, iat = 0, ...claims } = decodeJwt(tokens.access_token);
    expect(exp - iat).toBe(600);
    expect(claims).toMatchObject({ iss: `${origin}/oidc`, aud: 'urn:attestry:api', sub: user.identificator });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Ada Byron', email: user.email });
    const answer = await whoAmI(tokens.access_token);
    expect(await answer.json()).toMatchObject({ name: 'Ada Byron', role: 'CB Full Admin', primaryOrganisation: null });
  });

  it('refuses a request without a PKCE challenge', async () => {
    const { location } = await startSignIn(browser, origin, { code_challenge: '', code_challenge_method: '' });
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  it('accepts a code once, and only with its verifier', async () => {
    const begun = await startSignIn(browser, origin);
    const callback = await submitSignIn(browser, begun, me());
    const stolen = await exchangeCode(browser, origin, { ...begun, verifier: 'x'.repeat(43) }, callback);
    expect(stolen.status).toBe(400);
    const next = await startSignIn(browser, origin);
    expect((await exchangeCode(browser, origin, next, next.location)).status).toBe(200);
    expect((await exchangeCode(browser, origin, next, next.location)).status).toBe(400);
  });

  it('refuses to redirect to a foreign address', async () => {
    const answer = await browser.get(
      `${origin}/oidc/auth?client_id=attestry-web&response_type=code&redirect_uri=https://elsewhere.example/&scope=openid`,
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('Please sign in again');
  });

  it('answers a wrong password and an unknown address with the same page', async () => {
    const { location } = await startSignIn(browser, origin);
    const wrong = await browser.post(location, { email: user.email, password: 'not this one' });
    const unknown = await browser.post(location, { email: 'nobody@example.org', password: 'not this one' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const page = (await wrong.text()).replaceAll(user.email, '');
    expect(page).toContain('Email address or password is not right');
    expect((await unknown.text()).replaceAll('nobody@example.org', '')).toBe(page);
  });

  it('recognises an address in any spelling, and no lookalike', async () => {
    const { email } = await makeUser(directory.database, { email: 'ida@xn--mller-kva.example', password });
    for (const typed of [email, ' IDA@xn--mller-KVA.example ', 'Ida@Müller.example', 'ida@mu\u0308ller.example']) {
      browser.forget();
      const { location } = await startSignIn(browser, origin);
      expect([typed, (await browser.post(location, { email: typed, password })).status]).toEqual([typed, 303]);
    }
    browser.forget();
    for (const typed of ['\u0130da@müller.example', '\u0131da@müller.example', 'ida@muller.example', 'ıda']) {
      const { location } = await startSignIn(browser, origin);
      expect([typed, (await browser.post(location, { email: typed, password })).status]).toEqual([typed, 401]);
    }
  });

  it('escapes typed text', async () => {
    const { location } = await startSignIn(browser, origin);
    const answer = await browser.post(location, { email: '"><script>alert(1)</script>', password: 'x' });
    expect(await answer.text()).not.toContain('<script>');
  });

  it('answers impossible values like unknown ones', async () => {
    const { location } = await startSignIn(browser, origin);
    expect((await browser.post(location, { email: 'a\0@example.org', password: 'x\0' })).status).toBe(401);
    expect((await refresh(browser, origin, 'x\0')).status).toBe(400);
    expect((await browser.get('/oidc/auth?client_id=attestry-web&state=%00')).status).toBe(400);
    expect((await browser.post('/forgot-password', { email: 'a\0@example.org' })).status).toBe(400);
  });

  it('refuses a form posted from another site', async () => {
    const { location } = await startSignIn(browser, origin);
    const from = (headers: Record<string, string>) => browser.post(location, me(), headers);
    expect((await from({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await from({ origin })).status).toBe(303);
  });

  it('lets two tabs sign in at the same time', async () => {
    const [first, second] = [await startSignIn(browser, origin), await startSignIn(browser, origin)];
    const callback = await submitSignIn(browser, first, me());
    expect((await exchangeCode(browser, origin, first, callback)).status).toBe(200);
    expect((await browser.get(second.location)).status).toBe(200);
  });

  it('says that a sign-in page has expired when it is opened again', async () => {
    const begun = await startSignIn(browser, origin);
    await submitSignIn(browser, begun, me());
    const again = await browser.get(begun.location);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('Start again');
  });

  it('refuses a tampered token, an ID token, and no token', async () => {
    const tokens = await signInAs(browser, origin, me());
    const [head, body, signature = ''] = tokens.access_token.split('.');
    const bad = [
      `${head}.${body}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
      tokens.id_token,
      undefined,
    ];
    for (const token of bad) {
      const answer = await whoAmI(token);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'request.signInNeeded' });
    }
  });

  it('rotates the refresh token, and a replay revokes the grant', async () => {
    const first = await signInAs(browser, origin, me());
    const second = await tokensOf(await refresh(browser, origin, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await whoAmI(second.access_token)).status).toBe(200);
    expect(await (await refresh(browser, origin, first.refresh_token)).json()).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await refresh(browser, origin, second.refresh_token)).status).toBe(400);
  });

  it('accepts one of two simultaneous refreshes', async () => {
    const { refresh_token } = await signInAs(browser, origin, me());
    const answers = await Promise.all([
      refresh(browser, origin, refresh_token),
      refresh(browser, origin, refresh_token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('remembers the browser: a second sign-in needs no page', async () => {
    await signInAs(browser, origin, me());
    const { location } = await startSignIn(browser, origin, { prompt: 'none' });
    expect(new URL(location).searchParams.get('code')).toBeTruthy();
  });

  it('signs out at once with the ID token, and invalidates the session’s tokens', async () => {
    const elsewhere = await signInAs(openBrowser(origin), origin, me());
    const tokens = await signInAs(browser, origin, me());
    expect((await whoAmI(tokens.access_token)).status).toBe(200);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/`,
      state: 'done',
    });
    const answer = await browser.get(`${origin}/oidc/session/end?${query}`);
    expect(answer.headers.get('location')).toBe(`${origin}/?state=done`);
    expect((await whoAmI(tokens.access_token)).status).toBe(401);
    expect((await whoAmI(elsewhere.access_token)).status).toBe(200);
    expect((await refresh(browser, origin, tokens.refresh_token)).status).toBe(400);
    const { location } = await startSignIn(browser, origin, { prompt: 'none' });
    expect(new URL(location).searchParams.get('error')).toBe('login_required');
  });

  it('asks before signing out without the ID token', async () => {
    const { access_token } = await signInAs(browser, origin, me());
    const answer = await browser.get(`${origin}/oidc/session/end`);
    const page = await answer.text();
    expect(page).toContain('Sign out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await browser.post(`${origin}/oidc/session/end/confirm`, { xsrf, logout: 'yes' })).status).toBe(303);
    expect((await whoAmI(access_token)).status).toBe(401);
    const { location } = await startSignIn(browser, origin, { prompt: 'none' });
    expect(new URL(location).searchParams.get('error')).toBe('login_required');
  });

  it('signs out everywhere: other browsers, refresh tokens and access tokens at once', async () => {
    const elsewhere = openBrowser(origin);
    const there = await signInAs(elsewhere, origin, me());
    const here = await signInAs(browser, origin, me());
    const answer = await fetch(`${origin}/user/api/User/signOutEverywhere`, {
      method: 'POST',
      headers: { authorization: `Bearer ${here.access_token}` },
    });
    expect(answer.status).toBe(200);
    for (const tokens of [there, here]) {
      expect((await whoAmI(tokens.access_token)).status).toBe(401);
      expect((await refresh(elsewhere, origin, tokens.refresh_token)).status).toBe(400);
    }
    const { location } = await startSignIn(elsewhere, origin, { prompt: 'none' });
    expect(new URL(location).searchParams.get('error')).toBe('login_required');
    expect((await whoAmI((await signInAs(browser, origin, me())).access_token)).status).toBe(200);
    expect(await lastChangeOf(directory, user)).toEqual({ event: 'Sign out everywhere', actor: user.id, changes: {} });
  });

  it('refuses a deactivated user’s next call and refresh', async () => {
    const tokens = await signInAs(browser, origin, me());
    await sql`update app_user set status = 'Deactivated' where id = ${user.id}`.execute(directory.database.writes);
    expect((await whoAmI(tokens.access_token)).status).toBe(401);
    expect((await refresh(browser, origin, tokens.refresh_token)).status).toBe(400);
    const { location } = await startSignIn(browser, origin);
    expect((await browser.post(location, me())).status).toBe(401);
  });

  it('applies a changed role at the next call', async () => {
    const { access_token } = await signInAs(browser, origin, me());
    await sql`update app_user set role = 'Analytics User' where id = ${user.id}`.execute(directory.database.writes);
    const answer = await fetch(`${origin}/user/api/user/GETROLEPERMISSIONS`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await answer.json()).toEqual([
      { area: 'Reports', actions: ['View'] },
      { area: 'Analytics', actions: ['View'] },
    ]);
  });
});
