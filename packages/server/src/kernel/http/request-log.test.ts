import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../access/actor.ts';
import { readSettings } from '../settings/settings.ts';
import { answerErrors } from './answer-errors.ts';
import { createServer } from './server.ts';

/** Each is in a part of a request that must not reach the log. */
const canaries = {
  query: 'canary-of-the-query',
  body: 'canary-of-the-body',
  path: 'canary-of-the-path',
  header: 'canary-of-the-header',
  row: 'canary-of-a-row',
  address: 'canary@people.example',
};

async function* brokenExport() {
  yield 'first';
  await pause(20);
  throw Object.assign(new Error('the export broke off'), { detail: canaries.row });
}

describe('the log of requests', () => {
  let app: FastifyInstance;
  let lines: Record<string, unknown>[];
  const settings = readSettings({ LOG_LEVEL: 'info' });

  beforeEach(async () => {
    lines = [];
    app = await createServer(settings, { write: (line) => void lines.push(JSON.parse(line)) });
    answerErrors(app, []);
    app.addHook('onRequest', async (request) => {
      if (request.headers.authorization) request.actor = { ...visitor, id: '4711' };
    });
    app.get('/sites/:id', async () => ({ name: 'Harbour Mill' }));
    app.post('/sites', async () => {
      throw Object.assign(new Error('duplicate key value'), { code: '23505', detail: `Key (email)=(${canaries.row})` });
    });
    app.get('/export', async (_request, reply) => reply.send(Readable.from(brokenExport())));
  });
  afterEach(() => app.close());

  const headers = { authorization: `Bearer ${canaries.header}`, 'user-agent': canaries.header };
  const query = `searchTerm=${canaries.query}&email=${encodeURIComponent(canaries.address)}`;

  it('has one line per request with route, status, time, caller and request id', async () => {
    const { headers: answered } = await app.inject({ url: `/sites/${canaries.path}?${query}`, headers });
    expect(answered).toBeDefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 30,
      msg: 'answered',
      method: 'GET',
      route: '/sites/:id',
      status: 200,
      ms: expect.any(Number),
      user: '4711',
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await app.inject('/sites/1');
    expect(lines[1]).not.toHaveProperty('user');
  });

  it('has the request id that the answer to a failure gives', async () => {
    const answer = await app.inject({ method: 'POST', url: '/sites', payload: { name: 'x' } });
    expect(answer.statusCode).toBe(500);
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.json().requestId]));
    expect(lines.map(({ msg }) => msg)).toEqual(['unexpected', 'answered']);
    expect(lines[0]).toMatchObject({ level: 50, err: { message: 'duplicate key value', code: '23505' } });
  });

  it('records that a file broke off after its first byte', async () => {
    await app.inject('/export').catch(() => undefined);
    const line = lines.find(({ msg }) => msg === 'broke off');
    expect(line).toMatchObject({ level: 40, route: '/export', err: { message: 'the export broke off' } });
  });

  it('contains no content of a request, whichever part of the request it was in', async () => {
    await app.inject({ url: `/sites/${canaries.path}?${query}`, headers });
    await app.inject({ url: `/nowhere/${canaries.path}?${query}`, headers });
    await app.inject({ method: 'POST', url: `/sites?${query}`, headers, payload: { name: canaries.body } });
    await app.inject({ method: 'POST', url: '/sites', headers, payload: `{"name": "${canaries.body}` });
    await app.inject({ url: `/export?${query}`, headers }).catch(() => undefined);
    expect(lines.flatMap(({ route }) => route ?? [])).toEqual(['/sites/:id', 'none', '/sites', '/sites', '/export']);
    const log = JSON.stringify(lines);
    for (const canary of Object.values(canaries)) expect(log).not.toContain(canary);
    expect(log).not.toContain(encodeURIComponent(canaries.address));
  });
});
