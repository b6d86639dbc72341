import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { answerErrors } from './answer-errors.ts';
import { createServer } from './server.ts';

const statusesOf = async (variables: Record<string, string>, hosts: readonly string[]) => {
  const app = await createServer(readSettings({ LOG_LEVEL: 'silent', ...variables }));
  answerErrors(app, []);
  app.get('/page', async () => 'page');
  const answers = await Promise.all(hosts.map((host) => app.inject({ url: '/page', headers: { host } })));
  await app.close();
  return answers.map(({ statusCode }) => statusCode);
};

const invalid = ['a b', 'evil.example/path', 'user@evil.example', '[::1', 'evil.example:99999', '<b>', 'a,b'];
const ofThisMachine = ['localhost', 'LOCALHOST:8080', '127.0.0.1:1', '127.8.9.1', '[::1]:8080'];
const foreign = ['directory.example', '192.0.2.7', '127.0.0.1.evil.example', 'localhost.evil.example'];

describe('the host of a call', () => {
  it.each<Record<string, string>>([{}, { PUBLIC_BASE_URL: 'https://directory.example' }])(
    'is refused when it is not a host: %o',
    async (settings) => {
      expect(new Set(await statusesOf(settings, invalid))).toEqual(new Set([400]));
    },
  );

  it('may be any name of this machine by default', async () => {
    expect(new Set(await statusesOf({}, ofThisMachine))).toEqual(new Set([200]));
    expect(new Set(await statusesOf({}, foreign))).toEqual(new Set([400]));
  });

  it('may be an address that the server listens on', async () => {
    expect(await statusesOf({ HOST: '192.0.2.7' }, ['192.0.2.7:8080', '192.0.2.8', 'localhost'])).toEqual([
      200, 400, 200,
    ]);
    const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
    );
    expect(new Set(await statusesOf({ HOST: '0.0.0.0' }, own))).toEqual(new Set([200]));
    expect(new Set(await statusesOf({ HOST: '0.0.0.0' }, foreign))).toEqual(new Set([400]));
  });

  it('may be any when the public address is configured, because no link is made from it', async () => {
    const settings = { PUBLIC_BASE_URL: 'https://directory.example' };
    expect(new Set(await statusesOf(settings, [...ofThisMachine, ...foreign, '']))).toEqual(new Set([200]));
  });
});
