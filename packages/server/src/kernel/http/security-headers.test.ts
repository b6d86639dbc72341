import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { webPolicy } from './security-headers.ts';
import { createServer } from './server.ts';

const headersWith = async (variables: Record<string, string>) => {
  const app = await createServer(readSettings({ LOG_LEVEL: 'silent', ...variables }));
  app.get('/page', async () => 'page');
  app.get('/own', async (_request, reply) => reply.header('content-security-policy', "default-src 'none'").send('own'));
  const [page, own] = await Promise.all([app.inject('/page'), app.inject('/own')]);
  await app.close();
  return { page: page.headers, own: own.headers };
};

const directive = (headers: Record<string, unknown>, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

describe('the security headers of every answer', () => {
  it("let a page use no scripts and styles but the directory's own files", async () => {
    const { page } = await headersWith({});
    expect(page['content-security-policy']).not.toContain('unsafe');
    expect(directive(page, 'script-src')).toBe("script-src 'self'");
    expect(directive(page, 'style-src')).toBe("style-src 'self'");
    expect(directive(page, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(page, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(page['permissions-policy']).toContain('geolocation=()');
    expect(page['x-content-type-options']).toBe('nosniff');
  });

  it('are on the answer to an address that cannot be decoded, which is taken as it is written', async () => {
    const app = await createServer(readSettings({ LOG_LEVEL: 'silent' }));
    app.get('/page/:id', async ({ params, query }) => ({ params, query }));
    const { statusCode, headers, json } = await app.inject('/page/%E0%A4%A?of=%41');
    await app.close();
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(json()).toEqual({ params: { id: '%E0%A4%A' }, query: { of: 'A' } });
  });

  it('let the page reach an external identity provider, by its origin only', async () => {
    const { page } = await headersWith({ OIDC_ISSUER: 'https://login.example.org/tenant/v2.0' });
    expect(directive(page, 'connect-src')).toBe("connect-src 'self' https://login.example.org");
  });

  it('let the support chat draw itself on the pages of the web, from its own origin only', async () => {
    const chat = { CHAT_SCRIPT_URL: 'https://chat.example/v2/widget.js', CHAT_IDENTITY_SECRET: 'a secret of the chat' };
    const page = { 'content-security-policy': webPolicy(readSettings(chat)) };
    expect(directive(page, 'script-src')).toBe("script-src 'self' https://chat.example");
    expect(directive(page, 'connect-src')).toBe("connect-src 'self' https://chat.example");
    expect(directive(page, 'img-src')).toBe("img-src 'self' data: https://chat.example");
    expect(directive(page, 'frame-src')).toBe('frame-src https://chat.example');
    expect(directive(page, 'style-src')).toBe("style-src 'self'");
    for (const without of [
      { 'content-security-policy': webPolicy(readSettings({})) },
      (await headersWith(chat)).page,
    ]) {
      expect(directive(without, 'frame-src')).toBeUndefined();
      expect(directive(without, 'script-src')).toBe("script-src 'self'");
    }
  });

  it('let Power BI draw in a frame of the web, from the configured origin only', () => {
    const id = '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8';
    const access = { POWER_BI_TENANT_ID: id, POWER_BI_CLIENT_ID: id, POWER_BI_WORKSPACE_ID: id };
    const powerBi = { ...access, POWER_BI_CLIENT_SECRET: 'kept', POWER_BI_EMBED_ORIGIN: 'https://reports.example' };
    const page = { 'content-security-policy': webPolicy(readSettings(powerBi)) };
    expect(directive(page, 'frame-src')).toBe('frame-src https://reports.example');
    expect(directive(page, 'script-src')).toBe("script-src 'self'");
    expect(directive(page, 'connect-src')).toBe("connect-src 'self'");
  });

  it("let the page reach that provider's other origins, if any", async () => {
    const origins = { OIDC_ORIGINS: 'https://tokens.example.org, https://keys.example.org:8443' };
    const { page } = await headersWith({ OIDC_ISSUER: 'https://login.example.org/', ...origins });
    expect(directive(page, 'connect-src')).toBe(
      "connect-src 'self' https://login.example.org https://tokens.example.org https://keys.example.org:8443",
    );
    expect(directive((await headersWith(origins)).page, 'connect-src')).toBe("connect-src 'self'");
  });

  it('require https only if the directory is served over https', async () => {
    const secure = await headersWith({ PUBLIC_BASE_URL: 'https://directory.example' });
    expect(secure.page['strict-transport-security']).toBe('max-age=31536000');
    const plain = await headersWith({ PUBLIC_BASE_URL: 'http://directory.example' });
    expect(plain.page['strict-transport-security']).toBeUndefined();
    expect((await headersWith({})).page['strict-transport-security']).toBeUndefined();
  });

  it("keep an answer's own stricter policy", async () => {
    const { own } = await headersWith({});
    expect(own['content-security-policy']).toBe("default-src 'none'");
    expect(own['referrer-policy']).toBe('same-origin');
  });
});
