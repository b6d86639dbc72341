import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import {
  type BuiltInDashboard,
  builtInDashboards,
  namesInAuditList,
} from '@attestry/contract/features/analytics/analytics.parts.ts';
import { soonDays } from '@attestry/contract/kernel/soon-days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody, makeReport } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { templateByCode } from '../report-template/report-template.public.ts';
import { makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;
let body: { id: string };
let company: { id: string };

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  body = await makeCertificationBody(owner);
  company = await makeCompany(owner, { tier: 'Pro' });
  const audit = async (country_id: number, changes = {}) => {
    const { id: site_id } = await makeSite(owner, { company_id: company.id, country_id });
    return makeAudit(owner, { site_id, certification_body_id: body.id, ...changes });
  };
  const { id } = await audit(826);
  await audit(826, { record_status: 'Holding', holding_reason: 'It waits' });
  await audit(56, { record_status: 'Archived' });
  await audit(56, { start_date: '2026-01-10', end_date: '2026-01-10', uploaded_at: new Date('2026-03-05T10:00:00Z') });
  await makeAudit(owner);
  await makeReport(owner, id, {
    template: templateByCode('FOOD', '9'),
    answers: {
      NON_CONFORMITIES: [
        { NC_CLAUSE: '3.5.1', NC_SEVERITY: 'Major', NC_DETAIL: 'No trace.' },
        { NC_CLAUSE: '3.5.2', NC_SEVERITY: 'Minor', NC_DETAIL: 'A lamp.' },
        { NC_CLAUSE: '3.50', NC_SEVERITY: 'Minor', NC_DETAIL: 'A door.' },
      ],
    } as never,
  });
});
afterAll(() => directory.close());

const asCb = () => directory.as({ role: 'CB BI User', organisations: [['CertificationBody', body.id]] });
const asBi = () => directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
const analyst = () => directory.as({ role: 'Analytics User' });

const dashboards = '/dashboard/api/Dashboard';
const shownTo = async (caller: Caller): Promise<{ id: string; reportId: string }[]> =>
  (await caller.get(dashboards)).body;
const addressOf = async (caller: Caller, built: BuiltInDashboard, query = '') => {
  const shown = (await shownTo(caller)).find(({ reportId }) => reportId === built);
  return `${dashboards}/${shown?.id}/data?${query}`;
};
const figuresOf = async (caller: Caller, id: BuiltInDashboard, query = '') => {
  const { status, body: answer, text } = await caller.get(await addressOf(caller, id, query));
  expect(status, text).toBe(200);
  return answer.figures;
};

/** How many rows the report has that a dashboard counts, and how many the list of audits if the caller has that. */
const rowsOf = async (caller: Caller, id: BuiltInDashboard, query: Record<string, string>): Promise<number[]> => {
  const { asks, report, ...dashboard } = builtInDashboards[id];
  const [reported, listed] = [new URLSearchParams(query), new URLSearchParams()];
  for (const [key, values] of Object.entries(asks)) for (const value of [values].flat()) reported.append(key, value);
  for (const [key, value] of reported) listed.append(namesInAuditList[key] ?? key, value);
  const list = 'ofAudits' in dashboard ? await caller.get(`/audit/api/Audit?${listed}`) : undefined;
  const { body: preview } = await caller.get(`/report/api/Report/${report}/preview?${reported}`);
  return [preview.total, ...(list?.status === 200 ? [list.body.total] : [])];
};

describe.each([
  ['an analyst', analyst, 2, false],
  ['a certification body', asCb, 1, true],
  ['a company', asBi, 1, true],
])('for %s', (_, as, bodies, hasList) => {
  it('each figure is the number of rows that its report and the list of audits have', async () => {
    const caller = await as();
    const counted: { figures: number[]; rows: number[] }[] = [];
    const compare = async (id: BuiltInDashboard, total: number, query: Record<string, string>) => {
      const rows = await rowsOf(caller, id, query);
      counted.push({ figures: rows.map(() => total), rows });
    };
    for (const { country, total } of await figuresOf(caller, 'builtin-certificates-by-country'))
      await compare('builtin-certificates-by-country', total, { country: country.id });
    for (const { standard, grade, from, to, total } of await figuresOf(caller, 'builtin-grades'))
      await compare('builtin-grades', total, { standard: standard.id, grade, startDateFrom: from, startDateTo: to });
    for (const { from, to, total } of (await figuresOf(caller, 'builtin-expiry-outlook')).filter(
      (week: { total: number }) => week.total,
    ))
      await compare('builtin-expiry-outlook', total, { expiryDateFrom: from, expiryDateTo: to });
    for (const { standard, section, severity, total } of await figuresOf(caller, 'builtin-non-conformities'))
      await compare('builtin-non-conformities', total, { standard: standard.id, clause: section, severity });
    const performance = await figuresOf(caller, 'builtin-certification-bodies');
    for (const {
      body: { id },
      total,
    } of performance)
      await compare('builtin-certification-bodies', total, { certificationBody: id });
    expect(performance).toHaveLength(bodies);
    expect(counted.length).toBeGreaterThan(6);
    expect(counted.map(({ figures }) => figures)).toEqual(counted.map(({ rows }) => rows));
    expect(counted.some(({ rows }) => rows.length > 1)).toBe(hasList);
  });
});

