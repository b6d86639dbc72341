import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { certificateStateOf, type IssuedCertificate } from './certificate-state.rules.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(() => setClock(new Date('2026-11-21T12:00:00Z')));
afterEach(() => setClock());
afterAll(() => directory.close());

type AuditValues = Parameters<typeof makeAudit>[1] & object;

const issue = (auditId: string) =>
  inTransaction(directory.database, { event: 'Issue' }, (db) =>
    issueCertificate(db, { auditId, today: '2026-11-21', settings: directory.settings }),
  );
const change = (auditId: string, values: AuditValues) =>
  directory.owner.updateTable('audit').set(values).where('id', '=', auditId).execute();

/** A certificate issued while its audit was certificated; `later` is the record's state since then. */
const issued = async (values: AuditValues = {}, later: AuditValues = {}) => {
  const audit = await makeAudit(directory.owner, { expiry_date: '2027-03-20', ...values });
  const certificate = (await issue(audit.id)) ?? expect.unreachable();
  if (Object.keys(later).length > 0) await change(audit.id, later);
  return { ...audit, certificate, token: certificate.publicPage.split('/').at(-1) ?? '' };
};

const check = (token: string) => directory.visitor.get(`/PublicDirectory/api/PublicDirectory/certificate/${token}`);
const page = async (token: string) => {
  const { status, bytes, headers } = await directory.visitor.get(`/certificate/${token}`);
  return { status, text: bytes.toString(), headers };
};

const current: IssuedCertificate = {
  recordStatus: 'Current',
  status: 'Certificated',
  statusDate: null,
  expiryDate: '2027-03-20',
  version: 1,
  latestVersion: 1,
  today: '2026-11-21',
};

describe('the state of a certificate', () => {
  it.each<[Partial<IssuedCertificate>, ReturnType<typeof certificateStateOf>]>([
    [{}, { standing: 'Valid', since: null, until: '2027-03-20' }],
    [{ status: 'Start! Basic' }, { standing: 'Valid', since: null, until: '2027-03-20' }],
    [{ expiryDate: '2026-11-21' }, { standing: 'Valid', since: null, until: '2026-11-21' }],
    [{ status: 'Interim' }, { standing: 'Interim', since: null, until: '2027-03-20' }],
    [{ latestVersion: 2 }, { standing: 'Replaced', since: null, until: null }],
    [
      { status: 'Suspended', statusDate: '2026-10-01', latestVersion: 2 },
      { standing: 'Suspended', since: '2026-10-01', until: null },
    ],
    [{ status: 'Withdrawn' }, { standing: 'Withdrawn', since: null, until: null }],
    [
      { status: 'Expired', expiryDate: '2026-11-20' },
      { standing: 'Expired', since: null, until: '2026-11-20' },
    ],
    [
      { recordStatus: 'Closed', status: 'Expired Renewed' },
      { standing: 'Renewed', since: null, until: null },
    ],
    [
      { recordStatus: 'Closed', status: 'Expired Renewed', expiryDate: '2026-11-20' },
      { standing: 'Expired', since: null, until: '2026-11-20' },
    ],
    [
      { recordStatus: 'Closed', status: 'Withdrawn', statusDate: '2026-11-01' },
      { standing: 'Withdrawn', since: '2026-11-01', until: null },
    ],
    [{ status: 'Pending' }, { standing: 'Ended', since: null, until: null }],
    [{ status: 'Not Certificated' }, { standing: 'Ended', since: null, until: null }],
    [{ recordStatus: 'Archived' }, { standing: 'Ended', since: null, until: null }],
    [
      { recordStatus: 'Holding', status: 'Pending' },
      { standing: 'Ended', since: null, until: null },
    ],
    [
      { recordStatus: 'Archived', status: 'Suspended', statusDate: '2026-10-01' },
      { standing: 'Ended', since: null, until: null },
    ],
  ])('with %o is %o', (changes, expected) => {
    expect(certificateStateOf({ ...current, ...changes })).toEqual(expected);
  });
});

