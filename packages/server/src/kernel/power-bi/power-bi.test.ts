import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setClock, stopClock } from '../clock/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { describeReport, powerBiUser, startPowerBi, type TestPowerBi, troubles } from '../testing/power-bi.ts';
import { openPowerBi, PowerBiFailure } from './power-bi.ts';

const report = {
  id: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Expiries',
  datasetId: 'set-1',
  roles: ['GFA Admin'],
};
const { id: reportId, ...described } = describeReport(report);
const found = { reportId, ...described };
const other = '9d3c7a11-6e58-4b02-8f47-c1d05a92e6b3';
const start = new Date('2026-03-02T08:00:00Z');
const reader = { username: 'a person', roles: ['GFA Admin'], customData: 'company:10001' };

let standIn: TestPowerBi;

const open = (changed: Record<string, string> = {}) => {
  const opened = openPowerBi(readSettings({ ...standIn.variables, ...changed }));
  if (!opened) throw new Error('Power BI is not configured');
  return opened;
};
const signIns = () => standIn.calls.filter(({ path }) => path.endsWith('/token')).length;
const laterBy = (minutes: number) => stopClock(new Date(start.getTime() + minutes * 60_000));

beforeAll(async () => {
  standIn = await startPowerBi([report]);
});
afterAll(async () => {
  setClock();
  await standIn.stop();
});
beforeEach(() => {
  standIn.calls.length = 0;
  standIn.state.trouble = undefined;
  stopClock(start);
});

it('is not there without settings', () => expect(openPowerBi(readSettings({}))).toBeUndefined());

it('opens a report to the reader that the server names, for twenty minutes', async () => {
  const powerBi = open();
  expect(await powerBi.findReport(reportId)).toEqual(found);
  const { token, expiresAt } = (await powerBi.requestToken(found, reader)) ?? {};
  expect(token).toMatch(/^embed-/);
  expect(expiresAt).toEqual(new Date('2026-03-02T08:20:00Z'));
  const asked = standIn.calls.find(({ path }) => path.endsWith('/GenerateToken'));
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    accessLevel: 'View',
    lifetimeInMinutes: 20,
    identities: [{ ...reader, datasets: ['set-1'] }],
  });
});

it('signs in again before its access ends, and when it was withdrawn', async () => {
  const powerBi = open();
  await powerBi.findReport(reportId);
  laterBy(50);
  await powerBi.findReport(reportId);
  expect(signIns()).toBe(1);
  laterBy(56);
  await powerBi.findReport(reportId);
  expect(signIns()).toBe(2);
  standIn.withdrawTokens();
  expect(await powerBi.findReport(reportId)).toEqual(found);
  expect(signIns()).toBe(3);
});

it('finds nothing under an unknown id, and asks nothing for what is no id', async () => {
  const powerBi = open();
  expect(await powerBi.findReport(other)).toBeUndefined();
  expect(await powerBi.requestToken({ ...found, reportId: other }, reader)).toBeUndefined();
  standIn.calls.length = 0;
  expect(await powerBi.findReport('../../datasets')).toBeUndefined();
  expect(await powerBi.requestToken({ ...found, reportId: '..' }, reader)).toBeUndefined();
  expect(standIn.calls).toEqual([]);
});

it('says what Power BI says of a role that its model does not know', async () => {
  const refused = open().requestToken(found, { ...reader, roles: ['Nobody'] });
  await expect(refused).rejects.toThrow('status 400');
  await expect(refused).rejects.toMatchObject({ said: expect.stringContaining('The role Nobody is not defined') });
});

it('asks nothing while it is told to wait, and works again afterwards', async () => {
  const powerBi = open();
  standIn.state.trouble = troubles.throttles;
  await expect(powerBi.findReport(reportId)).rejects.toThrow(PowerBiFailure);
  standIn.state.trouble = undefined;
  await expect(powerBi.findReport(reportId)).rejects.toThrow('asked to wait');
  expect(standIn.calls).toHaveLength(1);
  laterBy(1.1);
  expect(await powerBi.findReport(reportId)).toEqual(found);
});

it.each(Object.keys(troubles))('fails without a secret in its words when Power BI %s', async (name) => {
  standIn.state.trouble = troubles[name];
  const failure = await open()
    .signIn(powerBiUser.username, powerBiUser.password)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PowerBiFailure);
  for (const kept of [standIn.variables.POWER_BI_CLIENT_SECRET, powerBiUser.password])
    expect(JSON.stringify([String(failure), failure])).not.toContain(kept);
});

it('refuses a report outside the configured origin of frames', async () => {
  const elsewhere = open({ POWER_BI_EMBED_ORIGIN: 'https://reports.example' });
  await expect(elsewhere.findReport(reportId)).rejects.toThrow('POWER_BI_EMBED_ORIGIN');
  standIn.calls.length = 0;
  await expect(elsewhere.requestToken(found, reader)).rejects.toThrow('POWER_BI_EMBED_ORIGIN');
  expect(standIn.calls).toEqual([]);
});

it('reaches the reports of a user of Power BI with their own token', async () => {
  const powerBi = open();
  await expect(powerBi.signIn(powerBiUser.username, 'wrong')).rejects.toThrow('the sign-in with status 400');
  const own = powerBi.withAccess(await powerBi.signIn(powerBiUser.username, powerBiUser.password));
  expect(await own.findReport(reportId)).toEqual(found);
  standIn.withdrawTokens();
  await expect(own.findReport(reportId)).rejects.toThrow('status 403');
});
