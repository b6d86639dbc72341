import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openPlaces } from '../places/places.ts';
import { answerErrors } from './answer-errors.ts';
import { readUpload, type UploadOptions } from './upload.ts';

const maxBytes = 100_000;
/** Often enough is soon: a busy machine is late with most of them. */
const crumb = Buffer.alloc(800, 'x');
const head = (name: string, more = '') => `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const fileHead = head('file', '; filename="a.bin"');
const field = `${head('code')}12\r\n`;
const end = '\r\n--edge--\r\n';

describe('an uploaded body', () => {
  let app: FastifyInstance;
  let port: number;
  let answer: unknown;
  let admitted: unknown[];
  let places = openPlaces({ ofOne: 1, ofAll: maxBytes });
  /** What the server does before it reads. */
  let beforeReading: (request: FastifyRequest) => Promise<unknown>;

  beforeEach(async () => {
    app = Fastify();
    await app.register(multipart, { throwFileSizeLimit: false });
    answerErrors(app, []);
    answer = undefined;
    admitted = [];
    beforeReading = async () => undefined;
    places = openPlaces({ ofOne: 1, ofAll: maxBytes });
    app.post('/', async (request) => {
      const place = places.take({ person: 'ann' }, 0);
      if ('noPlace' in place) return place;
      const admit: UploadOptions['admit'] = async (body) => {
        admitted.push(body);
        return answer;
      };
      const reading = { field: 'file', maxBytes, schema: z.object({ code: z.string() }), place, admit };
      try {
        await beforeReading(request);
        const read = await readUpload(request, reading, { stretchMs: 200, bytesPerSecond: 2_000 });
        return 'file' in read ? { body: read.body, size: read.file.bytes.length } : read;
      } finally {
        place.leave();
      }
    });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => app.close());

  const agent = () => new http.Agent({ keepAlive: true, maxSockets: 1 });
  const begin = (using?: http.Agent) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', headers, ...(using && { agent: using }) });
    const answered = once(request, 'response').then(async ([response]) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      return JSON.parse(Buffer.concat(pieces).toString());
    });
    answered.catch(() => undefined);
    request.write(field);
    return { request, answered };
  };
  const small = (using?: http.Agent): Promise<unknown> => {
    const { request, answered } = begin(using);
    request.end(`${fileHead}small${end}`);
    return answered;
  };

  it('is disconnected when it is too slow, and releases its place', async () => {
    const { request, answered } = begin();
    request.write(fileHead);
    const drip = setInterval(() => request.write('x'), 40);
    expect(await small()).toEqual({ noPlace: 'own' });
    await expect(answered).rejects.toThrow(/socket hang up|ECONNRESET/);
    clearInterval(drip);
    expect(await small()).toEqual({ body: { code: '12' }, size: 5 });
  });

  it('releases its place when the connection broke before it was read', async () => {
    const arrived = Promise.withResolvers<void>();
    beforeReading = async ({ raw }) => {
      const broken = once(raw.socket, 'close');
      arrived.resolve();
      await broken;
    };
    const { request, answered } = begin();
    await arrived.promise;
    request.destroy();
    await expect(answered).rejects.toThrow();
    beforeReading = async () => undefined;
    await expect.poll(() => small(), { timeout: 10_000 }).toEqual({ body: { code: '12' }, size: 5 });
  });

  it('may take long as long as it keeps arriving', async () => {
    const { request, answered } = begin();
    request.write(fileHead);
    for (let at = 0; at < 30; at += 1) {
      request.write(crumb);
      await wait(15);
    }
    request.end(end);
    expect(await answered).toEqual({ body: { code: '12' }, size: 30 * crumb.length });
  });

  it('is answered before its file has arrived when its fields decide, and the connection stays open', async () => {
    answer = { no: 'such site' };
    const one = agent();
    const { request, answered } = begin(one);
    request.write(`${fileHead}first`);
    expect(await answered).toEqual({ answer });
    expect(admitted).toEqual([{ code: '12' }]);
    for (let at = 0; at < 20; at += 1) request.write(Buffer.alloc(maxBytes));
    request.end(end);
    answer = undefined;
    expect(await small(one)).toEqual({ body: { code: '12' }, size: 5 });
    one.destroy();
  });

  it('is read completely when a needed field comes after the file', async () => {
    const payload = `${fileHead}small\r\n${field}--edge--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    const { json } = await app.inject({ method: 'POST', url: '/', headers, payload });
    expect([json(), admitted]).toEqual([{ body: { code: '12' }, size: 5 }, []]);
  });

  it('is unreadable when it breaks off', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    for (const payload of [`${fileHead}small`, `${fileHead}small\r\n--ed`]) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload });
      expect(statusCode).toBe(400);
    }
  });

  it('counts only the bytes received, and is not read further without room', async () => {
    const other = places.take({ person: 'bea' }, maxBytes - 10);
    expect(await small()).toEqual({ body: { code: '12' }, size: 5 });
    const { request, answered } = begin();
    request.end(`${fileHead}${'x'.repeat(50)}${end}`);
    expect(await answered).toEqual({ noPlace: 'all' });
    if ('leave' in other) other.leave();
  });
});
