import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock, setClock } from '../../kernel/clock/clock.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { makeAudit, makeCertificationBody } from './audit.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let ids: { fjord: string; haven: string; haven2: string; siteCode: string; body: string };

const list = '/audit/api/Audit';
const found = async (query: string): Promise<string[]> => {
  const { status, body } = await admin.get(`${list}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.resultsList.map((row: { id: string }) => row.id);
};

beforeAll(async () => {
  directory = await testDirectory({ BODY_NAME: 'Harbour Foods', PRODUCT_NAME: 'HF' });
  admin = await directory.as({ role: '{body} Admin' });
  const { owner } = directory;
  const body = await makeCertificationBody(owner, { name: 'Certa Nordic' });
  const company = await makeCompany(owner, { name: 'Alta Group' });
  const fjord = await makeSite(owner, {
    name: 'S.T. Fjord Fisk',
    company_id: company.id,
    country_id: 578,
    city: 'Bergen',
  });
  const haven = await makeSite(owner, { name: 'Haven Bakery', country_id: 528, city: 'Rotterdam' });
  const first = await makeAudit(owner, {
    site_id: fjord.id,
    certification_body_id: body.id,
    start_date: '2025-05-05',
    end_date: '2025-05-06',
    grade: 'B+',
    expiry_date: '2998-01-31',
  });
  const second = await makeAudit(owner, { site_id: haven.id, start_date: '2025-09-01', end_date: '2025-09-02' });
  const third = await makeAudit(owner, {
    site_id: haven.id,
    standard_id: 11,
    grade: null,
    issue_date: null,
    expiry_date: null,
    certification_status: 'Pending',
    record_status: 'Archived',
    start_date: '2026-01-10',
    end_date: '2026-01-10',
  });
  ids = { fjord: first.id, haven: second.id, haven2: third.id, siteCode: fjord.id, body: body.id };
});

afterEach(() => setClock());
afterAll(() => directory.close());

describe('the list of audits', () => {
  it('has the latest audit first, and archived ones only on request', async () => {
    expect(await found('')).toEqual([ids.haven, ids.fjord]);
    expect(await found('showArchived=true')).toEqual([ids.haven2, ids.haven, ids.fjord]);
  });

  it('shows each audit with the data of its record, site and deployment', async () => {
    const { body } = await admin.get(`${list}?searchTerm=${ids.siteCode}`);
    expect(body.resultsList[0]).toMatchObject({
      id: ids.fjord,
      siteCode: ids.siteCode,
      site: 'S.T. Fjord Fisk',
      country: 'Norway',
      city: 'Bergen',
      standard: 'Food',
      certificationBodyId: ids.body,
      certificationBody: 'Certa Nordic',
      programOwner: 'Harbour Foods',
      auditOwner: 'Alta Group',
      startDate: '2025-05-05',
      validationDate: '2026-03-20',
      grade: 'B+',
      issueDate: '2026-03-20',
      expiryDate: '2998-01-31',
      certificationStatus: 'Certificated',
      auditStatus: 'Current',
    });
  });

  it('names a standard by the deployment’s product', async () => {
    const { body } = await admin.get(`${list}?showArchived=true&standard=11`);
    expect(body.resultsList.map((row: { standard: string }) => row.standard)).toEqual(['HF Compliance']);
  });

  it.each([
    ['its own number', () => ids.haven, () => [ids.haven]],
    ['the site code', () => ids.siteCode, () => [ids.fjord]],
    ['a name with its points left out', () => 'ST Fjord', () => [ids.fjord]],
    ['a misspelt name', () => 'Havem Bakery', () => [ids.haven]],
    ['the city', () => 'bergen', () => [ids.fjord]],
    ['what is nowhere', () => 'Zephyr', () => []],
  ])('is searched by %s', async (_, term, expected) => {
    expect(await found(`searchTerm=${encodeURIComponent(term())}`)).toEqual(expected());
  });

  it('finds an audit under the former name of its site', async () => {
    await sql`update site set name = 'Nordhavn Fisk' where id = ${ids.siteCode}::bigint`.execute(directory.owner);
    expect(await found('searchTerm=Fjord')).toEqual([ids.fjord]);
    await sql`update site set name = 'S.T. Fjord Fisk' where id = ${ids.siteCode}::bigint`.execute(directory.owner);
  });

  it.each([
    ['country=578', () => [ids.fjord]],
    ['country=578&country=528', () => [ids.haven, ids.fjord]],
    ['standard=4', () => [ids.haven, ids.fjord]],
    ['standard=8', () => []],
    ['grade=B%2B', () => [ids.fjord]],
    ['grade=AA', () => [ids.haven]],
    ['certificationStatus=Certificated', () => [ids.haven, ids.fjord]],
    ['certificationStatus=Pending&showArchived=true', () => [ids.haven2]],
    ['auditStatus=Archived&showArchived=true', () => [ids.haven2]],
    ['auditStatus=Archived', () => [ids.haven2]],
    ['auditStatus=Archived&auditStatus=Current', () => [ids.haven2, ids.haven, ids.fjord]],
    ['auditStatus=Closed', () => []],
    ['startDateFrom=2025-09-01', () => [ids.haven]],
    ['startDateTo=2025-05-05', () => [ids.fjord]],
    ['expiryDateTo=2998-12-31', () => [ids.fjord]],
  ])('is filtered by %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected());
  });

  it('is filtered by the certification body', async () => {
    expect(await found(`certificationBody=${ids.body}`)).toEqual([ids.fjord]);
  });

  it('is sorted by each of its sortable columns in either direction', async () => {
    const sortable = Object.entries(auditList.columns).filter(([, column]) => 'sortable' in column);
    expect(sortable.length).toBeGreaterThan(10);
    for (const [key] of sortable) {
      const up = await found(`showArchived=true&sortBy=${key}&order=asc`);
      const down = await found(`showArchived=true&sortBy=${key}&order=desc`);
      expect([key, up.length, down.length]).toEqual([key, 3, 3]);
    }
    expect(await found('sortBy=site&order=asc')).toEqual([ids.haven, ids.fjord]);
    expect(await found('sortBy=site&order=desc')).toEqual([ids.fjord, ids.haven]);
    // Audits without a day come last in both directions.
    expect((await found('showArchived=true&sortBy=expiryDate&order=asc')).at(-1)).toBe(ids.haven2);
    expect((await found('showArchived=true&sortBy=expiryDate&order=desc')).at(-1)).toBe(ids.haven2);
  });

  it('refuses an unknown filter and an invalid grade', async () => {
    expect((await admin.get(`${list}?inspector=x`)).status).toBe(400);
    expect((await admin.get(`${list}?grade=E`)).status).toBe(400);
  });

  it('exports the filtered rows as CSV and as a workbook', async () => {
    const csv = await admin.get(`${list}/export?format=csv&country=578`);
    for (const heading of ['Site code', 'City', 'Audit owner', 'Issue date'])
      expect(csv.text).toContain(`"${heading}"`);
    expect(csv.text).toContain('Certa Nordic');
    expect(csv.text).not.toContain('Haven Bakery');
    const xlsx = await admin.get(`${list}/export?format=xlsx`);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(String(xlsx.headers['content-disposition'])).toMatch(/Audits-\d{8}-\d{6}\.xlsx/);
  });
});

describe('a certification past its expiry day', () => {
  const statusAt = async (moment: string, id: string) => {
    setClock(new Date(moment));
    const reader = await directory.as({ role: '{body} User' });
    const [opened, summary, listed] = await Promise.all([
      reader.get(`${list}/${id}`),
      reader.get(`${list}/${id}/details`),
      reader.get(`${list}?certificationStatus=Expired`),
    ]);
    return {
      opened: opened.body.certificationStatus.name,
      summary: summary.body.certificationStatus.name,
      listedAsExpired: listed.body.resultsList.some((row: { id: string }) => row.id === id),
    };
  };

  it.each(['Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim', 'Suspended'])(
    'of status %s reads Expired from midnight UTC, without any job',
    async (certification_status) => {
      const lastDay = clock.today();
      const { id } = await makeAudit(directory.owner, { certification_status, expiry_date: lastDay });
      const before = await statusAt(`${lastDay}T23:59:50Z`, id);
      expect(before).toEqual({ opened: certification_status, summary: certification_status, listedAsExpired: false });
      const after = await statusAt(`${addDays(lastDay, 1)}T00:00:00Z`, id);
      expect(after).toEqual({ opened: 'Expired', summary: 'Expired', listedAsExpired: true });
      await sql`delete from audit where id = ${id}::bigint`.execute(directory.owner);
    },
  );

  it('is sorted among those that expired before, on every page and in both directions', async () => {
    const lastDay = clock.today();
    setClock(new Date(`${addDays(lastDay, 1)}T08:00:00Z`));
    const reader = await directory.as({ role: '{body} User' });
    const stored = ['Expired', 'Certificated', 'Withdrawn', 'Suspended', 'Expired', 'Interim', 'Pending'];
    for (const certification_status of [...stored, ...stored])
      await makeAudit(directory.owner, { certification_status, expiry_date: lastDay });
    const sorted = async (order: string): Promise<[string, number][]> => {
      const pages = await Promise.all(
        [1, 2].map((page) => reader.get(`${list}?sortBy=certificationStatus&order=${order}&pageNumber=${page}`)),
      );
      const rows = pages.flatMap(({ body }) => body.resultsList);
      return rows.map((row: { id: string; certificationStatus: string }) => [row.certificationStatus, Number(row.id)]);
    };
    const up = await sorted('asc');
    const byStatusThenId = ([one, id]: [string, number], [other, otherId]: [string, number]) =>
      one === other ? id - otherId : one < other ? -1 : 1;
    expect(up).toEqual(up.toSorted(byStatusThenId));
    expect(up.filter(([status]) => status === 'Expired')).toHaveLength(10);
    expect(await sorted('desc')).toEqual(up.toReversed());
    await sql`delete from audit where expiry_date = ${lastDay}::date`.execute(directory.owner);
  });

  it.each(['Withdrawn', 'Not Certificated', 'Expired Renewed', 'Pending'])(
    'of status %s is unchanged',
    async (status) => {
      const lastDay = clock.today();
      const { id } = await makeAudit(directory.owner, { certification_status: status, expiry_date: lastDay });
      expect((await statusAt(`${addDays(lastDay, 1)}T00:00:00Z`, id)).opened).toBe(status);
      await sql`delete from audit where id = ${id}::bigint`.execute(directory.owner);
    },
  );
});

it('offers the certification statuses to any signed-in user', async () => {
  const { body } = await admin.get(`${list}/CertificationStatus`);
  expect(body).toContainEqual({ id: 'Expired Renewed', name: 'Expired Renewed' });
  expect(body).toHaveLength(10);
  expect((await directory.visitor.get(`${list}/CertificationStatus`)).status).toBe(401);
});
