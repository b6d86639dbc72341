import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { uploadFile, uploadRequest } from './audit-import.factory.ts';
import { bodyThatUploads, everythingStored } from './uploading.factory.ts';

let directory: TestDirectory;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  ({ cb } = await bodyThatUploads<Caller>(directory));
});
afterAll(() => directory.close());

let listening: Promise<string> | undefined;
const portOf = async ({ app }: TestDirectory): Promise<number> => {
  listening ??= app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(await listening).port);
};

describe('a fifth upload by the same person', () => {
  interface Begun {
    request: http.ClientRequest;
    /** Answered, or cut off. */
    isOver(): boolean;
    end(): void;
  }

  /** Starts an upload that continues until it is ended. */
  const begin = async (port: number): Promise<Begun> => {
    const { headers, payload } = await uploadRequest(Buffer.alloc(1_000, 'PK'));
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/audit/api/Audit/ImportReport',
      headers: { ...headers, authorization: `Bearer ${cb.token}` },
    });
    let isOver = false;
    request.on('error', () => undefined);
    const arrived = once(directory.app.server, 'request');
    request.write(payload.subarray(0, 500));
    // Far above the limit at which slow uploads are cut off, because a busy machine sends late.
    const coming = setInterval(() => request.write(Buffer.alloc(20_000)), 250);
    const stop = () => {
      isOver = true;
      clearInterval(coming);
    };
    request.on('close', stop).on('response', (response) => {
      stop();
      response.resume();
      // The client does not send what the server has not read.
      response.on('end', () => request.destroy());
    });
    await arrived;
    const end = () => {
      clearInterval(coming);
      request.end(payload.subarray(500));
    };
    return { request, isOver: () => isOver, end };
  };
  const answer = async () => {
    const { messages, retryAfter } = await uploadFile(cb, Buffer.from('%PDF'));
    return { messages, retryAfter };
  };
  const busy = {
    messages: [{ message: 'Other reports of yours are being read just now. Please try again when they have ended.' }],
    retryAfter: 5,
  };
  const read = { messages: [{ message: 'The file is not an Excel workbook (.xlsx).' }], retryAfter: undefined };

  /**
   * Four uploads in progress, including `held`: any that has ended, for example overtaken by another, is started again.
   */
  const fourUnderWay = (port: number, held: Begun[] = []) => {
    let begun = held;
    let patience = 25;
    return vi.waitFor(async () => {
      begun = begun.filter((upload) => !upload.isOver());
      while (begun.length < 4) begun.push(await begin(port));
      patience *= 2;
      await wait(patience);
      expect(await answer()).toEqual(busy);
      return begun;
    }, 30_000);
  };

  it('is not read until one of the others has ended or been disconnected', async () => {
    const port = await portOf(directory);
    const [first, ...others] = await fourUnderWay(port);
    if (!first) throw new Error('No upload is under way');
    const ended = once(first.request, 'response');
    first.end();
    await ended;
    expect(await answer()).toEqual(read);
    const [cut, ...rest] = await fourUnderWay(port, others);
    cut?.request.destroy();
    await vi.waitFor(async () => expect(await answer()).toEqual(read), 10_000);
    for (const { request } of rest) request.destroy();
  });

  it('is accepted five minutes after another’s connection died silently', () => {
    expect(directory.app.server.requestTimeout).toBe(300_000);
  });
});

describe('an upload to a site that the caller does not see', () => {
  it('is answered before its file is read', async () => {
    const port = await portOf(directory);
    const { headers, payload } = await uploadRequest(Buffer.alloc(100_000, 'PK'), { siteCode: '99999999' });
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/audit/api/Audit/ImportReport',
      headers: { ...headers, authorization: `Bearer ${cb.token}` },
    });
    const answered = once(request, 'response');
    request.write(payload.subarray(0, 1_000));
    const [response] = await answered;
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    request.destroy();
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual({
      status: 'NotFound',
      messages: [{ message: 'No site with the code 99999999 is known.' }],
    });
  });
});

describe('a file over 20 MB', () => {
  it('is refused', async () => {
    const before = await everythingStored(directory);
    const result = await uploadFile(cb, Buffer.alloc(maxWorkbookBytes + 1, 'PK'));
    expect(await everythingStored(directory)).toEqual(before);
    expect(result).toEqual({ status: 'Validation', messages: [{ message: 'The file is larger than 20 MB.' }] });
  });

  /** Streams a body of `megabytes` through a real connection and reads the answer. */
  const stream = async (agent: http.Agent, port: number, megabytes: number) => {
    const { headers } = await uploadRequest(Buffer.alloc(0));
    const boundary = headers['content-type'].split('boundary=')[1] ?? '';
    const request = http.request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/audit/api/Audit/ImportReport',
      headers: { ...headers, authorization: `Bearer ${cb.token}` },
    });
    const answered = once(request, 'response');
    const piece = Buffer.alloc(2 ** 20, 7);
    request.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="r.xlsx"\r\n\r\n`);
    for (let at = 0; at < megabytes; at += 1) if (!request.write(piece)) await once(request, 'drain');
    request.end(`\r\n--${boundary}--\r\n`);
    const [response] = await answered;
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      reused: request.reusedSocket,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
  };

  it('is refused with a short answer, in bounded memory for any size, and the connection stays open', async ({
    annotate,
  }) => {
    const port = await portOf(directory);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const first = await stream(agent, port, 300);
    clearInterval(watch);
    const second = await stream(agent, port, 25);
    agent.destroy();
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'Validation', messages: [{ message: 'The file is larger than 20 MB.' }] },
    });
    expect(second).toMatchObject({ status: 200, reused: true, body: { status: 'Validation' } });
    const grown = Math.round((highest - before) / 2 ** 20);
    await annotate(`300 MB sent, memory grew by ${grown} MB`);
    expect(grown).toBeLessThan(150);
  });
});
