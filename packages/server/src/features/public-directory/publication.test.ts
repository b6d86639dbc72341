import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeOffice } from '../certification-body/certification-body.factory.ts';
import { makeCompany, makeCompanyContact } from '../company/company.factory.ts';
import { makeSite, makeSiteContact } from '../site/site.factory.ts';

const base = '/PublicDirectory/api/PublicDirectory';
let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory({ SUPPRESSED_COUNTRIES: 'RU, AQ' });
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

const isListed = async (auditId: string, siteId: string): Promise<boolean> => {
  const { body } = await directory.visitor.get(`${base}/site?searchTerm=${siteId}`);
  return body.resultsList.some((card: { auditId: string }) => card.auditId === auditId);
};

const listed = async (audit: Parameters<typeof makeAudit>[1], site: Parameters<typeof makeSite>[1] = {}) => {
  const { id: site_id } = await makeSite(directory.owner, site);
  const { id } = await makeAudit(directory.owner, { ...audit, site_id });
  return isListed(id, site_id);
};

describe('the public search', () => {
  it('lists a Current, Certificated, visible certificate of an active site until its last day', async () => {
    expect(await listed({ expiry_date: '2026-11-21' })).toBe(true);
  });

  it.each([
    { record_status: 'Holding' },
    { record_status: 'Closed' },
    { record_status: 'Archived' },
    { certification_status: 'Pending' },
    { certification_status: 'Start! Basic' },
    { certification_status: 'Start! Intermediate' },
    { certification_status: 'Not Certificated' },
    { certification_status: 'Interim' },
    { certification_status: 'Suspended' },
    { certification_status: 'Withdrawn' },
    { certification_status: 'Expired' },
    { certification_status: 'Expired Renewed' },
    { is_visible: false },
    { expiry_date: '2026-11-20' },
    { expiry_date: null },
  ])('lists no certificate with %o', async (values) => {
    expect(await listed(values)).toBe(false);
  });

  it.each(['Archived', 'Suspended', 'Probation'])('lists no site that is %s', async (status) => {
    expect(await listed({}, { status })).toBe(false);
  });

  it('lists nothing in a country suppressed by the setting', async () => {
    expect(await listed({}, { country_id: 643 })).toBe(false);
    expect(await listed({}, { country_id: 10 })).toBe(false);
    expect(await listed({}, { country_id: 112 })).toBe(true);
  });

  it('lists the sites of a hidden certification body', async () => {
    const body = await makeCertificationBody(directory.owner, { remove_from_public_view: true });
    expect(await listed({ certification_body_id: body.id })).toBe(true);
  });

  it('follows each change on the next call', async () => {
    const { id, siteId } = await makeAudit(directory.owner);
    const steps = [
      [sql`update audit set certification_status = 'Suspended' where id = ${id}::bigint`, false],
      [sql`update audit set certification_status = 'Certificated' where id = ${id}::bigint`, true],
      [sql`update audit set is_visible = false where id = ${id}::bigint`, false],
      [sql`update audit set is_visible = true where id = ${id}::bigint`, true],
      [sql`update site set status = 'Archived' where id = ${siteId}::bigint`, false],
      [sql`update site set status = 'Active', country_id = 643 where id = ${siteId}::bigint`, false],
      [sql`update site set country_id = 826 where id = ${siteId}::bigint`, true],
    ] as const;
    for (const [step, shown] of steps) {
      await step.execute(directory.owner);
      expect(await isListed(id, siteId)).toBe(shown);
    }
  });

  it('ends a certificate with its expiry day at midnight UTC, independent of any job', async () => {
    const { id, siteId } = await makeAudit(directory.owner, { expiry_date: '2026-12-31' });
    setClock(new Date('2026-12-31T23:59:58Z'));
    expect(await isListed(id, siteId)).toBe(true);
    setClock(new Date('2027-01-01T00:00:00Z'));
    expect(await isListed(id, siteId)).toBe(false);
  });
});

describe('the publication that an audit states', () => {
  const stated = async (
    audit: Parameters<typeof makeAudit>[1],
    site: Parameters<typeof makeSite>[1] = {},
    reader?: Caller,
  ) => {
    const { id: site_id } = await makeSite(directory.owner, site);
    const { id } = await makeAudit(directory.owner, { ...audit, site_id });
    const admin = await directory.as({ role: '{body} Admin' });
    const { publication } = (await (reader ?? admin).get(`/audit/api/Audit/${id}`)).body;
    const ofSite = (await admin.get(`/companydirectory/api/Sites/${site_id}`)).body.audits[0].publication;
    return { publication, ofSite, isListed: await isListed(id, site_id) };
  };

  it.each([
    ['Published', {}, {}],
    ['Not current', { record_status: 'Archived' }, {}],
    ['Not current', { record_status: 'Closed', certification_status: 'Expired Renewed' }, {}],
    ['Not certificated', { certification_status: 'Suspended' }, {}],
    ['Not certificated', { certification_status: 'Interim' }, {}],
    ['Not certificated', { certification_status: 'Start! Basic' }, {}],
    ['Not certificated', { expiry_date: '2026-11-20' }, {}],
    ['Not certificated', { expiry_date: null }, {}],
    ['Hidden', { is_visible: false }, {}],
    ['Site not active', {}, { status: 'Archived' }],
    ['Site not active', {}, { status: 'Probation' }],
    ['Country suppressed', {}, { country_id: 643 }],
  ])('is %s with %o at a site with %o', async (publication, audit, site) => {
    expect(await stated(audit, site)).toEqual({
      publication,
      ofSite: publication,
      isListed: publication === 'Published',
    });
  });

  it('does not name the site as the reason to a reader who does not see it', async () => {
    const { id } = await makeCompany(directory.owner);
    const former = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    const { publication } = await stated({ owner_company_id: id }, { status: 'Archived' }, former);
    expect(publication).toBe('Not published');
  });
});

