import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setClock, stopClock } from '../clock/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { openPowerBi, PowerBiFailure } from './power-bi.ts';

const tenant = '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8';
const workspace = '0c7be2a4-51d9-4f3e-8b60-92ad13f7e5c1';
const reportId = '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925';
const secret = 'kept between two';
const start = new Date('2026-03-02T08:00:00Z');
const reader = { username: 'body', roles: ['Body'], customData: '10001' };

interface Call {
  path: string;
  body: string;
}
let calls: Call[] = [];
/** Replaces the answer of the stand-in, as Power BI in trouble would. */
let trouble: ((path: string, response: ServerResponse) => boolean) | undefined;

const answerJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const embedUrl = `https://app.powerbi.com/reportEmbed?reportId=${reportId}`;
const report = { id: reportId, name: 'Expiries', webUrl: 'https://app.powerbi.com/r', embedUrl, datasetId: 'set-1' };

const standIn = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const call = { path: String(request.url), body: Buffer.concat(chunks).toString() };
  calls.push(call);
  if (trouble?.(call.path, response)) return;
  const found = `/v1.0/myorg/groups/${workspace}/reports/${reportId}`;
  if (call.path === `/${tenant}/oauth2/v2.0/token`) {
    const form = new URLSearchParams(call.body);
    if (form.get('client_secret') !== secret) answerJson(response, 401, { error: 'invalid_client' });
    else answerJson(response, 200, { token_type: 'Bearer', expires_in: 3599, access_token: 'an access token' });
  } else if (request.headers.authorization !== 'Bearer an access token') answerJson(response, 403, {});
  else if (call.path === found) answerJson(response, 200, report);
  else if (call.path === `${found}/GenerateToken`)
    answerJson(response, 200, { token: 'an embed token', tokenId: tenant, expiration: '2026-03-02T09:00:00Z' });
  else answerJson(response, 404, { error: { code: 'PowerBIEntityNotFound' } });
});

const open = (changed: Record<string, string> = {}) => {
  const origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  const opened = openPowerBi(
    readSettings({
      POWER_BI_TENANT_ID: tenant,
      POWER_BI_CLIENT_ID: tenant,
      POWER_BI_CLIENT_SECRET: secret,
      POWER_BI_WORKSPACE_ID: workspace,
      POWER_BI_LOGIN_ORIGIN: origin,
      POWER_BI_API_ORIGIN: origin,
      ...changed,
    }),
  );
  if (!opened) throw new Error('Power BI is not configured');
  return opened;
};
const signIns = () => calls.filter(({ path }) => path.endsWith('/token')).length;

beforeAll(() => new Promise<void>((done) => void standIn.listen(0, '127.0.0.1', done)));
afterAll(() => {
  setClock();
  standIn.close();
});
beforeEach(() => {
  calls = [];
  trouble = undefined;
  stopClock(start);
});

it('is not there without settings', () => expect(openPowerBi(readSettings({}))).toBeUndefined());

it('embeds a report as the reader that the server names', async () => {
  expect(await open().embedReport(reportId, reader)).toEqual({
    reportId,
    name: 'Expiries',
    embedUrl,
    embedToken: 'an embed token',
    expiresAt: new Date('2026-03-02T09:00:00Z'),
  });
  const asked = calls.find(({ path }) => path.endsWith('/GenerateToken'));
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    accessLevel: 'View',
    identities: [{ ...reader, datasets: ['set-1'] }],
  });
});

it('signs in again before its access ends', async () => {
  const powerBi = open();
  await powerBi.findReport(reportId);
  await powerBi.findReport(reportId);
  expect(signIns()).toBe(1);
  stopClock(new Date(start.getTime() + 56 * 60_000));
  await powerBi.findReport(reportId);
  expect(signIns()).toBe(2);
});

it('finds nothing under an unknown id, and asks nothing for what is no id', async () => {
  expect(await open().findReport(tenant)).toBeUndefined();
  calls = [];
  expect(await open().findReport('../../datasets')).toBeUndefined();
  expect(calls).toEqual([]);
});

it('asks nothing while it is told to wait, and works again afterwards', async () => {
  const powerBi = open();
  trouble = (_path, response) => Boolean(response.writeHead(429, { 'retry-after': '60' }).end());
  await expect(powerBi.findReport(reportId)).rejects.toThrow(PowerBiFailure);
  trouble = undefined;
  await expect(powerBi.findReport(reportId)).rejects.toThrow('asked to wait');
  expect(calls).toHaveLength(1);
  stopClock(new Date(start.getTime() + 61_000));
  expect(await powerBi.findReport(reportId)).toMatchObject({ name: 'Expiries' });
});

it.each<[string, NonNullable<typeof trouble>]>([
  ['hangs up', (_path, response) => Boolean(response.destroy())],
  ['answers garbage', (_path, response) => Boolean(response.end('<html>'))],
  ['fails', (_path, response) => Boolean(response.writeHead(500).end(secret))],
  ['redirects', (_path, response) => Boolean(response.writeHead(307, { location: 'https://elsewhere.example' }).end())],
])('fails without a secret in its words when Power BI %s', async (_title, planned) => {
  trouble = planned;
  const failure = await open()
    .embedReport(reportId, reader)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PowerBiFailure);
  expect(String(failure)).not.toContain(secret);
});

it('refuses a report outside the configured origin of frames', async () => {
  await expect(open({ POWER_BI_EMBED_ORIGIN: 'https://reports.example' }).findReport(reportId)).rejects.toThrow(
    'POWER_BI_EMBED_ORIGIN',
  );
});
