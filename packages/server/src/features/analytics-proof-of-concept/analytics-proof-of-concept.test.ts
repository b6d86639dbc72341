import { analyticsProofOfConceptErrors } from '@attestry/contract/features/analytics-proof-of-concept/analytics-proof-of-concept.errors.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { symbols } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { powerBiUser, startPowerBi, type TestPowerBi, troubles } from '../../kernel/testing/power-bi.ts';

const report = {
  id: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Expiries',
  datasetId: 'set-1',
  roles: ['Bodies'],
};
const signInPath = '/dashboard/api/Dashboard/signin';
const detailsPath = '/dashboard/api/Dashboard/reportDetails';
const { notLoaded, notSignedIn, noReport } = analyticsProofOfConceptErrors;

let standIn: TestPowerBi;
let directory: TestDirectory;
const logged: string[] = [];

beforeAll(async () => {
  standIn = await startPowerBi([report]);
  directory = await testDirectory({
    ...standIn.variables,
    FLAG_ANALYTICS_PROOF_OF_CONCEPT: 'true',
    LOG_LEVEL: 'debug',
  });
  const log: { write(line: string): void } = Reflect.get(directory.app.log, symbols.streamSym);
  log.write = (line) => void logged.push(line);
});
afterAll(async () => {
  await directory.close();
  await standIn.stop();
});

const as = (role: Role) => directory.as({ role });
const signedIn = async (caller: Caller): Promise<string> =>
  (await caller.post(signInPath, powerBiUser)).body.accessToken;
const details = (accessToken: string, changed: object = {}) => ({
  accessToken,
  reportId: report.id,
  username: 'somebody',
  roles: ['Bodies'],
  customData: '10001',
  ...changed,
});

it('shows a report to the identity that the Admin names', async () => {
  const admin = await as('{body} Admin');
  const accessToken = await signedIn(admin);
  expect((await admin.post(detailsPath, details(accessToken))).body).toMatchObject({
    reportId: report.id,
    name: 'Expiries',
    embedUrl: expect.stringContaining('https://app.powerbi.com/reportEmbed'),
    embedToken: expect.stringMatching(/^embed-/),
  });
  expect(JSON.parse(standIn.calls.at(-1)?.body ?? '')).toMatchObject({
    identities: [{ username: 'somebody', roles: ['Bodies'], customData: '10001', datasets: ['set-1'] }],
  });
});

it('is for the Admin of the standards body alone', async () => {
  for (const role of ['{body} Audit Admin', 'CB BI User', 'Analytics User'] as const)
    expect((await (await as(role)).post(signInPath, powerBiUser)).status, role).toBe(403);
  expect((await directory.visitor.post(signInPath, powerBiUser)).status).toBe(401);
});

it('repeats what Power BI answers, but neither password nor token, and logs nothing of them', async () => {
  logged.length = 0;
  const admin = await as('{body} Admin');
  const refusal = await admin.post(signInPath, { ...powerBiUser, password: 'a wrong one' });
  expect(refusal.body).toMatchObject({ code: notSignedIn.code, detail: expect.stringContaining('AADSTS50126') });
  const accessToken = await signedIn(admin);
  const strange = await admin.post(detailsPath, details(accessToken, { roles: ['Nobody'] }));
  expect(strange.body).toMatchObject({ code: notLoaded.code, detail: expect.stringContaining('The role Nobody') });
  const unknown = await admin.post(detailsPath, details(accessToken, { reportId: crypto.randomUUID() }));
  expect(unknown.body.code).toBe(noReport.code);
  standIn.state.trouble = (_path, response) =>
    void response.writeHead(500).end(`broken for ${accessToken} and ${powerBiUser.password}`);
  const broken = [await admin.post(signInPath, powerBiUser), await admin.post(detailsPath, details(accessToken))];
  standIn.state.trouble = troubles['hangs up'];
  broken.push(await admin.post(signInPath, powerBiUser), await admin.post(detailsPath, details(accessToken)));
  standIn.state.trouble = undefined;
  expect(broken.map(({ status }) => status)).toEqual([502, 502, 502, 502]);
  const [ofSignIn, ofDetails] = broken;
  expect(ofSignIn?.text).not.toContain(powerBiUser.password);
  expect(ofDetails?.text).not.toContain(accessToken);
  expect(logged.filter((line) => line.includes(detailsPath))).toHaveLength(4);
  for (const secret of [accessToken, powerBiUser.password, 'a wrong one', standIn.variables.POWER_BI_CLIENT_SECRET])
    expect(logged.join('\n')).not.toContain(secret);
});

it('stops trying passwords before Power BI locks the account', async () => {
  const admin = await as('{body} Admin');
  const tries: number[] = [];
  for (let n = 0; n < 9; n += 1) tries.push((await admin.post(signInPath, { ...powerBiUser, password: 'no' })).status);
  expect(tries).toEqual([...Array(8).fill(502), 429]);
});
