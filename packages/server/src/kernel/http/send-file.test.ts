import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileToSend } from '../calls/context.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { streamRows } from '../lists/export-rows.ts';
import { openPlaces } from '../places/places.ts';
import { freshDatabase } from '../testing/cluster.ts';
import { answerErrors } from './answer-errors.ts';
import { sendFile } from './send-file.ts';

const named = { type: 'application/pdf', name: 'report.pdf' };
const pdf = Buffer.from('%PDF');
const maxOfOne = 6;
const soon = 10_000;

describe('files sent to one person', () => {
  let app: FastifyInstance;
  let made: PromiseWithResolvers<Uint8Array>;
  let content: FileToSend['content'];
  const statusOf = async () => (await app.inject('/report')).statusCode;
  const statuses = (count: number) => Array.from({ length: count }, statusOf);

  beforeEach(() => {
    app = Fastify();
    answerErrors(app, []);
    made = Promise.withResolvers();
    content = () => made.promise;
    app.get('/report', (_request, reply) => sendFile(reply, { content, ...named }));
  });
  afterEach(() => app.close());

  it('are generated six at a time; more are refused with Retry-After', async () => {
    const underWay = statuses(maxOfOne);
    const { statusCode, headers, json } = await app.inject('/report');
    expect([statusCode, headers['retry-after'], json().code]).toEqual([429, '5', 'request.underWay']);
    made.resolve(pdf);
    expect(await Promise.all(underWay)).toEqual(Array(maxOfOne).fill(200));
    expect(await Promise.all(statuses(maxOfOne))).toEqual(Array(maxOfOne).fill(200));
  });

  it('release their place if they cannot be generated', async () => {
    const underWay = statuses(maxOfOne);
    made.reject(new Error('No font'));
    expect(await Promise.all(underWay)).toEqual(Array(maxOfOne).fill(500));
    content = async () => pdf;
    expect(await statusOf()).toBe(200);
  });

  it('answer with an error if they fail before the first byte', async () => {
    const broken = new Error('No such file');
    // biome-ignore lint/correctness/useYield: it fails before it could
    const missing = async function* (): AsyncGenerator<Uint8Array> {
      throw broken;
    };
    app.get('/missing', (_request, reply) => sendFile(reply, { content: missing(), size: 5_000, ...named }));
    const answer = await fetch(`${await app.listen({ port: 0 })}/missing`);
    const body = await answer.text();
    expect([answer.status, JSON.parse(body).code]).toEqual([500, 'request.unexpected']);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('need no place if their bytes are already available', async () => {
    const underWay = statuses(maxOfOne);
    content = pdf;
    expect(await statusOf()).toBe(200);
    made.resolve(pdf);
    await Promise.all(underWay);
  });

  it('keep their place until they are generated and sent, even if the caller leaves early', async () => {
    const address = await app.listen({ port: 0 });
    let begun = 0;
    content = () => {
      begun += 1;
      return made.promise;
    };
    const requests = Array.from({ length: maxOfOne }, () => get(`${address}/report`).on('error', () => undefined));
    await vi.waitFor(() => expect(begun).toBe(maxOfOne), soon);
    for (const request of requests) request.destroy();
    await vi.waitFor(() => expect(requests.every(({ closed }) => closed)).toBe(true), soon);
    expect(await statusOf()).toBe(429);
    made.resolve(pdf);
    await vi.waitFor(async () => expect(await statusOf()).toBe(200), soon);
  });

  it('keep their place until reading has stopped, although the caller has left', async () => {
    const row = Promise.withResolvers<Uint8Array>();
    const suspended = async function* () {
      yield pdf;
      yield await row.promise;
    };
    let left = 0;
    app.get('/export', (_request, reply) => {
      reply.raw.on('close', () => {
        left += 1;
      });
      return sendFile(reply, { content: suspended(), ...named });
    });
    const address = await app.listen({ port: 0 });
    const requests = Array.from({ length: maxOfOne }, () => get(`${address}/export`).on('error', () => undefined));
    await Promise.all(requests.map((request) => once(request, 'response')));
    for (const request of requests) request.destroy();
    await vi.waitFor(() => expect(left).toBe(maxOfOne), soon);
    content = async () => pdf;
    expect(await statusOf()).toBe(429);
    row.resolve(pdf);
    await vi.waitFor(async () => expect(await statusOf()).toBe(200), soon);
  });

  it('are not read further for a caller who leaves, and then release their place', async () => {
    const address = await app.listen({ port: 0 });
    let closed = 0;
    const endless = async function* () {
      try {
        for (;;) yield Buffer.alloc(100_000);
      } finally {
        closed += 1;
      }
    };
    const open = async () => {
      content = endless();
      const request = get(`${address}/report`).on('error', () => undefined);
      await once(request, 'response');
      return request;
    };
    const requests = [];
    for (let at = 0; at < maxOfOne; at += 1) requests.push(await open());
    expect(await statusOf()).toBe(429);
    for (const request of requests) request.destroy();
    await vi.waitFor(() => expect(closed).toBe(maxOfOne), soon);
    content = async () => pdf;
    await vi.waitFor(async () => expect(await statusOf()).toBe(200), soon);
  });
});

describe('a client that reads nothing of a file', () => {
  const shortIdleMs = 100;
  let app: FastifyInstance;
  let database: Database;
  beforeAll(async () => {
    database = openDatabase((await freshDatabase()).serverUrl, 2);
  });
  beforeEach(() => {
    app = Fastify();
  });
  afterEach(() => app.close());
  afterAll(() => database.close());

  async function* lines(ended: () => void) {
    const rows = streamRows<string>(database, sql`select repeat('x', 10000) as line from generate_series(1, 20000)`, [
      'line',
    ]);
    try {
      for await (const batch of rows) for (const [line = ''] of batch) yield line;
    } finally {
      ended();
    }
  }

  it.each<[string, (ended: () => void) => FileToSend['content']]>([
    ['a cursor, which gives its connection back', lines],
    [
      'bytes',
      (ended) => async () => {
        ended();
        return Buffer.alloc(50_000_000);
      },
    ],
  ])('is disconnected, and releases the place: %s', async (_, contentOf) => {
    const places = openPlaces({ ofOne: 1, ofAll: 1 });
    const ended = vi.fn();
    app.get('/file', (_request, reply) =>
      sendFile(reply, { content: contentOf(ended), places, ...named }, shortIdleMs),
    );
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const reader = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    reader.pause().write('GET /file HTTP/1.1\r\nHost: directory.example\r\n\r\n');
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), soon);
    await vi.waitFor(() => expect(places.take({ person: 'anybody' }, 1)).toHaveProperty('leave'), soon);
    expect(database.readPool.totalCount - database.readPool.idleCount).toBe(0);
    reader.destroy();
  });

  it('is not disconnected while waiting for a slow source', async () => {
    const slowly = async function* () {
      for (const part of ['one', 'two']) {
        await wait(3 * shortIdleMs);
        yield part;
      }
    };
    app.get('/file', (_request, reply) => sendFile(reply, { content: slowly(), ...named }, shortIdleMs));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${address}/file`)).text()).toBe('onetwo');
  });
});
