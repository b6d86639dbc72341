import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, makePkce, openBrowser } from '../../kernel/testing/browser.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { startDirectory, type TestDirectory } from './directory.factory.ts';
import { makeUser } from './identity.factory.ts';

const audience = 'urn:attestry:api';

/** A provider of another organisation: everybody signs in as the person set in the test. */
const startElsewhere = async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'elsewhere', alg: 'ES256', use: 'sig' };
  const server: Server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const place = server.address();
  const issuer = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
  const person = { sub: 'nobody', email: '', email_verified: true };
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['elsewhere'] },
    clients: [
      {
        client_id: 'attestry-web',
        token_endpoint_auth_method: 'none',
        redirect_uris: ['http://127.0.0.1/signed-in'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...person, sub }) }),
    extraTokenClaims: async () => ({ email: person.email, email_verified: person.email_verified }),
    interactions: { url: (_ctx, { uid }) => `/who/${uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => audience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          scope: 'openid email',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'attestry-web', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      grant.addResourceScope(audience, 'openid email');
      await grant.save();
      return grant;
    },
  });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/who/')) return void provider.callback()(request, response);
    const result = { login: { accountId: person.sub } };
    return void provider.interactionFinished(request, response, result);
  });
  return { issuer, person, privateKey, stop: () => server.close() };
};

const follow = async (browser: Browser, address: string): Promise<string> => {
  const next = (await browser.get(address)).headers.get('location') ?? '';
  return next.includes('/signed-in') ? next : follow(browser, next);
};

describe('an external identity provider', () => {
  let elsewhere: Awaited<ReturnType<typeof startElsewhere>>;
  let directory: TestDirectory;

  const tokensOf = async (
    sub: string,
    email: string,
    verified = true,
  ): Promise<{ access_token: string; id_token: string }> => {
    Object.assign(elsewhere.person, { sub, email, email_verified: verified });
    const browser = openBrowser(elsewhere.issuer);
    const { verifier, challenge } = makePkce();
    const asked = { client_id: 'attestry-web', redirect_uri: 'http://127.0.0.1/signed-in' };
    const query = new URLSearchParams({
      ...asked,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const callback = new URL(await follow(browser, `/auth?${query}`));
    const code = callback.searchParams.get('code') ?? '';
    const fields = { ...asked, grant_type: 'authorization_code', code, code_verifier: verifier };
    return (await browser.post('/token', fields, {})).json() as Promise<{ access_token: string; id_token: string }>;
  };
  const call = async (token: string) => {
    const answer = await fetch(`${directory.origin}/user/api/User/whoAmI`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as { email?: string } };
  };
  const subjectOf = async (id: string) =>
    (await sql<{ subject: string | null }>`select subject from app_user where id = ${id}`.execute(directory.owner))
      .rows[0]?.subject;

  beforeAll(async () => {
    elsewhere = await startElsewhere();
    directory = await startDirectory(await freshDatabase(), { OIDC_ISSUER: elsewhere.issuer });
  });
  afterAll(async () => {
    await directory.stop();
    elsewhere.stop();
  });

  it('links an active account once by its verified email, and uses the subject afterwards', async () => {
    const user = await makeUser(directory.database);
    const first = await tokensOf('subject-1', user.email.toUpperCase());
    expect(await call(first.access_token)).toMatchObject({ status: 200, body: { email: user.email } });
    expect(await subjectOf(user.id)).toBe('subject-1');
    const renamed = await tokensOf('subject-1', 'renamed@example.org');
    expect((await call(renamed.access_token)).body.email).toBe(user.email);
    const another = await tokensOf('subject-2', user.email);
    expect((await call(another.access_token)).status).toBe(401);
  });

  it('links no account by an unverified address, and no deactivated account', async () => {
    const user = await makeUser(directory.database);
    expect((await call((await tokensOf('subject-3', user.email, false)).access_token)).status).toBe(401);
    const gone = await makeUser(directory.database, { status: 'Deactivated' });
    expect((await call((await tokensOf('subject-4', gone.email)).access_token)).status).toBe(401);
    expect([await subjectOf(user.id), await subjectOf(gone.id)]).toEqual([null, null]);
  });

  it('cannot authenticate with ID tokens', async () => {
    const user = await makeUser(directory.database);
    expect((await call((await tokensOf('subject-5', user.email)).id_token)).status).toBe(401);
  });

  it('authenticates only for this audience, before expiry, and with its own key', async () => {
    const user = await makeUser(directory.database);
    const write = async (change: Record<string, unknown>, key = elsewhere.privateKey, typ = 'at+jwt') =>
      new SignJWT({
        email: user.email,
        email_verified: true,
        iss: elsewhere.issuer,
        aud: audience,
        sub: 'subject-6',
        ...change,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'elsewhere', typ })
        .setExpirationTime('exp' in change ? Number(change.exp) : '5m')
        .sign(key);
    const stranger = (await generateKeyPair('ES256')).privateKey;
    const bad = [
      await write({ aud: 'urn:another' }),
      await write({ iss: 'http://elsewhere.example' }),
      await write({ exp: Math.floor(Date.now() / 1000) - 30 }),
      await write({}, stranger),
      await write({ nonce: 'n' }, elsewhere.privateKey, 'JWT'),
    ];
    for (const token of bad) expect((await call(token)).status).toBe(401);
    expect((await call(await write({ sub: 'subject-7' }, elsewhere.privateKey, 'JWT'))).status).toBe(200);
  });

  it('manages its own sessions: the directory cannot sign users out everywhere', async () => {
    const user = await makeUser(directory.database);
    const { access_token } = await tokensOf('subject-9', user.email);
    const answer = await fetch(`${directory.origin}/user/api/User/signOutEverywhere`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'identity.signInElsewhere' }),
    ]);
    expect((await call(access_token)).status).toBe(200);
  });

  it('replaces the directory’s own sign-in pages', async () => {
    expect((await fetch(`${directory.origin}/forgot-password`)).status).toBe(404);
    expect((await fetch(`${directory.origin}/oidc/auth`)).status).toBe(404);
  });

  it('makes the directory answer busy, not unauthorised, while it does not respond', async () => {
    const { access_token } = await tokensOf('subject-8', 'x@example.org');
    const alone = await startDirectory(await freshDatabase(), { OIDC_ISSUER: 'http://127.0.0.1:9' });
    const answer = await fetch(`${alone.origin}/user/api/User/whoAmI`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    await alone.stop();
    expect(answer.status).toBe(503);
  });
});
