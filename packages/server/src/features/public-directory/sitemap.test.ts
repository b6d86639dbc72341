import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const read = async (path: string) => {
  const { statusCode, body, headers } = await directory.app.inject({ url: path });
  return { status: statusCode, text: body, type: headers['content-type'] };
};

const pathsIn = (text: string) =>
  [...text.matchAll(/<loc>http:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');

describe('the sitemap', () => {
  it('lists the published sites in parts, and no others', async () => {
    const { id: published } = await makeSite(directory.owner);
    const { id: hidden } = await makeSite(directory.owner);
    await makeAudit(directory.owner, { site_id: published, issue_date: '2026-03-21', expiry_date: '2027-03-20' });
    await makeAudit(directory.owner, { site_id: hidden, is_visible: false });
    const index = await read('/sitemap.xml');
    expect(index).toMatchObject({ status: 200, type: expect.stringContaining('xml') });
    const parts = pathsIn(index.text);
    expect(parts).toEqual(['/sitemap/offices.xml', `/sitemap/sites-from-${published}.xml`]);
    const { text } = await read(parts[1] ?? '');
    expect(pathsIn(text)).toEqual([`/site/${published}`]);
    expect(text).toContain('<lastmod>2026-03-21</lastmod>');
  });

  it('lists the published certification bodies', async () => {
    const body = await makeCertificationBody(directory.owner);
    await makeOffice(directory.owner, body.id, { is_main: true });
    const { text } = await read('/sitemap/offices.xml');
    expect(pathsIn(text)).toContain(`/office/${body.id}`);
  });

  it('has no part that does not begin with a site code, or begins after the last site', async () => {
    for (const first of ['x', '999999999999999999'])
      expect((await read(`/sitemap/sites-from-${first}.xml`)).status).toBe(404);
  });

  it('is named in robots.txt, which keeps robots out of the private area', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toMatch(/^Disallow: \/private$/m);
    expect(text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m);
  });

  it('may be looked for in robots.txt by a crawler that has read too many pages', async () => {
    const crawl = (url: string) => directory.app.inject({ url, remoteAddress: '203.0.113.60' });
    for (let count = 0; count < 60; count += 1) await crawl('/sitemap.xml');
    expect((await crawl('/sitemap.xml')).statusCode).toBe(429);
    expect((await crawl('/robots.txt')).statusCode).toBe(200);
  });

  it('lists no site with Megatron', async () => {
    const { flags } = directory.kernel;
    directory.kernel.flags = { ...flags, Megatron: true };
    try {
      expect(pathsIn((await read('/sitemap.xml')).text)).toEqual(['/sitemap/offices.xml']);
      expect((await read('/sitemap/sites-from-1.xml')).status).toBe(404);
    } finally {
      directory.kernel.flags = flags;
    }
  });
});
