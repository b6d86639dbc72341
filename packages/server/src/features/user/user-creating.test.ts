import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { editAs, makeHarbourFoods, reference, refusedFields, userForm, usersPath } from './user.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let company: string;
let site: string;
let other: string;
let body: string;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  ({ company, site, other } = await makeHarbourFoods(directory.owner));
  body = (await makeCertificationBody(directory.owner, { name: 'Northern Audits' })).id;
});
afterAll(() => directory.close());

const lite = () => directory.as({ role: 'Company User', organisations: [['Company', company]] });
const pro = () => directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
const cbAdmin = () => directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body]] });
const create = (caller: Caller, role: Role, more?: object) => caller.post(`${usersPath}/create`, userForm(role, more));
const ofCompany = () => ({ primaryOrganisation: reference(1, company) });
const made = async (role: Role = 'Company User', more: object = ofCompany()) => (await create(admin, role, more)).body;

describe('creating a user', () => {
  it.each<[string, () => Promise<Caller>, Role, () => object, number]>([
    ['a Lite user creates one of the company', lite, 'Company User', ofCompany, 200],
    [
      'a Lite user creates one of its site',
      lite,
      'Site User',
      () => ({ primaryOrganisation: reference(3, site) }),
      200,
    ],
    ['a Lite user grants no Pro role', lite, 'Company BI S User', ofCompany, 403],
    ['a Pro user grants the own Pro role', pro, 'Company BI S User', ofCompany, 200],
    ['a Pro user grants no other Pro role', pro, 'Company BI SC User', ofCompany, 403],
    ['a company cannot grant a role of the standards body', pro, '{body} Admin', () => ({}), 403],
    [
      'a company cannot create users of another',
      lite,
      'Company User',
      () => ({ primaryOrganisation: reference(1, other) }),
      400,
    ],
    [
      'a CB admin creates one of the CB',
      cbAdmin,
      'CB BI User',
      () => ({ primaryOrganisation: reference(0, body) }),
      200,
    ],
    [
      'a CB admin grants no role outside the six',
      cbAdmin,
      'CB Commercial Horizon',
      () => ({ primaryOrganisation: reference(0, body) }),
      403,
    ],
    ['a CB admin cannot create users of a company', cbAdmin, 'Company User', ofCompany, 403],
  ])('%s', async (_, caller, role, more, status) => {
    expect((await create(await caller(), role, more())).status).toBe(status);
  });

  it('depends on the company’s tier for its own Pro users, except for the standards body', async () => {
    const ofOther = { role: 'Company BI S User', organisations: [['Company', other]] } as const;
    const primary = { primaryOrganisation: reference(1, other) };
    expect((await create(await directory.as(ofOther), 'Company BI S User', primary)).status).toBe(403);
    expect((await create(admin, 'Company BI S User', primary)).status).toBe(200);
  });

  it.each<[string, Role, () => object, string]>([
    ['the body', '{body} User', ofCompany, 'primaryOrganisation'],
    ['a certification body', 'CB BI User', ofCompany, 'primaryOrganisation'],
    ['a site', 'Site User', ofCompany, 'primaryOrganisation'],
    ['a company without one', 'Company User', () => ({}), 'primaryOrganisation'],
    ['a company without a job title', 'Company User', () => ({ ...ofCompany(), jobTitle: '' }), 'jobTitle'],
    [
      'a company with a site that it does not own',
      'Company User',
      () => ({ ...ofCompany(), secondaryOrganisations: [reference(1, other)] }),
      'secondaryOrganisations',
    ],
  ])('refuses a role of %s with fields that do not fit it, and names the field', async (_, role, more, field) => {
    expect(refusedFields(await create(admin, role, more()))).toEqual({ status: 400, fields: [field] });
  });

  it('invites the user by mail in the same transaction', async () => {
    const { email } = await made();
    const { rows } = await sql<{ html: string; event: string }>`select html from mail
      where recipient_address = ${email} and subject like 'Your account in%'`.execute(directory.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.html).toContain('/set-password?token=');
  });
});

