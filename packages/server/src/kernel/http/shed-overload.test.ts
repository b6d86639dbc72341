import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCallHeaders } from './own-calls.ts';
import { shedOverload } from './shed-overload.ts';

describe('an overloaded server', () => {
  let app: FastifyInstance;
  let work: PromiseWithResolvers<string>;

  beforeEach(async () => {
    app = fastify();
    work = Promise.withResolvers();
    await app.register(multipart);
    app.get('/health', async () => 'live');
    await app.register(async (calls) => {
      shedOverload(calls, { capacity: 1, maxWaitMs: 60 });
      calls.get('/', () => work.promise);
      calls.post('/', () => work.promise);
    });
  });
  afterEach(() => app.close());

  const statusOf = async (method: 'GET' | 'POST') =>
    (await app.inject({ method, url: '/', ...(method === 'POST' && { payload: {} }) })).statusCode;

  it('rejects calls that wait too long at almost no cost, with Retry-After', async () => {
    const atWork = statusOf('GET');
    const away = await app.inject('/');
    expect({ status: away.statusCode, again: away.headers['retry-after'], body: away.json() }).toEqual({
      status: 503,
      again: '2',
      body: { code: kernelErrors.busy.code, message: kernelErrors.busy.message },
    });
    work.resolve('done');
    expect(await atWork).toBe(200);
    expect((await app.inject('/')).body).toBe('done');
  });

  it('answers the calls of pages that it renders itself', async () => {
    const atWork = statusOf('GET');
    const own = app.inject({ url: '/', headers: ownCallHeaders });
    const foreign = app.inject({ url: '/', headers: { 'x-own-call': 'guessed' } });
    expect((await foreign).statusCode).toBe(503);
    work.resolve('done');
    expect([(await own).statusCode, await atWork]).toEqual([200, 200]);
  });

  it('serves a waiting call as soon as another is answered', async () => {
    const both = [statusOf('GET'), statusOf('GET')];
    work.resolve('done');
    expect(await Promise.all(both)).toEqual([200, 200]);
  });

  it('counts writes and reads separately', async () => {
    const atWork = [statusOf('GET'), statusOf('POST')];
    expect([await statusOf('GET'), await statusOf('POST')]).toEqual([503, 503]);
    work.resolve('done');
    expect(await Promise.all(atWork)).toEqual([200, 200]);
    expect([await statusOf('GET'), await statusOf('POST')]).toEqual([200, 200]);
  });

  it('answers routes outside the gate, such as its health, under any load', async () => {
    const atWork = statusOf('GET');
    expect((await app.inject('/health')).body).toBe('live');
    work.resolve('done');
    await atWork;
  });
});
