import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebPages } from './web-pages.ts';

const shell =
  '<!doctype html><html><head><title></title><script type="module" src="/start.js"></script></head><body><div id="root"></div></body></html>';
/** Takes longer than a page waits for room. */
const slowRenderer = `
export const answerCallsBy = () => undefined;
export const renderPage = () =>
  new Promise((resolve) => setTimeout(() => resolve({ markup: 'rendered', answers: [] }), 700));
`;

describe('pages that are rendered here', () => {
  let home = '';
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'web-'));
    await mkdir(path.join(home, 'dist'));
    await mkdir(path.join(home, 'dist-server'));
    await writeFile(path.join(home, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(home, 'dist/index.html'), shell);
    await writeFile(path.join(home, 'dist-server/render-page.js'), slowRenderer);
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  it('are sent with their head alone, and say that the directory is busy to browsers without scripts, while as many as the server has room for are being rendered', async () => {
    const app = fastify();
    const pages = openWebPages(path.join(home, 'dist'), app, 'Attestry');
    const head = { title: 'Alta Bakery: certificated today', description: '', path: '/site/1' };
    const page = { address: '/site/1', origin: 'https://directory.example', head };
    const written = await Promise.all(Array.from({ length: 5 }, () => pages.write(page)));
    for (const { text } of written) expect(text).toContain('<title>Alta Bakery: certificated today</title>');
    const rendered = written.filter(({ isRendered }) => isRendered);
    expect(rendered.filter(({ text }) => text.includes('<div id="root">rendered</div>'))).toHaveLength(2);
    const others = written.filter(({ isRendered }) => !isRendered);
    expect(others).toHaveLength(3);
    for (const { text } of others)
      expect(text).toContain(
        '<noscript><p role="alert">The directory is busy. Please try again shortly. <a href="/site/1">Try again</a></p></noscript>',
      );
    // Only server-rendered pages load their scripts at low priority.
    for (const { text, isRendered } of written)
      expect(text).toContain(`<script type="module" ${isRendered ? 'fetchpriority="low" ' : ''}src="/start.js">`);
    expect(await pages.write(page)).toMatchObject({ isRendered: true });
    await app.close();
  });
});