it('sections gather the clauses below them and have their headings', async () => {
  const standard = { id: expect.any(String), name: 'Food' };
  expect(await figuresOf(await analyst(), 'builtin-non-conformities')).toEqual([
    { standard, section: '3.5', title: 'Traceability', severity: 'Major', total: 1 },
    { standard, section: '3.5', title: 'Traceability', severity: 'Minor', total: 1 },
    { standard, section: '3.50', severity: 'Minor', total: 1 },
  ]);
});

it('the weeks of expiry cover twelve months, and one ends with the days that are soon', async () => {
  const weeks = await figuresOf(await analyst(), 'builtin-expiry-outlook');
  const today = clock.today();
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toMatchObject({ from: today, to: addDays(today, 4) });
  expect(weeks).toContainEqual({ from: addDays(today, 54), to: addDays(today, soonDays), total: 0 });
});

it('a certification body sees how it performs; its rank is shown only to those who see all of them', async () => {
  const ofBody = { body: { id: body.id }, total: 4, holding: 1, replaced: 1, late: expect.any(Number) };
  const [own] = await figuresOf(await analyst(), 'builtin-certification-bodies', `certificationBody=${body.id}`);
  expect(own).toMatchObject({ ...ofBody, rank: 1 });
  for (const caller of [await asBi(), await asCb()]) {
    const [figure] = await figuresOf(caller, 'builtin-certification-bodies');
    expect(figure).toMatchObject({ body: ofBody.body });
    expect(figure).not.toHaveProperty('rank');
  }
});

it('filters narrow the figures, and wrong ones are refused', async () => {
  const caller = await analyst();
  const found = async (query: string) =>
    (await figuresOf(caller, 'builtin-certificates-by-country', `certificationBody=${body.id}&${query}`)).map(
      ({ total }: { total: number }) => total,
    );
  expect(await found('country=826')).toEqual([1]);
  expect(await found('periodTo=2001-01-01')).toEqual([]);
  for (const query of ['country=x', 'colour=red', 'periodFrom=2026-02-01&periodTo=2026-01-01'])
    expect((await caller.get(await addressOf(caller, 'builtin-grades', query))).status, query).toBe(400);
  expect((await caller.get(`${dashboards}/99/data`)).status).toBe(404);
});

describe('which dashboards there are', () => {
  const nameEach = async (caller: Caller) => (await shownTo(caller)).map(({ reportId }) => reportId);
  const horizon = () =>
    directory.as({ role: 'CB Commercial Horizon', organisations: [['CertificationBody', body.id]] });

  it('depends on the role, and on the report that a dashboard counts', async () => {
    expect(await nameEach(await analyst())).toHaveLength(5);
    await sql`update dashboard set roles = array['CB BI User', 'CB Commercial Horizon']
      where report_id in ('builtin-grades', 'builtin-non-conformities')`.execute(directory.owner);
    expect(await nameEach(await asCb())).toEqual([
      'builtin-certificates-by-country',
      'builtin-certification-bodies',
      'builtin-expiry-outlook',
      'builtin-grades',
      'builtin-non-conformities',
    ]);
    expect(await nameEach(await analyst())).not.toContain('builtin-grades');
    expect((await (await analyst()).get(`${dashboards}/2/data`)).status).toBe(404);
    expect(await nameEach(await horizon())).not.toContain('builtin-non-conformities');
    expect((await (await horizon()).get(`${dashboards}/4/data`)).status).toBe(404);
  });
});

it('Lite is told that Analytics needs Pro', async () => {
  const lite = await makeCompany(directory.owner);
  const caller = await directory.as({ role: 'Company User', organisations: [['Company', lite.id]] });
  for (const address of [dashboards, `${dashboards}/2/data`]) {
    const { status, body: refusal } = await caller.get(address);
    expect({ status, message: refusal.message }).toEqual({ status: 403, message: analyticsErrors.proNeeded.message });
  }
});
