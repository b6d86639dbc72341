import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHashCost } from '../../kernel/access/password-hash.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type Browser, openBrowser } from '../../kernel/testing/browser.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { setCheapHashCost } from '../../kernel/testing/hash-cost.ts';
import { startDirectory, type TestDirectory } from './directory.factory.ts';
import { lastChangeOf, type MadeUser, makeUser } from './identity.factory.ts';
import { clearSignInRecords, invite, sendPasswordLink } from './identity.jobs.ts';
import { passwordProblem } from './password.rules.ts';
import { createPasswordLink, linkLifetimes } from './password-link.commands.ts';
import { refresh, signInAs, startSignIn } from './sign-in.factory.ts';

const before = 'plum velvet harbour';
const after = 'seven quiet lanterns';
const hour = 3_600_000;

describe('choosing a password', () => {
  let directory: TestDirectory;
  let origin: string;
  let user: MadeUser;
  let browser: Browser;

  const linkFor = (userId: string, seconds = linkLifetimes.reset) =>
    inTransaction(directory.database, { event: 'Test' }, (db) => createPasswordLink(db, userId, seconds));
  const setPassword = (token: string, password: string) => browser.post('/set-password', { token, password });
  const jobsWaiting = async () =>
    (
      await sql<{ payload: { email: string } }>`select payload from graphile_worker._private_jobs order by id`.execute(
        directory.owner,
      )
    ).rows.map(({ payload }) => payload.email);

  const mails = async () =>
    (
      await sql<{ name: string; address: string; text: string; sealed: string }>`
        select recipient_name as name, recipient_address as address, text, sealed_secret as sealed
        from mail order by id`.execute(directory.owner)
    ).rows;

  beforeAll(async () => {
    directory = await startDirectory(await freshDatabase());
    origin = directory.origin;
  });
  afterAll(() => directory.stop());
  beforeEach(async () => {
    user = await makeUser(directory.database, { password: before });
    browser = openBrowser(origin);
    await sql`truncate attempt, mail, graphile_worker._private_jobs`.execute(directory.owner);
  });
  afterEach(() => {
    setClock();
    setCheapHashCost();
  });

  it('works once with the link', async () => {
    const token = await linkFor(user.id);
    const page = await browser.get(`/set-password?token=${token}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain(user.email);
    expect((await setPassword(token, after)).status).toBe(200);
    await signInAs(browser, origin, { email: user.email, password: after });
    const again = await setPassword(token, 'another good phrase');
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('This link no longer works')]);
    expect((await browser.get(`/set-password?token=${token}`)).status).toBe(400);
  });

  it('is in the user’s change log, without the password', async () => {
    const newcomer = await makeUser(directory.database);
    for (const person of [newcomer, user]) {
      await setPassword(await linkFor(person.id), after);
      expect(await lastChangeOf(directory, person)).toEqual({ event: 'Set password', actor: person.id, changes: {} });
    }
  });

  it('ends the account’s sessions and its other links', async () => {
    const other = await linkFor(user.id);
    const tokens = await signInAs(browser, origin, { email: user.email, password: before });
    await setPassword(await linkFor(user.id), after);
    expect((await refresh(browser, origin, tokens.refresh_token)).status).toBe(400);
    const call = await fetch(`${origin}/user/api/User/whoAmI`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(call.status).toBe(401);
    expect((await setPassword(other, 'another good phrase')).status).toBe(400);
    const { location } = await startSignIn(browser, origin);
    expect((await browser.post(location, { email: user.email, password: before })).status).toBe(401);
  });

  it('is possible within an hour of a reset and a week of an invitation', async () => {
    const [reset, invitation] = [await linkFor(user.id), await linkFor(user.id, linkLifetimes.invitation)];
    setClock(new Date(Date.now() + hour + 1000));
    expect((await setPassword(reset, after)).status).toBe(400);
    setClock(new Date(Date.now() + 7 * 24 * hour - 60_000));
    expect((await setPassword(invitation, after)).status).toBe(200);
  });

  it('is refused to a deactivated user', async () => {
    const token = await linkFor(user.id);
    await sql`update app_user set status = 'Deactivated' where id = ${user.id}`.execute(directory.database.writes);
    expect((await setPassword(token, after)).status).toBe(400);
  });

  it('explains what is wrong with a password and keeps the link valid', async () => {
    const token = await linkFor(user.id);
    const answer = await setPassword(token, 'short');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Use at least 12 characters')]);
    expect((await setPassword(token, after)).status).toBe(200);
  });

  it('sets it once when two requests arrive at the same time', async () => {
    const token = await linkFor(user.id);
    const answers = await Promise.all([setPassword(token, after), setPassword(token, after)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not reveal whether an address has an account', async () => {
    const known = await browser.post('/forgot-password', { email: user.email });
    const unknown = await browser.post('/forgot-password', { email: 'nobody@example.org' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const page = (await known.text()).replaceAll(user.email, 'X');
    expect((await unknown.text()).replaceAll('nobody@example.org', 'X')).toBe(page);
    expect(await jobsWaiting()).toEqual([user.email, 'nobody@example.org']);
  });

  it('is mailed only to an active account, at its own address', async () => {
    const gone = await makeUser(directory.database, { status: 'Deactivated' });
    for (const email of ['nobody@example.org', gone.email]) await sendPasswordLink.run(directory.kernel, { email });
    expect(await mails()).toEqual([]);
    await sendPasswordLink.run(directory.kernel, { email: user.email });
    const [mail] = await mails();
    expect(mail).toMatchObject({ name: 'Ada Byron', address: user.email });
    const token = directory.database.sealing.open(mail?.sealed ?? '') ?? '';
    expect(mail?.text).not.toContain(token);
    expect((await setPassword(token, after)).status).toBe(200);
  });

  it('is part of a new user’s invitation', async () => {
    const invited = await makeUser(directory.database);
    await inTransaction(directory.database, { event: 'Test' }, (db) => invite(directory.kernel, db, invited.id));
    const [mail] = await mails();
    const token = directory.database.sealing.open(mail?.sealed ?? '') ?? '';
    expect(mail?.text).not.toContain(token);
    expect((await setPassword(token, after)).status).toBe(200);
    await signInAs(browser, origin, { email: invited.email, password: after });
  });

  it('can be requested at most three times an hour per address, known or not', async () => {
    const ask = async (email: string) => (await browser.post('/forgot-password', { email })).status;
    for (const email of [user.email, 'nobody@example.org']) {
      expect([await ask(email), await ask(email), await ask(email), await ask(email)]).toEqual([200, 200, 200, 429]);
    }
    setClock(new Date(Date.now() + hour + 1000));
    expect(await ask(user.email)).toBe(200);
  });

  it('is rehashed when the parameters change, without signing anybody out', async () => {
    setHashCost();
    const { access_token } = await signInAs(browser, origin, { email: user.email, password: before });
    const weaker =
      'scrypt$16384$8$1$c2FsdHNhbHRzYWx0c2FsdA==$' +
      (await import('node:crypto')).scryptSync(before, 'saltsaltsaltsalt', 32).toString('base64');
    await sql`update login set password_hash = ${weaker} where user_id = ${user.id}`.execute(directory.owner);
    browser.forget();
    await signInAs(browser, origin, { email: user.email, password: before });
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from login where user_id = ${user.id}`.execute(directory.owner);
    expect(rows[0]?.hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    const call = await fetch(`${origin}/user/api/User/whoAmI`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(call.status).toBe(200);
    expect((await lastChangeOf(directory, user)).event).not.toBe('login update');
  });

  it('deletes expired records', async () => {
    await linkFor(user.id);
    await signInAs(browser, origin, { email: user.email, password: before });
    const left = async () =>
      (
        await sql<{ count: string }>`select (select count(*) from oidc_record) + (select count(*) from password_link)
          + (select count(*) from attempt) as count`.execute(directory.owner)
      ).rows[0]?.count;
    await clearSignInRecords.run(directory.kernel, {});
    expect(Number(await left())).toBeGreaterThan(3);
    setClock(new Date(Date.now() + 15 * 24 * hour));
    await clearSignInRecords.run(directory.kernel, {});
    expect(await left()).toBe('0');
  });
});

describe('a good password', () => {
  it.each([
    ['', 'Enter a password'],
    ['eleven char', 'Use at least 12 characters'],
    ['ada.byron@example.org', 'Use something other than your email address'],
    ['Password123456', 'This password is easy to guess. Choose a less common one'],
    ['aaaaaaaaaaaaaa', 'This password is easy to guess. Choose a less common one'],
    ['x1'.repeat(101), 'Use at most 200 characters'],
    ['plum velvet harbour', undefined],
    ['Süßer Großvater', undefined],
  ])('%s: %s', (password, fault) => {
    expect(passwordProblem(password, 'ada.byron@example.org')).toBe(fault);
  });
});
