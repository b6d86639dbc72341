import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitBeforeAttempt } from '../../kernel/access/attempts.ts';
import { setClock, stopClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type Browser, openBrowser } from '../../kernel/testing/browser.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { startDirectory, type TestDirectory } from './directory.factory.ts';
import { type MadeUser, makeUser } from './identity.factory.ts';
import { slowdowns } from './pages/attempts.rules.ts';
import { createPasswordLink } from './password-link.commands.ts';
import { startSignIn } from './sign-in.factory.ts';

const password = 'plum velvet harbour';
const office = '203.0.113.9';

describe('the sign-in limits', () => {
  let directory: TestDirectory;
  let user: MadeUser;

  /** Posts the sign-in page as a proxy would, for a client at this address. */
  const signIn = async (
    from: string,
    answers: { email: string; password: string },
    browser: Browser = openBrowser(directory.origin),
  ): Promise<number> => {
    const { origin } = directory;
    const { location } = await startSignIn(browser, origin);
    return (await browser.post(location, answers, { origin, 'x-forwarded-for': from })).status;
  };
  const guess = (from: string) => signIn(from, { email: `${crypto.randomUUID()}@example.org`, password: 'a guess' });
  /** Tries wrong passwords for the user's account, one after the other. */
  const guessed = async (clients: readonly string[]) => {
    const statuses = [];
    for (const from of clients) statuses.push(await signIn(from, { email: user.email, password: 'a guess' }));
    return statuses;
  };
  const me = () => ({ email: user.email, password });
  const countedClients = async () =>
    (
      await sql<{ count: number }>`select count(*)::int as count from attempt
        where subject like ${`${slowdowns.ofClient.what}:%`} group by subject order by count`.execute(directory.owner)
    ).rows.map(({ count }) => count);
  const guessedBefore = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await waitBeforeAttempt(directory.database, [{ ...slowdowns.ofClient, subject: office }]);
  };

  beforeAll(async () => {
    directory = await startDirectory(await freshDatabase(), { TRUST_PROXY: 'true' });
    user = await makeUser(directory.database, { password });
  });
  afterAll(() => directory.stop());
  beforeEach(() => sql`truncate attempt`.execute(directory.owner));
  afterEach(() => setClock());

  it('do not count successful sign-ins, so that an office behind one address is not limited', async () => {
    await guessedBefore(slowdowns.ofClient.free - 1);
    for (let person = 0; person < 3; person += 1)
      expect(await signIn(office, { email: user.email, password })).toBe(303);
    expect(await countedClients()).toEqual([slowdowns.ofClient.free - 1]);
  });

  it('count wrong passwords, also after a right one', async () => {
    await guessedBefore(slowdowns.ofClient.free - 2);
    expect(await guess(office)).toBe(401);
    expect(await signIn(office, { email: user.email, password })).toBe(303);
    expect([await guess(office), await guess(office)]).toEqual([401, 429]);
    expect(await guess('203.0.113.10')).toBe(401);
  });

  it('treat an IPv6 network as one client, however many addresses it uses', async () => {
    for (const last of ['1', 'aaaa:2', 'ffff:1:2']) expect(await guess(`2001:db8:0:7::${last}`)).toBe(401);
    expect(await guess('2001:db8:0:8::1')).toBe(401);
    expect(await countedClients()).toEqual([1, 3]);
  });

  it('slow down a guesser progressively, and nobody else', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const after = (seconds: number) => stopClock(new Date(now.getTime() + seconds * 1000));
    after(0);
    const known = openBrowser(directory.origin);
    expect(await signIn(office, me(), known)).toBe(303);
    const guesser = Array<string>(10).fill(office);
    expect(new Set(await guessed(guesser))).toEqual(new Set([401]));
    const waits = [1, 2, 4, 8, 16, 32, 60, 60];
    let passed = 0;
    for (const wait of waits) {
      after(passed + wait / 4);
      expect([wait, await signIn(office, me())]).toEqual([wait, 429]);
      passed += wait + 0.9;
      after(passed);
      expect([wait, ...(await guessed([office]))]).toEqual([wait, 401]);
    }
    expect(await signIn(office, me(), known)).toBe(303);
    expect(await signIn('203.0.113.10', me())).toBe(303);
    after(passed + 15 * 60);
    expect(await signIn(office, me())).toBe(303);
  });

  it('slow down guesses from many networks, but not a known browser or one with a mailed link', async () => {
    stopClock(new Date('2026-11-21T12:00:00Z'));
    const known = openBrowser(directory.origin);
    expect(await signIn(office, me(), known)).toBe(303);
    const networks = Array.from({ length: 50 }, (_, at) => `198.51.100.${at}`);
    expect(new Set(await guessed(networks))).toEqual(new Set([401]));
    for (const minute of [1, 2, 3, 4, 5]) {
      stopClock(new Date(`2026-11-21T12:0${minute}:00Z`));
      expect(await guessed([`192.0.2.${minute}`])).toEqual([401]);
    }
    expect(await signIn('203.0.113.10', me())).toBe(429);
    expect(await signIn(office, me(), known)).toBe(303);
    const another = await makeUser(directory.database, { password });
    expect(await signIn('203.0.113.10', { email: another.email, password }, known)).toBe(303);
    const mailed = openBrowser(directory.origin);
    const token = await inTransaction(directory.database, { event: 'Test' }, (db) =>
      createPasswordLink(db, user.id, 600),
    );
    await mailed.post('/set-password', { token, password });
    expect(await signIn('203.0.113.11', me(), mailed)).toBe(303);
    stopClock(new Date('2026-11-21T12:05:35Z'));
    expect(await signIn('203.0.113.10', me())).toBe(303);
  });

  it('slow down a known browser by its own attempts', async () => {
    stopClock(new Date('2026-11-21T12:00:00Z'));
    const known = openBrowser(directory.origin);
    expect(await signIn(office, me(), known)).toBe(303);
    for (const minute of [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6]) {
      if (minute > 0) stopClock(new Date(`2026-11-21T12:0${minute}:00Z`));
      expect(await signIn(office, { email: user.email, password: 'a guess' }, known)).toBe(401);
    }
    expect(await signIn(office, me(), known)).toBe(429);
    expect(await signIn(office, me())).toBe(303);
  });

  it('limit how many sign-ins can be started, since each is stored for an hour', async () => {
    stopClock(new Date('2026-11-21T12:00:20Z'));
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
