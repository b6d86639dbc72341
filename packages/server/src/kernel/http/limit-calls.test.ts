import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../clock/clock.ts';
import { answerErrors } from './answer-errors.ts';
import { limitCalls } from './limit-calls.ts';

const limited = (): FastifyInstance => {
  const app = fastify();
  answerErrors(app, []);
  limitCalls(app, { most: 3, seconds: 60 });
  app.get('/', async () => 'answered');
  return app;
};

const callsFrom = async (app: FastifyInstance, ...addresses: string[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const remoteAddress of addresses) statuses.push((await app.inject({ url: '/', remoteAddress })).statusCode);
  return statuses;
};

const times = (count: number, address: string) => Array<string>(count).fill(address);

afterEach(() => setClock());

describe('a call limit', () => {
  it('refuses a call above it, and says when to retry', async () => {
    setClock(new Date('2026-11-21T12:00:20Z'));
    const app = limited();
    expect(await callsFrom(app, ...times(4, '203.0.113.9'))).toEqual([200, 200, 200, 429]);
    const refused = await app.inject({ url: '/', remoteAddress: '203.0.113.9' });
    expect(refused.json()).toMatchObject({ code: 'request.tooMany' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(35);
  });

  it('does not affect other callers', async () => {
    const app = limited();
    await callsFrom(app, ...times(5, '203.0.113.9'));
    expect(await callsFrom(app, '203.0.113.10', '2001:db8::1')).toEqual([200, 200]);
  });

  it('starts again with the next window', async () => {
    setClock(new Date('2026-11-21T12:00:20Z'));
    const app = limited();
    await callsFrom(app, ...times(4, '203.0.113.9'));
    setClock(new Date('2026-11-21T12:01:01Z'));
    expect(await callsFrom(app, '203.0.113.9')).toEqual([200]);
  });

  it('counts all addresses of an IPv6 network together, in any spelling', async () => {
    const app = limited();
    const network = ['2001:db8:0:7::1', '2001:db8:0:7:aaaa::2', '2001:0db8::0007:0:0:0:3', '2001:db8:0:7:1:2:3:4'];
    expect(await callsFrom(app, ...network, '2001:db8:0:8::1')).toEqual([200, 200, 200, 429, 200]);
  });

  it('counts an IPv4 address and its IPv6-mapped form together', async () => {
    const app = limited();
    expect(await callsFrom(app, ...times(3, '203.0.113.9'), '::ffff:203.0.113.9')).toEqual([200, 200, 200, 429]);
  });

  it.each(['127.0.0.1', '::1', '10.4.0.2', '172.20.0.3', '192.168.1.4', 'fd00::5', '::ffff:127.0.0.1'])(
    'does not count %s, which may be a proxy that speaks for everybody',
    async (address) => {
      expect(await callsFrom(limited(), ...times(5, address))).toEqual(times(5, '').map(() => 200));
    },
  );
});
