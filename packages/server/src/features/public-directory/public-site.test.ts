import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeAudit, makeCertificationBody, makeExtent } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const read = (siteId: string) => directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site/${siteId}`);

type AuditValues = Parameters<typeof makeAudit>[1] & object;

/** A site with the given audits, each of another standard: Food, Gluten-Free, Packaging. */
const siteWith = async (audits: AuditValues[], site: Parameters<typeof makeSite>[1] = {}): Promise<string> => {
  const { id: site_id } = await makeSite(directory.owner, site);
  for (const [at, values] of audits.entries())
    await makeAudit(directory.owner, { standard_id: 4 + at, ...values, site_id });
  return site_id;
};

const certificated = {};
const hidden = { is_visible: false };
const lapsed = { expiry_date: '2026-11-20' };
const suspended = { certification_status: 'Suspended', status_date: '2026-10-05' };
const withdrawn = { certification_status: 'Withdrawn', status_date: '2026-11-02' };
const expired = { certification_status: 'Expired', expiry_date: '2026-10-01' };
const interim = { certification_status: 'Interim', status_date: '2026-06-30' };
const start = { standard_id: 8, certification_status: 'Start! Basic', grade: 'Foundation' };
const closed = { record_status: 'Closed', certification_status: 'Expired Renewed' };

describe('the page of a certificated site', () => {
  it('says whether it is certificated and shows what is published', async () => {
    const { id: site_id } = await makeSite(directory.owner, { name: 'Alta Bakery BV', county: 'Humberside' });
    const body = await makeCertificationBody(directory.owner, { name: 'Certa Nordic AS' });
    await makeOffice(directory.owner, body.id, { is_main: true });
    const audit = await makeAudit(directory.owner, {
      site_id,
      certification_body_id: body.id,
      expiry_date: '2027-03-20',
    });
    await makeExtent(directory.owner, audit.id, { categories: [15, 14], modules: [7, 5] });
    const issued = await inTransaction(directory.database, { event: 'Issue' }, (db) =>
      issueCertificate(db, { auditId: audit.id, today: '2026-11-21', settings: directory.settings }),
    );
    await makeAudit(directory.owner, { site_id, standard_id: 6, ...hidden });
    const { status, body: page } = await read(site_id);
    expect(status).toBe(200);
    expect(page).toEqual({
      id: site_id,
      name: 'Alta Bakery BV',
      location: { city: 'Hull', county: 'Humberside', country: 'United Kingdom' },
      certificatedToday: true,
      certificates: [
        {
          auditId: audit.id,
          standard: 'Food',
          grade: 'AA',
          certificationBody: 'Certa Nordic AS',
          certificationBodyId: body.id,
          issueDate: '2026-03-20',
          expiryDate: '2027-03-20',
          scope: 'Baking and packing of bread',
          exclusion: 'None',
          categories: ['Bakery', 'Dried food and ingredients'],
          modules: ['Traded Products', 'Food Safety Culture'],
          certificateNumber: issued?.number,
        },
      ],
      notCertificatedSince: null,
      asOf: expect.stringMatching(/^2026-11-21T12:00:0/),
    });
  });

  it('links only to published certification bodies', async () => {
    const { id: site_id } = await makeSite(directory.owner);
    const body = await makeCertificationBody(directory.owner, { remove_from_public_view: true });
    await makeOffice(directory.owner, body.id, { is_main: true });
    await makeAudit(directory.owner, { site_id, certification_body_id: body.id });
    expect((await read(site_id)).body.certificates).toMatchObject([{ certificationBodyId: null }]);
  });

  it('shows each published certificate, by standard', async () => {
    const site = await siteWith([{ standard_id: 6 }, { standard_id: 4 }, { standard_id: 5, ...suspended }]);
    const { body } = await read(site);
    expect(body.certificates.map(({ standard }: { standard: string }) => standard)).toEqual([
      'Food',
      'Packaging Materials',
    ]);
  });

  it('ends with the expiry day at midnight UTC, independent of any job', async () => {
    const site = await siteWith([{ expiry_date: '2026-12-31' }]);
    setClock(new Date('2026-12-31T23:59:58Z'));
    expect((await read(site)).body).toMatchObject({ certificatedToday: true });
    setClock(new Date('2027-01-01T00:00:00Z'));
    const ended = { certificatedToday: false, certificates: [], notCertificatedSince: '2027-01-01' };
    expect((await read(site)).body).toMatchObject(ended);
  });
});

describe('the page of a site whose certificates have ended', () => {
  it.each<[string, AuditValues[], Parameters<typeof makeSite>[1], string | null]>([
    ['lapsed', [lapsed], {}, '2026-11-21'],
    ['suspended', [suspended], {}, '2026-10-05'],
    ['suspended and lapsed since', [{ ...suspended, ...lapsed }], {}, '2026-10-05'],
    ['suspended on a future day', [{ ...suspended, status_date: '2026-11-22' }], {}, '2026-11-21'],
    ['withdrawn', [withdrawn], {}, '2026-11-02'],
    ['expired', [expired], {}, '2026-10-02'],
    ['one after the other', [lapsed, suspended, withdrawn], {}, '2026-11-21'],
    ['an extension that lapsed', [{ ...interim, ...lapsed }], {}, '2026-06-30'],
    ['an extension that expired', [{ ...interim, ...expired }], {}, '2026-06-30'],
    [
      'one that a refused renewal ended',
      [
        { ...closed, certification_status: 'Withdrawn' },
        { standard_id: 4, certification_status: 'Not Certificated' },
      ],
      {},
      null,
    ],
    ['renewed by one that was not published', [closed, { standard_id: 4, ...hidden, ...lapsed }], {}, null],
    ['renewed and lapsed', [closed, { standard_id: 4, ...lapsed, start_date: '2026-03-03' }], {}, '2026-11-21'],
    ['lapsed, with a renewal in waiting', [lapsed, { standard_id: 4, record_status: 'Holding' }], {}, '2026-11-21'],
    ['lapsed, with a hidden one that was suspended', [lapsed, { ...hidden, ...suspended }], {}, '2026-11-21'],
    ['lapsed, at a site that was closed', [lapsed], { status: 'Archived' }, '2026-11-21'],
  ])('only says since when it is not certificated: %s', async (_, audits, site, since) => {
    const id = await siteWith(audits, { name: 'Ended Foods', ...site });
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      name: 'Ended Foods',
      location: { city: 'Hull', county: null, country: 'United Kingdom' },
      certificatedToday: false,
      certificates: [],
      notCertificatedSince: since,
      asOf: expect.any(String),
    });
  });
});

describe('an unpublished code', () => {
  it.each([
    ['opted out', [hidden], {}],
    ['opted out and lapsed since', [{ ...hidden, ...lapsed }], {}],
    ['lapsed, with another certificate that opted out', [lapsed, hidden], {}],
    ['suspended, with another in extension', [suspended, interim], {}],
    ['in extension', [interim], {}],
    ['without any audit', [], {}],
    ['audited, not yet decided', [{ certification_status: 'Pending' }], {}],
    ['audited, not certificated', [{ certification_status: 'Not Certificated' }], {}],
    ['held', [{ record_status: 'Holding' }], {}],
    ['archived record', [{ record_status: 'Archived', ...withdrawn }], {}],
    ['of a level that is never published', [start], {}],
    ['of such a level, lapsed', [{ ...start, ...lapsed }], {}],
    ['certificated, site archived', [certificated], { status: 'Archived' }],
    ['certificated, site on probation', [certificated], { status: 'Probation' }],
    ['certificated, in a suppressed country', [certificated], { country_id: 643 }],
    ['lapsed, in a suppressed country', [lapsed], { country_id: 112 }],
  ])('answers like an unknown one: %s', async (_, audits, site) => {
    const answer = await read(await siteWith(audits, site));
    const nobody = await read('99999999');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ ...nobody.body, requestId: answer.body.requestId });
    expect(nobody.body).toMatchObject({
      code: 'publicDirectory.nothingPublished',
      message: 'Nothing is published under this code',
    });
    const { date, ...headers } = answer.headers;
    const { date: later, ...others } = nobody.headers;
    expect({ ...headers, 'cache-control': '' }).toEqual({ ...others, 'cache-control': '' });
  });

  it('may be anything', async () => {
    for (const code of ['1', '123456', '999999999999999999', 'ABC']) expect((await read(code)).status).toBe(404);
  });
});
