// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileNameOf, quietSend, send, versionOf } from './api.ts';
import { ApiError } from './api-error.ts';
import { dismissNotice, noticeStore } from './notices.ts';
import { installSession } from './session.ts';

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const answerWith = (answer: () => Response | Promise<Response>) => {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  return sent;
};
const banners = () => noticeStore.current().map(({ text }) => text);
let signIns = 0;

beforeEach(() => {
  signIns = 0;
  for (const { id } of noticeStore.current()) dismissNotice(id);
  installSession({
    token: () => 'abc',
    signIn: () => void signIns++,
    signOut: () => undefined,
    signOutEverywhere: () => undefined,
    profile: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('carries the session as a bearer token and the edited version as If-Match', async () => {
    const sent = answerWith(() => json({ id: '1' }, 200));
    await send({ method: 'PUT', url: '/x', body: { a: 1 }, version: '"3"' });
    const headers = new Headers(sent[0]?.init.headers);
    expect([headers.get('authorization'), headers.get('if-match')]).toEqual(['Bearer abc', '"3"']);
  });

  it('keeps the version of an answer for an edit of that answer', async () => {
    answerWith(() => json({ id: '1' }, 200, { etag: '"7"' }));
    const record = await send({ method: 'GET', url: '/x' });
    expect(versionOf(Object(record))).toBe('"7"');
    expect(() => versionOf({ id: '1' })).toThrow('without a version');
  });

  it('returns a file with the name it was sent under', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''Gesch%C3%A4ft.csv",
    };
    answerWith(() => new Response('a', { headers }));
    expect(await send({ method: 'GET', url: '/x' })).toMatchObject({ name: 'Geschäft.csv' });
    expect(fileNameOf('attachment; filename="list.csv"')).toBe('list.csv');
  });

  it('goes to the sign-in on 401 and shows no banner', async () => {
    answerWith(() => json({ code: 'request.signInNeeded', message: 'x' }, 401));
    await expect(send({ method: 'GET', url: '/x' })).rejects.toBeInstanceOf(ApiError);
    expect([signIns, banners()]).toEqual([1, []]);
  });
});

describe('the banner of a failed call', () => {
  it.each([
    ['GET', 403, "You don't have access to get the selected resource"],
    ['POST', 403, "You don't have access to submit the selected resource"],
    ['PATCH', 403, "You don't have access to change the selected resource"],
    ['GET', 404, 'Could not get the selected resource'],
    ['GET', 500, 'Server error'],
    ['POST', 409, 'The server says so'],
  ] as const)('after %s and %i shows the message of the catalogue or of the server', async (method, status, text) => {
    answerWith(() => json({ code: 'x', message: 'The server says so' }, status));
    await expect(send({ method, url: '/x' })).rejects.toMatchObject({ status });
    expect(banners()).toEqual([text]);
  });

  it('reports a network failure when there is no answer', async () => {
    answerWith(() => Promise.reject(new TypeError('failed')));
    await expect(send({ method: 'GET', url: '/x' })).rejects.toMatchObject({ status: undefined });
    expect(banners()).toEqual(['Your request was unsuccessful due to a network error!']);
  });

  it('reports a network failure when an answer is truncated', async () => {
    answerWith(() => new Response('{"id": "1', { headers: { 'content-type': 'application/json' } }));
    await expect(send({ method: 'POST', url: '/x' })).rejects.toBeInstanceOf(ApiError);
    expect(banners()).toEqual(['Your request was unsuccessful due to a network error!']);
  });

  it('does not appear when the caller shows the failure itself', async () => {
    answerWith(() => json({ code: 'x', message: 'x' }, 500));
    await expect(quietSend({ method: 'GET', url: '/x' })).rejects.toBeInstanceOf(ApiError);
    expect(banners()).toEqual([]);
  });
});