describe('an address that already has an account', () => {
  const unassigned = async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    await directory.owner
      .insertInto('app_user')
      .values({ email, first_name: 'Grace', last_name: 'Hopper', phone: '+44 1482 1' })
      .execute();
    return email;
  };

  it('returns its data first, and can then be assigned by the same caller', async () => {
    const email = await unassigned();
    const caller = await lite();
    const again = { ...userForm('Company User', ofCompany()), email, overrideWarning: true };
    const refused = await caller.post(`${usersPath}/create`, again);
    expect({ status: refused.status, code: refused.body.code, present: refused.body.present }).toEqual({
      status: 409,
      code: 'user.exists',
      present: { email, firstName: 'Grace', lastName: 'Hopper', jobTitle: '', phoneNumber: '+44 1482 1' },
    });
    expect(refused.body.message).toBe(
      `User ${email} already exists in GFA systems. Click on "Submit" to assign a role and organisation to give them access to Directory. Greyed out fields are populated with existing user data`,
    );
    expect((await (await pro()).post(`${usersPath}/create`, again)).status).toBe(409);
    const { status, body: user } = await caller.post(`${usersPath}/create`, again);
    expect(status).toBe(200);
    expect(user).toMatchObject({
      firstName: 'Grace',
      jobTitle: 'Buyer',
      phone: '+44 1482 1',
      role: 'Company User',
      primaryOrganisation: { name: 'Harbour Foods' },
    });
  });

  it('asks again when the account has changed meanwhile', async () => {
    const email = await unassigned();
    const caller = await lite();
    const again = { ...userForm('Company User', ofCompany()), email, overrideWarning: true };
    await caller.post(`${usersPath}/create`, again);
    await directory.owner.updateTable('app_user').set({ version: 2 }).where('email', '=', email).execute();
    expect((await caller.post(`${usersPath}/create`, again)).status).toBe(409);
  });

  it('cannot be reactivated by a company once deactivated', async () => {
    const email = await unassigned();
    await directory.owner.updateTable('app_user').set({ status: 'Deactivated' }).where('email', '=', email).execute();
    const caller = await lite();
    const again = { ...userForm('Company User', ofCompany()), email, overrideWarning: true };
    for (let times = 0; times < 2; times += 1)
      expect((await caller.post(`${usersPath}/create`, again)).status).toBe(409);
    const account = await directory.owner.selectFrom('app_user').select('status').where('email', '=', email).execute();
    expect(account).toEqual([{ status: 'Deactivated' }]);
  });

  it('reveals nothing out of scope, and cannot be taken over', async () => {
    const strangers = await made('Company User', { primaryOrganisation: reference(1, other) });
    const bodys = await made('{body} User', {});
    const caller = await lite();
    for (const { email } of [strangers, bodys])
      for (const overrideWarning of [false, true]) {
        const answer = await caller.post(`${usersPath}/create`, {
          ...userForm('Company User', ofCompany()),
          email,
          overrideWarning,
        });
        expect({ status: answer.status, present: answer.body.present, message: answer.body.message }).toEqual({
          status: 409,
          present: undefined,
          message: 'This email has already been used in GFA systems. Please contact support to proceed.',
        });
      }
  });

  it('is reported at most sixty times an hour, without limit to the standards body', async () => {
    const taken = await made('{body} User', {});
    const own = await made();
    const [caller, another] = [await lite(), await lite()];
    const ask = (by: Caller, email: string) =>
      by.post(`${usersPath}/create`, userForm('Company User', { ...ofCompany(), email }));
    expect((await editAs(caller, own, { email: taken.email })).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 59 }, () => ask(caller, taken.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    for (const email of [taken.email, `${crypto.randomUUID()}@people.example`])
      expect((await ask(caller, email)).status).toBe(429);
    expect((await editAs(caller, own, { email: taken.email })).status).toBe(429);
    expect((await editAs(caller, own, { firstName: 'Augusta' })).status).toBe(200);
    expect((await ask(another, taken.email)).status).toBe(409);
    const bodys = await Promise.all(Array.from({ length: 61 }, () => ask(admin, taken.email)));
    expect(new Set(bodys.map(({ status }) => status))).toEqual(new Set([409]));
  });
});
