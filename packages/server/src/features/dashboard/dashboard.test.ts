import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dashboardErrors } from '@attestry/contract/features/dashboard/dashboard.errors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeDashboard } from './dashboard.factory.ts';

const dashboards = '/dashboard/api/Dashboard';
const reportId = '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925';
const workspace = '0c7be2a4-51d9-4f3e-8b60-92ad13f7e5c1';

const report = {
  name: 'Expiries',
  webUrl: 'https://app.powerbi.com/reports/5be1',
  embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=5be1',
  datasetId: 'set-1',
};

let isDown = false;
/** Power BI with one report. */
const powerBi = createServer((request, response) => {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (isDown) answer(500, { error: 'of no concern to anybody' });
  else if (request.url?.endsWith('/token')) answer(200, { access_token: 'an access token', expires_in: 3599 });
  else if (request.url?.endsWith(`${workspace}/reports/${reportId}`)) answer(200, { id: reportId, ...report });
  else answer(404, {});
});

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  await new Promise<void>((done) => void powerBi.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(powerBi.address() as AddressInfo).port}`;
  directory = await testDirectory({
    POWER_BI_TENANT_ID: workspace,
    POWER_BI_CLIENT_ID: workspace,
    POWER_BI_CLIENT_SECRET: 'kept between two',
    POWER_BI_WORKSPACE_ID: workspace,
    POWER_BI_LOGIN_ORIGIN: origin,
    POWER_BI_API_ORIGIN: origin,
    LOG_LEVEL: 'silent',
  });
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(async () => {
  powerBi.close();
  await directory.close();
});
beforeEach(async () => {
  isDown = false;
  await directory.owner.deleteFrom('dashboard').where('report_id', 'not like', 'builtin-%').execute();
});

const form = { reportId, ...report, roles: ['CB BI User', '{body} Admin'] };
const create = (changes: object = {}) => admin.post(dashboards, { ...form, ...changes });
const faultsOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => ({
  status,
  faults: (body.fields ?? []).map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
});

describe('the list of dashboards', () => {
  it('has the five built-in ones from the beginning, by title, with their roles and what an Admin may do', async () => {
    const { body } = await admin.get(`${dashboards}/detailed`);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Certificates by country',
      'Certification body performance',
      'Expiry outlook',
      'Grades over time',
      'Non-conformities by clause',
    ]);
    expect(body[0]).toEqual({
      id: '1',
      name: 'Certificates by country',
      reportId: 'builtin-certificates-by-country',
      webUrl: '/private/analytics?dashboard=builtin-certificates-by-country',
      embedUrl: '/private/analytics?dashboard=builtin-certificates-by-country',
      datasetId: 'directory',
      roles: expect.arrayContaining(['{body} Admin', 'CB BI User', 'CB Commercial Horizon', 'Analytics User']),
      visuals: { isAbleToEdit: true, isAbleToRemove: true },
    });
    expect(body.flatMap(({ roles }: { roles: string[] }) => roles)).not.toContain('Company User');
  });
});

describe('looking up a report', () => {
  const search = async (id: string) => {
    const { status, body } = await admin.get(`${dashboards}/search/${id}`);
    return { status, body: status === 200 ? body : body.message };
  };

  it('finds built-in ones in the directory and others at the provider', async () => {
    expect(await search('builtin-grades')).toEqual({
      status: 200,
      body: {
        reportId: 'builtin-grades',
        name: 'Grades over time',
        weburl: '/private/analytics?dashboard=builtin-grades',
        embedUrl: '/private/analytics?dashboard=builtin-grades',
        datasetId: 'directory',
      },
    });
    const { webUrl: weburl, ...found } = report;
    expect(await search(reportId.toUpperCase())).toEqual({ status: 200, body: { reportId, weburl, ...found } });
  });

  it('says that a report is not found, and that the provider does not answer', async () => {
    const notFound = { status: 404, body: 'Could not find the report' };
    for (const id of ['builtin-none', workspace, '..%2F..%2Fgroups', '17']) expect(await search(id)).toEqual(notFound);
    isDown = true;
    expect(await search(reportId)).toEqual({ status: 502, body: dashboardErrors.notAnswered.message });
    expect((await search('builtin-grades')).status).toBe(200);
  });
});

describe('a dashboard', () => {
  it('is added, edited, deleted, and each change is recorded', async () => {
    const { status, body: added } = await create();
    expect({ status, added }).toMatchObject({ status: 200, added: form });
    const shown = await directory.as({ role: 'CB BI User' });
    const isShown = async () =>
      (await shown.get(dashboards)).body.some(({ name }: { name: string }) => name === report.name);
    expect(await isShown()).toBe(true);
    const address = `${dashboards}/${added.id}`;
    const edited = await admin.put(address, { ...form, name: 'Expiries of 2027', roles: ['Analytics User'] }, '"1"');
    expect(edited.body).toMatchObject({ name: 'Expiries of 2027', roles: ['Analytics User'] });
    expect(await isShown()).toBe(false);
    const { body: log } = await admin.get(`${address}/changeLog`);
    expect(JSON.stringify(log)).toContain('"CB BI User, GFA Admin"');
    expect((await admin.send({ method: 'DELETE', url: address })).status).toBe(200);
    expect((await admin.get(address)).status).toBe(404);
  });

  it('that is built in keeps its addresses, and can be added again after it was deleted', async () => {
    const { body: grades } = await admin.get(`${dashboards}/2`);
    const { id: _, visuals: __, ...stored } = grades;
    const edit = (changes: object) => admin.put(`${dashboards}/2`, { ...stored, ...changes }, '"1"');
    for (const path of ['/private/analytics', '//evil.example', 'https://app.powerbi.com/reportEmbed'])
      expect(faultsOf(await edit({ embedUrl: path })).faults).toEqual([
        `embedUrl: ${dashboardErrors.foreignEmbedUrl.message}`,
      ]);
    expect((await edit({ name: 'Grades', roles: ['Analytics User'] })).status).toBe(200);
    await admin.send({ method: 'DELETE', url: `${dashboards}/2` });
    const { body: found } = await admin.get(`${dashboards}/search/builtin-grades`);
    const again = { ...found, webUrl: found.weburl };
    expect((await create(again)).status).toBe(200);
    expect(faultsOf(await create(again))).toEqual({
      status: 409,
      faults: [`reportId: ${dashboardErrors.reportTaken.message}`],
    });
  });

  it.each([
    'http://app.powerbi.com/reportEmbed',
    'https://app.powerbi.com.evil.example/',
    'https://app.powerbi.com@evil.example/',
    'https://somebody@app.powerbi.com/',
    'javascript:alert(1)',
    '/private/analytics',
    '//app.powerbi.com/',
  ])('has no other address than the provider’s: %s', async (address) => {
    expect(faultsOf(await create({ webUrl: address }))).toEqual({
      status: 400,
      faults: [`webUrl: ${dashboardErrors.foreignWebUrl.message}`],
    });
    expect(faultsOf(await create({ embedUrl: address })).status).toBe(400);
  });

  it('is refused with roles that do not exist or are shown no dashboards, with none, and with unknown reports', async () => {
    for (const roles of [['Emperor'], ['AB User'], ['Company User'], []])
      expect(faultsOf(await create({ roles })).faults.join(), String(roles)).toMatch(/^roles/);
    expect(faultsOf(await create({ reportId: 'builtin-none' })).faults).toEqual([
      'reportId: Could not find the report',
    ]);
  });

  it('is stored once if two people add it at the same time, and a stale edit is refused with the present one', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const id = answers.find(({ status }) => status === 200)?.body.id;
    const rename = (name: string) => admin.put(`${dashboards}/${id}`, { ...form, name }, '"1"');
    const edits = await Promise.all([rename('First'), rename('Second')]);
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [stored, stale] = edits.toSorted((one, other) => one.status - other.status);
    expect(stale?.body.present).toMatchObject({ name: stored?.body.name });
  });

  it('cannot be at a provider that the deployment does not have', async () => {
    const plain = await testDirectory();
    const other = await plain.as({ role: '{body} Admin' });
    expect(faultsOf(await other.post(dashboards, form)).faults).toEqual(['reportId: Could not find the report']);
    expect((await other.get(`${dashboards}/search/${reportId}`)).status).toBe(404);
    const { id } = await makeDashboard(plain.owner);
    expect((await other.get(`${dashboards}/${id}`)).status).toBe(200);
    await plain.close();
  });
});
