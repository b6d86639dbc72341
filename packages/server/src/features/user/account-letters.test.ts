import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { type MadeUser, makeUser } from '../identity/identity.factory.ts';
import { alertsAbout, mailTo } from '../notification/notification.factory.ts';
import { letterOf } from './user.emails.ts';
import { editAs, makeHarbourFoods, reference, setStatusAs, userForm, usersPath } from './user.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let company: string;

beforeAll(async () => {
  directory = await testDirectory();
  // Recipients who are deactivated again by the time that their alert is handled are not written to.
  await directory.stopJobs();
  admin = await directory.as({ role: '{body} Admin' });
  ({ other: company } = await makeHarbourFoods(directory.owner));
});
afterAll(() => directory.close());

const invited = 'Your account in Attestry';
const activated = 'Your account was activated';
const upgraded = 'You now have Directory Pro in Attestry';

const ofCompany = () => ({ primaryOrganisation: reference(1, company) });
const someone = (given: Parameters<typeof makeUser>[1]): Promise<MadeUser> =>
  makeUser({ writes: directory.owner }, given);
const ofHarbour = () => ({ role: 'Company User', organisations: [{ type: 'Company', id: company }] }) as const;
const password = 'a long and quiet river';

/** The subjects of the letters a user was sent, and the changes their alerts show. */
const toldTo = async ({ id }: { id: string }) => {
  const letters = (await mailTo(directory, { userId: id })).map(({ subject }) => subject);
  const facts = (await alertsAbout(directory, id)).map((alert) => alert.facts as { from: string; to: string });
  return { letters, shown: facts.map(({ from, to }) => `${from} → ${to}`) };
};

const letter = (
  before: Parameters<typeof letterOf>[0]['before'],
  after: Partial<Parameters<typeof letterOf>[0]['after']>,
  known: Partial<Parameters<typeof letterOf>[1]> = {},
) =>
  letterOf(
    { ...(before && { before }), after: { ...active, ...after }, tellsUpgrade: true },
    { signsIn: true, tiers: true, ...known },
  );
const active = { email: 'a@people.example', role: 'Company User', status: 'Active' } as const;
const unassigned = { ...active, role: 'UNKNOWN' } as const;
const deactivated = { ...active, status: 'Deactivated' } as const;
const moved = { email: 'b@people.example' };
const toPro = { role: 'Company BI S User' } as const;
const newcomer = { signsIn: false };

describe('the letter that a change of an account sends', () => {
  it.each([
    ['nothing of interest', letter(active, {}), undefined],
    ['a new account', letter(undefined, {}, newcomer), 'invitation'],
    ['a first role', letter(unassigned, {}), 'activation'],
    ['a first role, without a password yet', letter(unassigned, {}, newcomer), 'invitation'],
    ['a first role while deactivated', letter({ ...unassigned, ...deactivated }, deactivated), undefined],
    ['activation', letter(deactivated, {}), 'activation'],
    ['activation, without a password yet', letter(deactivated, {}, newcomer), 'invitation'],
    ['activation with a first role', letter({ ...deactivated, role: 'UNKNOWN' }, {}), 'activation'],
    ['deactivation', letter(active, deactivated), undefined],
    ['another address', letter(active, moved), undefined],
    ['another address, without a password yet', letter(active, moved, newcomer), 'invitation'],
    [
      'another address of a deactivated account',
      letter(deactivated, { ...deactivated, ...moved }, newcomer),
      undefined,
    ],
    ['a move to Pro', letter(active, toPro), 'upgrade'],
    ['a move to Pro, without tiers', letter(active, toPro, { tiers: false }), undefined],
    [
      'a move to Pro and to another address, without a password yet',
      letter(active, { ...toPro, ...moved }, newcomer),
      'invitation',
    ],
    ['a first role that is Pro', letter(unassigned, toPro), 'activation'],
  ])('follows from %s', (_, chosen, expected) => expect(chosen).toBe(expected));
});

describe('a person', () => {
  it('without a role is told of their first one, when an edit or a creation gives it', async () => {
    const edited = await someone({ password });
    expect((await editAs(admin, edited, { role: 'Company User', ...ofCompany() })).status).toBe(200);
    const created = await someone({ password });
    const form = { ...userForm('Company User', ofCompany()), email: created.email, overrideWarning: true };
    await admin.post(`${usersPath}/create`, form);
    expect((await admin.post(`${usersPath}/create`, form)).status).toBe(200);
    for (const one of [edited, created])
      expect(await toldTo(one)).toEqual({ letters: [activated], shown: ['No role → Company User (Lite)'] });
  });

  it('without a password is invited by one letter, and shown what became of the account', async () => {
    const user = await someone({ status: 'Deactivated' });
    const form = { ...userForm('Company User', ofCompany()), email: user.email, overrideWarning: true };
    await admin.post(`${usersPath}/create`, form);
    expect((await admin.post(`${usersPath}/create`, form)).status).toBe(200);
    expect(await toldTo(user)).toEqual({ letters: [invited], shown: ['Deactivated → Active'] });
  });

  it('is told of every activation, also without Pro', async () => {
    const user = await someone({ ...ofHarbour(), password });
    for (const to of ['deactivate', 'activate', 'activate', 'deactivate', 'activate'] as const)
      await setStatusAs(admin, to, user.identificator);
    const each = 'Deactivated → Active';
    expect(await toldTo(user)).toEqual({ letters: [activated, activated], shown: [each, each] });
  });

  it('without a password is invited at a new address, where the links of the former one no longer lead', async () => {
    const { body: user } = await admin.post(`${usersPath}/create`, userForm('Company User', ofCompany()));
    const email = `${crypto.randomUUID()}@people.example`;
    await editAs(admin, user, { email });
    const { id } = await directory.owner
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const links = await directory.owner.selectFrom('password_link').where('user_id', '=', id).selectAll().execute();
    expect({ ...(await toldTo({ id })), links: links.length }).toEqual({ letters: [invited], shown: [], links: 1 });
  });

  it('is told of a move from Lite to Pro on request', async () => {
    const [asked, silent] = [await someone({ ...ofHarbour(), password }), await someone({ ...ofHarbour(), password })];
    await editAs(admin, asked, { role: 'Company BI S User', enablemailLitetoPro: true });
    await editAs(admin, silent, { role: 'Company BI S User' });
    expect(await toldTo(asked)).toEqual({ letters: [upgraded], shown: [] });
    expect(await toldTo(silent)).toEqual({ letters: [], shown: [] });
  });
});
