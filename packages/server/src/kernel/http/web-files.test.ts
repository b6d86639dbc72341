import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@attestry/contract';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { serveWeb } from './web-files.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const anything = '*/*';

describe('the web', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'web-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>the web');
    await writeFile(path.join(folder, 'assets', 'app.js'), 'the script');
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}');
    app = fastify();
    await serveWeb(app, folder, readSettings({}), async () => 'the page for nothing');
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const answerTo = async (url: string, accept?: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, body } = await app.inject({ method, url, headers: accept === undefined ? {} : { accept } });
    return statusCode === 200 ? body : [statusCode, JSON.parse(body).code];
  };
  const notFound = [404, 'request.notFound'];

  it.each(['/private', '/Private/company?searchTerm=a.b', '/signed-in?code=1'])(
    'answers a private page to browsers and to clients that accept anything: %s',
    async (address) => {
      expect(await answerTo(address, browser)).toContain('the web');
      expect(await answerTo(address, anything)).toContain('the web');
    },
  );

  it.each(['/nonsense', '/configurations', '/privately', `/${'9'.repeat(600)}`, '//site/1000001', '/assets/'])(
    'answers that there is no such page, with a page that says so: %s',
    async (address) => {
      for (const accept of [browser, anything]) {
        const { statusCode, body } = await app.inject({ url: address, headers: { accept } });
        expect([statusCode, body]).toEqual([404, 'the page for nothing']);
      }
    },
  );

  it('answers at no address with the page that it fills in', async () => {
    const { statusCode, body } = await app.inject({ url: '/index.html', headers: { accept: browser } });
    expect([statusCode, body]).toEqual([404, 'the page for nothing']);
  });

  it('keeps what the build says of itself', async () => {
    expect(await answerTo('/.vite/manifest.json', anything)).toEqual(notFound);
  });

  it('answers without a page to a program that asks for data, and to a write', async () => {
    expect(await answerTo('/site/1000001', 'application/json')).toEqual(notFound);
    expect(await answerTo('/site/1000001')).toEqual(notFound);
    expect(await answerTo('/site/1000001', browser, 'POST')).toEqual(notFound);
  });

  it('answers without a page when a file is missing', async () => {
    expect(await answerTo('/assets/app.js', anything)).toBe('the script');
    expect(await answerTo('/assets/app-of-before.js', anything)).toEqual(notFound);
    expect(await answerTo('/favicon.ico', 'image/avif,image/webp,*/*;q=0.8')).toEqual(notFound);
  });

  it('answers without a page to an unknown call, whatever the client accepts', async () => {
    const paths = Object.values(api).flatMap((feature) => Object.values<Endpoint>(feature).map(({ path }) => path));
    const roots = new Set(paths.map((one) => one.split('/').slice(0, 3).join('/')));
    expect(roots.size).toBeGreaterThan(4);
    const mistyped = [...roots].map((root) => `${root}/mistyped`);
    for (const address of [...mistyped, '/user/api/Users', '/HEALTH/redy', '/oidc/x', '/openapi/x'])
      for (const accept of [browser, anything])
        expect([address, await answerTo(address, accept)]).toEqual([address, notFound]);
  });
});
