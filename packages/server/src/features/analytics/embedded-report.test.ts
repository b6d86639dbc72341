import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock, stopClock } from '../../kernel/clock/clock.ts';
import { describeReport, startPowerBi, type TestPowerBi, troubles } from '../../kernel/testing/power-bi.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeDashboard } from '../dashboard/dashboard.factory.ts';

const report = {
  id: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Expiries',
  datasetId: 'set-1',
  roles: ['CB BI User', 'GFA Admin'],
};
const readers: Role[] = ['CB BI User', '{body} Admin', 'Company BI S User'];

let standIn: TestPowerBi;
let directory: TestDirectory;
let path: string;
let bodyId: string;

beforeAll(async () => {
  standIn = await startPowerBi([report]);
  directory = await testDirectory(standIn.variables);
  bodyId = (await makeCertificationBody(directory.owner)).id;
  const { webUrl: web_url, embedUrl: embed_url } = describeReport(report);
  const { id } = await makeDashboard(directory.owner, {
    name: 'Expiries by month',
    report_id: report.id,
    dataset_id: report.datasetId,
    roles: readers,
    web_url,
    embed_url,
  });
  path = `/dashboard/api/Dashboard/${id}/embed`;
});
afterAll(async () => {
  await directory.close();
  await standIn.stop();
});
beforeEach(() => {
  setClock();
  standIn.state.trouble = undefined;
});

/** After a throttled call, Power BI is left alone for the minute that it asked for. */
const afterPause = () => stopClock(new Date(Date.now() + 120_000));

const asCb = () => directory.as({ role: 'CB BI User', organisations: [['CertificationBody', bodyId]] });

it('a dashboard of Power BI is shown as its reader, whatever the browser sends', async () => {
  const caller = await asCb();
  const { status, body } = await caller.get(path);
  expect(status).toBe(200);
  expect(body).toEqual({
    reportId: report.id,
    embedUrl: describeReport(report).embedUrl,
    name: 'Expiries by month',
    embedToken: expect.stringMatching(/^embed-/),
    expiresInSeconds: expect.any(Number),
  });
  expect(body.expiresInSeconds).toBeGreaterThan(1100);
  const { identities } = JSON.parse(standIn.calls.at(-1)?.body ?? '');
  expect(identities).toEqual([
    {
      username: expect.stringMatching(/^[0-9a-f-]{36}$/),
      roles: ['CB BI User'],
      customData: `CertificationBody:${bodyId}`,
      datasets: ['set-1'],
    },
  ]);
  expect((await caller.get(`${path}?roles=GFA%20Admin&customData=`)).status).not.toBe(500);
  expect(standIn.calls.at(-1)?.body).toContain('"roles":["CB BI User"]');
});

it('staff of the standards body are shown it by the name of their role, without an organisation', async () => {
  expect((await (await directory.as({ role: '{body} Admin' })).get(path)).status).toBe(200);
  const [identity] = JSON.parse(standIn.calls.at(-1)?.body ?? '').identities;
  expect(identity).toMatchObject({ roles: ['GFA Admin'] });
  expect(identity).not.toHaveProperty('customData');
});

it('it does not exist for roles that are not on its list, and a built-in dashboard is not embedded', async () => {
  for (const role of ['Analytics User', 'CB BI User T'] as const)
    expect((await (await directory.as({ role })).get(path)).status, role).toBe(404);
  const caller = await asCb();
  for (const id of ['1', '999999', 'builtin-grades', '1%20or%201'])
    expect((await caller.get(`/dashboard/api/Dashboard/${id}/embed`)).status, id).toBe(404);
  const { id } = await makeCompany(directory.owner);
  const lite = await directory.as({ role: 'Company User', organisations: [['Company', id]] });
  expect((await lite.get(path)).body).toMatchObject({ message: analyticsErrors.proNeeded.message });
});

it.each(Object.keys(troubles))(
  'it could not be loaded when Power BI %s, and the built-in ones still are',
  async (name) => {
    const caller = await asCb();
    standIn.state.trouble = troubles[name];
    standIn.withdrawTokens();
    const { status, body } = await caller.get(path);
    expect([status, body.message]).toEqual([502, 'Could not load the selected dashboard.']);
    expect((await caller.get('/dashboard/api/Dashboard/1/data')).status).toBe(200);
    standIn.state.trouble = undefined;
    afterPause();
    expect((await caller.get(path)).status).toBe(200);
  },
);

it('it could not be loaded by a reader whose role its model does not know', async () => {
  afterPause();
  const { id } = await makeCompany(directory.owner, { tier: 'Pro' });
  const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
  expect((await caller.get(path)).status).toBe(502);
  expect(standIn.calls.at(-1)?.body).toContain('Company BI S User');
});

it('nobody has so many tokens issued that Power BI slows down the others', async () => {
  afterPause();
  const caller = await asCb();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await caller.get(path)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
