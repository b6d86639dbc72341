import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayAttempt } from '../../kernel/access/attempts.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { openBrowser } from '../../kernel/testing/browser.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { type Directory, startDirectory } from './directory.factory.ts';
import { type MadeUser, makeUser } from './identity.factory.ts';
import { attemptLimits } from './pages/attempts.rules.ts';
import { beginSignIn } from './sign-in.factory.ts';

const password = 'plum velvet harbour';
const office = '203.0.113.9';

describe('the limits of signing in', () => {
  let directory: Directory;
  let user: MadeUser;

  /** Posts the sign-in page as a proxy passes it on, from a client at an address. */
  const signIn = async (from: string, answers: { email: string; password: string }): Promise<number> => {
    const { origin } = directory;
    const browser = openBrowser(origin);
    const { location } = await beginSignIn(browser, origin);
    return (await browser.post(location, answers, { origin, 'x-forwarded-for': from })).status;
  };
  const guess = (from: string) => signIn(from, { email: `${crypto.randomUUID()}@example.org`, password: 'a guess' });
  const countedClients = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from attempt
        where subject like ${`${attemptLimits.signInOfClient.what}:%`} group by subject order by count`.execute(
        directory.owner,
      )
    ).rows.map(({ count }) => count);
  const guessedBefore = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await mayAttempt(directory.database, [{ ...attemptLimits.signInOfClient, subject: office }]);
  };

  beforeAll(async () => {
    directory = await startDirectory(await freshDatabase(), { TRUST_PROXY: 'true' });
    user = await makeUser(directory.database, { password });
  });
  afterAll(() => directory.stop());
  beforeEach(() => sql`truncate attempt`.execute(directory.owner));
  afterEach(() => setClock());

  it('do not count whoever signs in, so that an office behind one address gets in', async () => {
    await guessedBefore(attemptLimits.signInOfClient.most - 1);
    for (let person = 0; person < 3; person += 1)
      expect(await signIn(office, { email: user.email, password })).toBe(303);
    expect(await countedClients()).toEqual([attemptLimits.signInOfClient.most - 1]);
  });

  it('count wrong passwords, and one good one does not wipe them out', async () => {
    await guessedBefore(attemptLimits.signInOfClient.most - 2);
    expect(await guess(office)).toBe(401);
    expect(await signIn(office, { email: user.email, password })).toBe(303);
    expect([await guess(office), await guess(office)]).toEqual([401, 429]);
    expect(await guess('203.0.113.10')).toBe(401);
  });

  it('take an IPv6 network for one client, however many addresses it draws', async () => {
    for (const last of ['1', 'aaaa:2', 'ffff:1:2']) expect(await guess(`2001:db8:0:7::${last}`)).toBe(401);
    expect(await guess('2001:db8:0:8::1')).toBe(401);
    expect(await countedClients()).toEqual([1, 3]);
  });

  it('let nobody begin sign-ins without end, each of which is kept for an hour', async () => {
    setClock(new Date('2026-11-21T12:00:20Z'));
    const begin = (from: string) =>
      directory.app.inject({
        url: '/oidc/auth?client_id=attestry-web',
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': from },
      });
    const statuses = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await begin(office)).statusCode);
    expect(statuses.slice(0, 300)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await begin('203.0.113.10')).statusCode).not.toBe(429);
    expect((await begin('10.0.0.3')).statusCode).not.toBe(429);
  });
});