describe('the public answers', () => {
  it('contain no person, no contact, and nothing from an unpublished record', async () => {
    const { id: site_id, companyId } = await makeSite(directory.owner, {
      name: 'Canary Foods',
      website: 'https://canary.example',
    });
    const person = {
      name: 'Canary Person',
      email: 'canary@site.example',
      phone_number: '+44 999 CANARY',
      fax_number: '+44 998',
    };
    for (const type of ['General', 'Technical', 'Commercial'])
      await makeSiteContact(directory.owner, site_id, { type, ...person });
    await makeCompanyContact(directory.owner, companyId, person);
    const auditor = { auditor_name: 'Canary Auditor', auditor_number: 'CANARY-1', status_reason: 'Canary reason' };
    await makeAudit(directory.owner, { site_id, standard_id: 4, address_line1: 'Canary Lane', ...auditor });
    const hidden = [{ is_visible: false }, { record_status: 'Holding' }, { certification_status: 'Suspended' }];
    for (const [at, values] of hidden.entries())
      await makeAudit(directory.owner, { site_id, standard_id: 5 + at, scope: 'Canary scope', ...auditor, ...values });
    const answers: Answer[] = [];
    for (const path of [`site?searchTerm=canary`, `site/${site_id}`, 'figures'])
      answers.push(await directory.visitor.get(`${base}/${path}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.total).toBe(1);
    expect(answers[1]?.body.certificates).toHaveLength(1);
    for (const { text } of answers)
      expect(text.replaceAll('Canary Foods', '')).not.toMatch(/canary|@|\+44|"(phone|fax|email|contact|auditor)/i);
  });

  it('have pages of ten, with each certificate on exactly one', async () => {
    for (let at = 0; at < 23; at++)
      await makeAudit(directory.owner, {
        site_id: (await makeSite(directory.owner, { name: 'Paged', country_id: 496 })).id,
      });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => directory.visitor.get(`${base}/site?Country=496&pageNumber=${page}`)),
    );
    expect(pages.map(({ body }) => body.resultsList.length)).toEqual([10, 10, 3, 0]);
    expect(pages[0]?.body).toMatchObject({ totalPages: 3, total: 23 });
    expect(
      new Set(pages.flatMap(({ body }) => body.resultsList.map(({ auditId }: { auditId: string }) => auditId))).size,
    ).toBe(23);
    expect((await directory.visitor.get(`${base}/site?pageNumber=1001`)).body.code).toBe('request.pageTooFar');
  });

  it('may be cached for seconds, but not for a signed-in user', async () => {
    expect((await directory.visitor.get(`${base}/site?Country=496`)).headers['cache-control']).toBe(
      'public, max-age=30',
    );
    expect((await directory.visitor.get(`${base}/site/99999999`)).headers['cache-control']).toBe('public, max-age=30');
    const someone = await directory.as({ role: '{body} Admin' });
    expect((await someone.get(`${base}/site?Country=496`)).headers['cache-control']).toBe('private, no-store');
  });

  it('are rate-limited to sixty calls a minute per address', async () => {
    const ask = () => directory.visitor.send({ url: `${base}/site/99999999`, remoteAddress: '203.0.113.9' });
    const statuses = [];
    for (let at = 0; at < 61; at++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(
      (await directory.visitor.send({ url: '/PublicDirectory/api/standards', remoteAddress: '203.0.113.9' })).status,
    ).toBe(200);
  });
});

describe('the figures', () => {
  it('count published sites, their countries and the approved certification bodies that can be found, at most once a minute', async () => {
    const other = await testDirectory();
    const figures = async () => (await other.visitor.get(`${base}/figures`)).body;
    const makeBody = async (body: Parameters<typeof makeCertificationBody>[1], status = 'Active') => {
      const made = await makeCertificationBody(other.owner, body);
      await makeOffice(other.owner, made.id, { is_main: true, status });
      return made;
    };
    const body = await makeBody({});
    await makeBody({ remove_from_public_view: true });
    await makeBody({ suspension_status: 'Full' });
    await makeBody({}, 'Archived');
    const { id: site_id } = await makeSite(other.owner);
    for (const standard_id of [4, 6])
      await makeAudit(other.owner, { site_id, standard_id, certification_body_id: body.id });
    const french = await makeSite(other.owner, { country_id: 250 });
    await makeAudit(other.owner, { site_id: french.id, certification_body_id: body.id, expiry_date: '2026-11-21' });
    const { id: russian } = await makeSite(other.owner, { country_id: 643 });
    await makeAudit(other.owner, { site_id: russian, certification_body_id: body.id });
    expect(await figures()).toEqual({ certificatedSites: 2, countries: 2, certificationBodies: 1 });
    await makeBody({});
    expect(await figures()).toMatchObject({ certificationBodies: 1 });
    setClock(new Date('2026-11-21T12:03:00Z'));
    expect(await figures()).toMatchObject({ certificatedSites: 2, certificationBodies: 2 });
    setClock(new Date('2026-11-22T00:00:00Z'));
    expect(await figures()).toMatchObject({ certificatedSites: 1, countries: 1 });
    await other.close();
  });
});