describe('the address printed on a certificate', () => {
  it('shows what the paper prints, and names no person', async () => {
    const body = await makeCertificationBody(directory.owner, {
      name: 'Certa Nordic',
      signatory_name: 'Ingrid Solberg',
    });
    const { token, siteId, certificate } = await issued({ certification_body_id: body.id });
    const { status, body: answer } = await check(token.toUpperCase());
    expect(status).toBe(200);
    expect(answer).toEqual({
      number: certificate.number,
      version: '1',
      standard: 'Food',
      grade: 'AA',
      level: '',
      standing: 'Valid',
      since: null,
      until: '2027-03-20',
      replacedByVersion: null,
      printed: {
        siteName: 'Mill Lane Bakery',
        siteCode: siteId,
        country: 'United Kingdom',
        certificationBody: 'Certa Nordic',
        scope: 'Baking and packing of bread',
        exclusions: 'None',
        categories: [],
        modules: [],
        issueDate: '2026-03-20',
      },
      isPublished: true,
      asOf: expect.stringMatching(/^2026-11-21T12:00:0/),
    });
    const { text } = await page(token);
    for (const person of ['Ingrid Solberg', 'Iris Hale', '21001'])
      expect(JSON.stringify(answer) + text).not.toContain(person);
  });

  it('works for START!, which is not published', async () => {
    const start = { certification_status: 'Start! Intermediate', standard_id: 8, grade: 'Foundation +' };
    const { token } = await issued(start);
    expect((await check(token)).body).toMatchObject({ level: 'Intermediate', standing: 'Valid', isPublished: false });
  });

  it('works for a site that opted out, without further links', async () => {
    const { token, siteId } = await issued({ is_visible: false });
    expect((await check(token)).body).toMatchObject({ standing: 'Valid', isPublished: false });
    const { status, text } = await page(token);
    expect([status, text.includes(`/site/${siteId}`)]).toEqual([200, false]);
    expect((await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site/${siteId}`)).status).toBe(404);
  });

  it('says that an earlier version was replaced, and by which', async () => {
    const { token, id } = await issued();
    await change(id, { scope: 'Baking of cakes' });
    await issue(id);
    const { body } = await check(token);
    expect(body).toMatchObject({ version: '1', standing: 'Replaced', until: null, replacedByVersion: '2' });
    expect(body.printed.scope).toBe('Baking and packing of bread');
    await change(id, { certification_status: 'Suspended', status_date: '2026-11-01' });
    expect((await page(token)).text).toMatch(/Suspended since 2026-11-01[\s\S]+Its version 2 was issued after it/);
  });

  it.each<[string, AuditValues]>([
    ['archived', { record_status: 'Archived', certification_status: 'Withdrawn', status_date: '2026-11-01' }],
    ['put in holding', { record_status: 'Holding', certification_status: 'Pending' }],
  ])('shows only what identifies the paper for a record that was %s', async (_, later) => {
    const { token } = await issued({}, later);
    expect((await check(token)).body).toMatchObject({ standing: 'Ended', since: null, until: null, printed: null });
    expect((await page(token)).text).not.toContain('Mill Lane Bakery');
  });

  it.each<[string, () => Promise<string>]>([
    ['an unknown token', async () => '0'.repeat(32)],
    ['no token at all', async () => 'a.b'],
    ['of an audit in a suppressed country', async () => (await issued({ country_id: 643 })).token],
    [
      'of a site that is in a suppressed country since',
      async () => {
        const { token, siteId } = await issued();
        await sql`update site set country_id = 112 where id = ${siteId}::bigint`.execute(directory.owner);
        return token;
      },
    ],
  ])('answers like any unpublished code: %s', async (_, tokenOf) => {
    const token = await tokenOf();
    const { status, body } = await check(token);
    expect([status, body.code]).toEqual([404, 'publicDirectory.nothingPublished']);
    const answer = await page(token);
    expect([answer.status, answer.text.includes('Nothing is published under this code')]).toEqual([404, true]);
  });

  it('is not found for a malformed token', async () => {
    for (const odd of ['%00', 'a%0ab']) expect((await page(odd)).status).toBe(404);
  });

  it('is a page without script that search engines must not index', async () => {
    const { token } = await issued({ site_name: '<b>Bakery</b>' });
    const { status, text, headers } = await page(token);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Valid until 2027-03-20</h1>');
    expect(text).toContain('&lt;b&gt;Bakery&lt;/b&gt;');
    expect(text).not.toContain('<script');
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'public, max-age=30']);
  });
});
