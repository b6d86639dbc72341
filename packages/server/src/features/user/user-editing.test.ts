import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteNamed } from '../../app/testing/sample-forms.ts';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { tokenFor } from '../identity/identity.public.ts';
import { makeSite } from '../site/site.factory.ts';

const users = '/user/api/User';

let directory: TestDirectory;
let admin: Caller;
let company: string;
let site: string;
let other: string;
let body: string;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  company = (await makeCompany(directory.owner, { name: 'Harbour Foods', tier: 'Pro' })).id;
  site = (await makeSite(directory.owner, { company_id: company, name: 'Harbour Cannery' })).id;
  other = (await makeCompany(directory.owner, { name: 'Valley Farms' })).id;
  body = (await makeCertificationBody(directory.owner, { name: 'Northern Audits' })).id;
});
afterAll(() => directory.close());

const at = (type: number, externalId: string) => ({ type, externalId });
const inCompany = (): Person['organisations'] => [['Company', company]];
const lite = () => directory.as({ role: 'Company User', organisations: inCompany() ?? [] });
const pro = () => directory.as({ role: 'Company BI S User', organisations: inCompany() ?? [] });
const cbAdmin = () => directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body]] });

const form = (role: Role, more: object = {}) => ({
  email: `${crypto.randomUUID()}@people.example`,
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: 'Buyer',
  role,
  ...more,
});
const create = (caller: Caller, role: Role, more?: object) => caller.post(`${users}/create`, form(role, more));
const ofCompany = () => ({ primaryOrganisation: at(1, company) });
const made = async (role: Role = 'Company User', more: object = ofCompany()) => (await create(admin, role, more)).body;
const edit = (
  caller: Caller,
  { identificator, email }: { identificator: string; email: string },
  more: object,
  version = 1,
) =>
  caller.put(
    `${users}/edit/${identificator}`,
    { email, firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', ...more },
    `"${version}"`,
  );
const change = (caller: Caller, to: 'activate' | 'deactivate', id: string) =>
  caller.send({ method: 'PATCH', url: `${users}/${to}/${id}` });
const fieldsOf = ({ status, body: { fields } }: { status: number; body: { fields?: { path: string }[] } }) => ({
  status,
  fields: fields?.map(({ path }) => path),
});

describe('whom one may create', () => {
  it.each<[string, () => Promise<Caller>, Role, () => object, number]>([
    ['a Lite user creates one of the company', lite, 'Company User', ofCompany, 200],
    ['a Lite user creates one of its site', lite, 'Site User', () => ({ primaryOrganisation: at(3, site) }), 200],
    ['a Lite user grants no Pro role', lite, 'Company BI S User', ofCompany, 403],
    ['a Pro user grants the own Pro role', pro, 'Company BI S User', ofCompany, 200],
    ['a Pro user grants no other Pro role', pro, 'Company BI SC User', ofCompany, 403],
    ['nobody of a company grants a role of the body', pro, '{body} Admin', () => ({}), 403],
    ['a company creates nobody of another', lite, 'Company User', () => ({ primaryOrganisation: at(1, other) }), 400],
    ['a CB admin creates one of the CB', cbAdmin, 'CB BI User', () => ({ primaryOrganisation: at(0, body) }), 200],
    [
      'a CB admin grants no role outside the six',
      cbAdmin,
      'CB Commercial Horizon',
      () => ({ primaryOrganisation: at(0, body) }),
      403,
    ],
    ['a CB admin creates nobody of a company', cbAdmin, 'Company User', ofCompany, 403],
  ])('%s', async (_, caller, role, more, status) => {
    expect((await create(await caller(), role, more())).status).toBe(status);
  });

  it('depends on the tier of the company for its own Pro users, and not for the body', async () => {
    const ofOther = { role: 'Company BI S User', organisations: [['Company', other]] } as const;
    const primary = { primaryOrganisation: at(1, other) };
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
      'a company beside what is not its own',
      'Company User',
      () => ({ ...ofCompany(), secondaryOrganisations: [at(1, other)] }),
      'secondaryOrganisations',
    ],
  ])('refuses a role of %s with what does not go with it, at its field', async (_, role, more, field) => {
    expect(fieldsOf(await create(admin, role, more()))).toEqual({ status: 400, fields: [field] });
  });

  it('invites by mail in the same transaction', async () => {
    const { email } = await made();
    const { rows } = await sql<{ html: string; event: string }>`select html from mail
      where recipient_address = ${email} and subject like 'Your account in%'`.execute(directory.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.html).toContain('/set-password?token=');
  });
});

