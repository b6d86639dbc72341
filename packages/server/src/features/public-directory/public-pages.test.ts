import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { publicPageRoutes } from './public-directory.public.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const open = async (path: string) => {
  const { statusCode, body, headers } = await directory.app.inject({ url: path, headers: { accept: 'text/html' } });
  return { status: statusCode, text: body, headers };
};

const factsOf = (text: string) => {
  const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return written === undefined ? undefined : JSON.parse(written)['@graph'][0];
};

type AuditValues = Parameters<typeof makeAudit>[1] & object;

const siteWith = async (audit: AuditValues, site: Parameters<typeof makeSite>[1] = {}): Promise<string> => {
  const { id: site_id } = await makeSite(directory.owner, site);
  await makeAudit(directory.owner, { ...audit, site_id });
  return site_id;
};

const certificated = { grade: 'AA', issue_date: '2026-03-21', expiry_date: '2027-03-20' };

describe('the page of a site, as machines read it', () => {
  it('says in its head that the site is certificated today, and until when', async () => {
    const id = await siteWith(certificated, { name: 'Alta Bakery BV', city: 'Bergen' });
    const { status, text } = await open(`/site/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Alta Bakery BV: certificated today</title>');
    expect(text).toMatch(
      /<meta name="description" content="Alta Bakery BV, Bergen, [^"]+ is certificated today: [^"]+2027-03-20/,
    );
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+/site/${id}">`));
    expect(text).toContain('<meta property="og:title" content="Alta Bakery BV: certificated today">');
    expect(factsOf(text)).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Alta Bakery BV',
      identifier: { value: id },
      hasCertification: [
        {
          '@type': 'Certification',
          validFrom: '2026-03-21',
          expires: '2027-03-20',
          certificationRating: { ratingValue: 'AA' },
        },
      ],
    });
  });

  it('says that a site is not certificated once its certificate has lapsed', async () => {
    const id = await siteWith({ ...certificated, expiry_date: '2026-11-20' }, { name: 'Lapsed Mills' });
    const { status, text } = await open(`/site/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Lapsed Mills: not certificated today</title>');
    expect(factsOf(text).hasCertification).toEqual([]);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `O'Hara & "Sons" <b>`,
    'two\u2028lines\u2029',
    "$& $' $` $1",
    'ﺐﻴﺘﺴﻴﻟ 北京 ไทย',
  ])('keeps the name of a site a name: %s', async (name) => {
    const { text } = await open(`/site/${await siteWith(certificated, { name })}`);
    expect(factsOf(text).name).toBe(name);
    expect(text).not.toMatch(/<script>|<img src=x|<b>|[\u2028\u2029]<\/script/);
    expect(text.match(/<\/html>/g)).toHaveLength(1);
  });

  it('answers alike for a site that is hidden, never had a certificate, or does not exist', async () => {
    const hidden = await siteWith({ ...certificated, is_visible: false });
    const { id: neverIssued } = await makeSite(directory.owner);
    const pages = await Promise.all(
      [hidden, neverIssued, '9999999', 'abc', 'x'.repeat(300)].map(async (id) => {
        const { status, text, headers } = await open(`/site/${id}`);
        return { status, text: text.replaceAll(id, 'CODE'), cached: headers['cache-control'] };
      }),
    );
    expect(pages[0]).toMatchObject({ status: 404, text: expect.stringContaining('content="noindex"') });
    expect(pages[0]?.text).toContain('Nothing is published under this code.');
    expect(pages[0]?.text).not.toContain('ld+json');
    for (const page of pages.slice(1)) expect(page).toEqual(pages[0]);
  });

  it('is rendered under the address it is known by, however it was asked for', async () => {
    const id = await siteWith(certificated);
    const app = fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
    publicPageRoutes(app, directory.kernel, {
      write: async ({ address }) => ({ text: address, isRendered: true }),
      writeNotFound: async () => '',
    });
    for (const asked of [`/site/${id}`, `/site/${id}/`, `/Site/${id}?from=mail`])
      expect((await app.inject(asked)).body).toBe(`/site/${id}`);
    expect((await app.inject('/?searchTerm=alta')).body).toBe('/?searchTerm=alta');
    await app.close();
  });

  it('may be cached until midnight at the longest, when certificates expire', async () => {
    const id = await siteWith(certificated);
    setClock(new Date('2026-11-21T23:59:50Z'));
    const { headers } = await open(`/site/${id}`);
    expect(headers['cache-control']).toMatch(/^public, max-age=(\d|10)$/);
  });
});

