import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { createServer } from './server.ts';

describe('a request that the parser refuses', () => {
  let origin: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const app = await createServer(readSettings({ LOG_LEVEL: 'silent' }));
    app.get('/company/api/rows', async () => 'rows');
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    close = () => app.close();
  });
  afterAll(() => close());

  const { tooLong, unreadable } = kernelErrors;

  it('is answered in the words of the catalogue if its address has 10,000 ids', async () => {
    const ids = Array.from({ length: 10_000 }, (_, id) => `country=${id}`).join('&');
    const answer = await fetch(`${origin}/company/api/rows?${ids}`);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([431, 'nosniff']);
    expect(await answer.json()).toEqual({
      code: tooLong.code,
      message: tooLong.message,
      requestId: expect.any(String),
    });
    expect(await (await fetch(`${origin}/company/api/rows`)).text()).toBe('rows');
  });

  it('is answered with a page if it is for one', async () => {
    const answer = await fetch(`${origin}/?searchTerm=${'9'.repeat(20_000)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<h1>This address is too long</h1><p>${tooLong.message}</p>`);
  });

  it('is answered alike if it is none at all', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('Good day\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: unreadable.code });
  });
});