describe('an address that has an account', () => {
  const unassigned = async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    await directory.owner
      .insertInto('app_user')
      .values({ email, first_name: 'Grace', last_name: 'Hopper', phone: '+44 1482 1' })
      .execute();
    return email;
  };

  it('is answered with its data, and assigned by whoever was told', async () => {
    const email = await unassigned();
    const caller = await lite();
    const again = { ...form('Company User', ofCompany()), email, overrideWarning: true };
    const told = await caller.post(`${users}/create`, again);
    expect({ status: told.status, code: told.body.code, present: told.body.present }).toEqual({
      status: 409,
      code: 'user.exists',
      present: { email, firstName: 'Grace', lastName: 'Hopper', jobTitle: '', phoneNumber: '+44 1482 1' },
    });
    expect(told.body.message).toBe(
      `User ${email} already exists in GFA systems. Click on "Submit" to assign a role and organisation to give them access to Directory. Greyed out fields are populated with existing user data`,
    );
    expect((await (await pro()).post(`${users}/create`, again)).status).toBe(409);
    const { status, body: user } = await caller.post(`${users}/create`, again);
    expect(status).toBe(200);
    expect(user).toMatchObject({
      firstName: 'Grace',
      jobTitle: 'Buyer',
      phone: '+44 1482 1',
      role: 'Company User',
      primaryOrganisation: { name: 'Harbour Foods' },
    });
  });

  it('asks anew when the account has changed meanwhile', async () => {
    const email = await unassigned();
    const caller = await lite();
    const again = { ...form('Company User', ofCompany()), email, overrideWarning: true };
    await caller.post(`${users}/create`, again);
    await directory.owner.updateTable('app_user').set({ version: 2 }).where('email', '=', email).execute();
    expect((await caller.post(`${users}/create`, again)).status).toBe(409);
  });

  it('that was taken out of use is not brought back by a company', async () => {
    const email = await unassigned();
    await directory.owner.updateTable('app_user').set({ status: 'Deactivated' }).where('email', '=', email).execute();
    const caller = await lite();
    const again = { ...form('Company User', ofCompany()), email, overrideWarning: true };
    for (let times = 0; times < 2; times += 1) expect((await caller.post(`${users}/create`, again)).status).toBe(409);
    const account = await directory.owner.selectFrom('app_user').select('status').where('email', '=', email).execute();
    expect(account).toEqual([{ status: 'Deactivated' }]);
  });

  it('is told nothing of out of scope, and is not taken over', async () => {
    const strangers = await made('Company User', { primaryOrganisation: at(1, other) });
    const bodys = await made('{body} User', {});
    const caller = await lite();
    for (const { email } of [strangers, bodys])
      for (const overrideWarning of [false, true]) {
        const answer = await caller.post(`${users}/create`, {
          ...form('Company User', ofCompany()),
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
});

describe('an edit', () => {
  it('asks for the version, and answers a stale one with the present record', async () => {
    const user = await made();
    const sent = { email: user.email, firstName: 'Augusta', lastName: 'Byron' };
    expect((await admin.put(`${users}/edit/${user.identificator}`, sent)).status).toBe(428);
    const done = await edit(admin, user, { firstName: 'Augusta', phoneNumber: '+44 1482 2' });
    expect(done.headers.etag).toBe('"2"');
    const stale = await edit(admin, user, { firstName: 'Lovelace' });
    expect({ status: stale.status, name: stale.body.present.firstName }).toEqual({ status: 412, name: 'Augusta' });
  });

  it('lets nobody reach above what they grant', async () => {
    const ownCompany = (await makeCompany(directory.owner, { tier: 'Pro' })).id;
    const above = await made('Company BI S User', { primaryOrganisation: at(1, ownCompany) });
    const caller = await directory.as({ role: 'Company User', organisations: [['Company', ownCompany]] });
    expect((await caller.get(`${users}/${above.identificator}`)).body).toMatchObject({
      allowFullEdit: false,
      visuals: { isAbleToEdit: false, isAbleToInitialize: false },
    });
    expect((await edit(caller, above, { email: 'mine@people.example' })).status).toBe(403);
    expect((await change(caller, 'deactivate', above.identificator)).status).toBe(403);
  });

  it('of oneself changes neither role, organisations nor address', async () => {
    const caller = await pro();
    const me = (await caller.get(`${users}/whoAmI`)).body;
    const changes: [string, object][] = [
      ['role', { role: 'Company User' }],
      ['email', { email: 'another@people.example' }],
      ['primaryOrganisation', { primaryOrganisation: at(1, other) }],
      ['secondaryOrganisations', { secondaryOrganisations: [at(3, site)] }],
    ];
    for (const [field, more] of changes)
      expect(fieldsOf(await edit(caller, me, more))).toEqual({ status: 403, fields: [field] });
    const same = { role: 'Company BI S User', primaryOrganisation: at(1, company), secondaryOrganisations: [] };
    expect((await edit(caller, me, { ...same, firstName: 'Augusta' })).body.firstName).toBe('Augusta');
  });

  it('gives a role the caller grants in organisations the caller administers, and no other', async () => {
    const user = await made();
    const caller = await pro();
    expect((await edit(caller, user, { role: 'Company BI SC User' })).status).toBe(403);
    expect(fieldsOf(await edit(caller, user, { primaryOrganisation: at(1, other) }))).toEqual({
      status: 400,
      fields: ['primaryOrganisation'],
    });
    const moved = await edit(caller, user, { role: 'Site User', primaryOrganisation: at(3, site) });
    expect(moved.body).toMatchObject({ role: 'Site User', primaryOrganisation: { name: 'Harbour Cannery' } });
  });

  it('ends what does not go with a new primary organisation', async () => {
    const user = await made('Company User', { ...ofCompany(), secondaryOrganisations: [at(3, site)] });
    expect(user.secondaryOrganisations).toHaveLength(1);
    const moved = await edit(admin, user, { primaryOrganisation: at(1, other) });
    expect(moved.body.secondaryOrganisations).toEqual([]);
    const risen = await edit(admin, user, { role: '{body} User' }, 2);
    expect(risen.body.primaryOrganisation).toBeNull();
  });

  it('refuses an address that another account has', async () => {
    const [one, two] = [await made(), await made()];
    expect(fieldsOf(await edit(admin, one, { email: two.email.toUpperCase() }))).toEqual({
      status: 409,
      fields: ['email'],
    });
  });

  it('of the address invites whoever has no password yet at the new one', async () => {
    const user = await made();
    const email = `${crypto.randomUUID()}@people.example`;
    await edit(admin, user, { email });
    const { rows } = await sql`select from mail where recipient_address = ${email}`.execute(directory.owner);
    const { rows: links } = await sql`select from password_link join app_user on app_user.id = user_id
      where email = ${email}`.execute(directory.owner);
    expect({ mails: rows.length, links: links.length }).toEqual({ mails: 1, links: 1 });
  });

  it('tells of a move from Lite to Pro where asked to', async () => {
    const user = await made('Company User', { primaryOrganisation: at(1, other) });
    await edit(admin, user, { role: 'Company BI S User', enablemailLitetoPro: true });
    const { rows } =
      await sql`select from mail where recipient_address = ${user.email} and subject like '%Pro%'`.execute(
        directory.owner,
      );
    expect(rows).toHaveLength(1);
  });
});

describe('a deactivated user', () => {
  it('is refused at the next call, and let in when activated again', async () => {
    const caller = await lite();
    const { identificator, email } = (await caller.get(`${users}/whoAmI`)).body;
    expect((await change(admin, 'deactivate', identificator)).body.status).toBe('Deactivated');
    expect((await caller.get(`${users}/whoAmI`)).status).toBe(401);
    await change(admin, 'activate', identificator);
    const token = await tokenFor({ ...directory.settings, demoComforts: true }, directory.database, email);
    const again = await directory.visitor.send({
      method: 'GET',
      url: `${users}/whoAmI`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.status).toBe(200);
  });

  it('is never oneself', async () => {
    const { identificator } = (await admin.get(`${users}/whoAmI`)).body;
    expect((await change(admin, 'deactivate', identificator)).status).toBe(403);
  });
});

describe('the record of changes of a user', () => {
  it('tells role and organisations by their names, one entry for each command', async () => {
    const user = await made();
    await edit(admin, user, {
      role: 'Site User',
      primaryOrganisation: at(3, site),
    });
    const { body: log } = await admin.get(`${users}/${user.identificator}/changeLog`);
    expect(log.resultsList.map(({ event }: { event: string }) => event)).toEqual(['Edit user', 'Create user']);
    expect(log.resultsList[0].fieldsChanged).toEqual(
      expect.arrayContaining([
        { fieldName: 'Role', oldValue: 'Company User (Lite)', newValue: 'Site User' },
        { fieldName: 'Primary organisation', oldValue: 'Harbour Foods', newValue: 'Harbour Cannery' },
      ]),
    );
    const stranger = await directory.as({ role: 'Company User', organisations: [['Company', other]] });
    expect((await stranger.get(`${users}/${user.identificator}/changeLog`)).status).toBe(404);
  });
});

describe('a site just created', () => {
  it('belongs to its creator, whom the call for it confirms; it gives nobody anything', async () => {
    const caller = await pro();
    const { identificator } = (await caller.get(`${users}/whoAmI`)).body;
    const { id } = (await caller.post('/companydirectory/api/Sites', siteNamed(company, 'New Mill'))).body;
    const confirm = (organisationExternalId: string, identifiers: string[]) =>
      caller.put(`${users}/addSecondaryOrganisationToUsers`, {
        organisationExternalId,
        organisationType: 3,
        identifiers,
      });
    expect((await confirm(id, [identificator])).status).toBe(200);
    expect((await confirm(site, [identificator])).status).toBe(403);
    expect((await confirm(id, [(await made()).identificator])).status).toBe(403);
    const { body: me } = await caller.get(`${users}/${identificator}`);
    expect(me.secondaryOrganisations).toEqual([{ externalId: id, type: 3, name: 'New Mill' }]);
  });
});
