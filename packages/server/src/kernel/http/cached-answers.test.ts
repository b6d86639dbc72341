import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../clock/clock.ts';
import { cachePublicAnswers } from './cached-answers.ts';

const keptAt = async (moment: string, url = '/'): Promise<string | undefined> => {
  setClock(new Date(moment));
  const app = fastify();
  cachePublicAnswers(app, 30);
  app.get('/', async () => 'answered');
  app.get('/refused', async (_, reply) => reply.code(429).send('refused'));
  return String((await app.inject({ url })).headers['cache-control']);
};

afterEach(() => setClock());

describe('a public answer', () => {
  it('is cached for seconds only', async () => {
    expect(await keptAt('2026-11-21T12:00:00Z')).toBe('public, max-age=30');
  });

  it('is not cached past midnight UTC, when certificates expire', async () => {
    expect(await keptAt('2026-11-21T23:59:48.500Z')).toBe('public, max-age=11');
    expect(await keptAt('2026-11-21T23:59:59.500Z')).toBe('public, max-age=0');
  });

  it('is not cached when it is a refusal', async () => {
    expect(await keptAt('2026-11-21T12:00:00Z', '/refused')).toBe('no-store');
  });
});