describe('the page of a certification body, as machines read it', () => {
  it('names the organisation and how to reach it', async () => {
    const body = await makeCertificationBody(directory.owner, { name: 'Certa Nordic AS' });
    await makeOffice(directory.owner, body.id, { is_main: true, name: 'Certa Nordic', city: 'Oslo' });
    const { status, text } = await open(`/office/${body.id}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Certa Nordic</title>');
    expect(factsOf(text)).toMatchObject({
      '@type': 'Organization',
      name: 'Certa Nordic',
      address: { addressLocality: 'Oslo' },
    });
  });

  it('is not found for a certification body removed from public view', async () => {
    const body = await makeCertificationBody(directory.owner, {
      name: 'Hidden Certification',
      remove_from_public_view: true,
    });
    await makeOffice(directory.owner, body.id, { is_main: true });
    const { status, text } = await open(`/office/${body.id}`);
    const unknown = await open('/office/9999999');
    expect([status, factsOf(text)]).toEqual([unknown.status, factsOf(unknown.text)]);
    expect(status).toBe(404);
    expect(text).not.toContain('Hidden Certification');
  });
});

describe('the front page, as machines read it', () => {
  it('is the same page for every search on it', async () => {
    for (const path of ['/', '/?searchTerm=alta&pageNumber=2']) {
      const { status, text } = await open(path);
      expect(status).toBe(200);
      expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^/]+\/">/);
      expect(factsOf(text)).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } });
    }
  });

  it('speaks of certification bodies alone in the newer presentation', async () => {
    const about = async () => /<meta name="description" content="([^"]*)"/.exec((await open('/')).text)?.[1];
    const { flags } = directory.kernel;
    expect(await about()).toContain('is this site certificated today?');
    directory.kernel.flags = { ...flags, Megatron: true };
    try {
      expect(await about()).toBe('The official directory of food-safety audits: who may certificate your site?');
    } finally {
      directory.kernel.flags = flags;
    }
  });
});

describe('a site code in the search for certification bodies', () => {
  it('leads to the page of the site, also without scripts', async () => {
    const { status, headers } = await open('/?tab=certification-bodies&searchTerm=1000002');
    expect([status, headers.location]).toEqual([302, '/site/1000002']);
    for (const search of ['tab=certification-bodies&searchTerm=12', 'searchTerm=1000002'])
      expect((await open(`/?${search}`)).status).toBe(200);
  });
});

describe('the pages of text, as machines read them', () => {
  it('are found, each with a title of its own', async () => {
    const { status, text } = await open('/training-courses');
    expect(status).toBe(200);
    expect(text).toContain('<title>Training courses</title>');
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^/]+\/training-courses">/);
  });

  it('carry what is switched on, also if the browser has to render them', async () => {
    const { text } = await open('/about');
    const answers = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(answers)).toContainEqual([
      ['configuration'],
      expect.objectContaining({ flags: directory.kernel.flags }),
    ]);
  });

  it('are not found while they are switched off', async () => {
    const app = fastify();
    const kernel = { ...directory.kernel, flags: { ...directory.kernel.flags, SelfSignUp: false } };
    publicPageRoutes(app, kernel, {
      write: async ({ head }) => ({ text: head.title, isRendered: true }),
      writeNotFound: async () => '',
    });
    const { statusCode, body } = await app.inject('/create');
    expect([statusCode, body]).toEqual([404, 'Page not found']);
    await app.close();
  });
});
