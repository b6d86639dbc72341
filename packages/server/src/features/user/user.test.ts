import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredText } from '../../app/testing/answered-text.ts';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeUser } from '../identity/identity.factory.ts';
import { makeSite } from '../site/site.factory.ts';

const users = '/user/api/User';

let directory: TestDirectory;
let admin: Caller;
const ids: Record<string, string> = {};
const people: Record<string, string> = {};

const add = async (name: string, role: Role, organisations: NonNullable<Person['organisations']> = [], more = {}) => {
  const { identificator } = await makeUser(
    { writes: directory.owner },
    {
      firstName: name,
      lastName: 'Quill',
      email: `${name.toLowerCase()}.quill@people.example`,
      role,
      organisations: organisations.map(([type, id]) => ({ type, id: String(id) })),
      ...more,
    },
  );
  people[identificator] = name;
  ids[name] = identificator;
};

const own = (role: Role): Person => {
  if (role.startsWith('CB ')) return { role, organisations: [['CertificationBody', ids.body ?? '']] };
  if (role === 'Site User') return { role, organisations: [['Site', ids.site ?? '']] };
  return role.startsWith('Company ') ? { role, organisations: [['Company', ids.company ?? '']] } : { role };
};

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  ids.company = (await makeCompany(directory.owner, { name: 'Harbour Foods', tier: 'Pro' })).id;
  ids.site = (await makeSite(directory.owner, { company_id: ids.company, name: 'Harbour Cannery' })).id;
  ids.other = (await makeCompany(directory.owner, { name: 'Valley Farms' })).id;
  ids.body = (await makeCertificationBody(directory.owner, { name: 'Northern Audits' })).id;
  const office = await directory.owner
    .insertInto('office')
    .values({ certification_body_id: ids.body, name: 'Northern Audits Leeds', is_main: false, country_id: 826 })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.office = office.id;
  await add('Lite', 'Company User', [['Company', ids.company]]);
  await add('Pro', 'Company BI S User', [['Company', ids.company]]);
  await add('Keeper', 'Site User', [['Site', ids.site]]);
  await add('Gone', 'Company User', [['Company', ids.company]], { status: 'Deactivated' });
  await add('Both', 'Company User', [
    ['Company', ids.other],
    ['Site', ids.site],
  ]);
  await add('Stranger', 'Company User', [['Company', ids.other]]);
  await add('Reader', 'CB Read Only User', [['CertificationBody', ids.body]]);
  await add('Desk', 'CB Audit Admin', [['Office', ids.office]]);
  await add('Boss', '{body} User');
});
afterAll(() => directory.close());

/** The people above that a list finds; the tests' callers are users too. */
const found = async (caller: Caller, query: string): Promise<string[]> => {
  const { body } = await caller.get(`${users}/list?${query}`);
  const rows: { identificator: string }[] = body.resultsList;
  return rows.flatMap(({ identificator }) => people[identificator] ?? []).sort();
};

describe('the visible users', () => {
  const ofCompany = ['Both', 'Gone', 'Keeper', 'Lite', 'Pro'];
  const sights: [Role, string[]][] = [
    ['{body} Auditor Admin', ['Both', 'Boss', 'Desk', 'Keeper', 'Lite', 'Pro', 'Reader', 'Stranger']],
    ['CB Full Admin', ['Desk', 'Reader']],
    ['CB Audit Admin', []],
    ['Company User', ofCompany],
    ['Company BI S User', ofCompany],
    ['Site User', []],
  ];

  it.each(sights)('of a %s are %j, in the list and one by one', async (role, names) => {
    const caller = await directory.as(own(role));
    expect(await found(caller, 'searchTerm=quill')).toEqual([...names].sort());
    const seen = role.startsWith('{body}') ? [...names, 'Gone'] : names;
    for (const [id, name] of Object.entries(people)) {
      const { status } = await caller.get(`${users}/${id}`);
      expect({ name, status }).toEqual({ name, status: seen.includes(name) ? 200 : 404 });
    }
  });

  it('include one’s own account with the permission', async () => {
    for (const role of ['Site User', 'CB Audit Admin'] as const) {
      const caller = await directory.as(own(role));
      const { identificator } = (await caller.get(`${users}/whoAmI`)).body;
      const { status, body } = await caller.get(`${users}/${identificator}`);
      expect({ status, allowFullEdit: body.allowFullEdit }).toEqual({ status: 200, allowFullEdit: false });
    }
  });
});

describe('the list of users', () => {
  it('is empty without a search, unless it is that of one organisation', async () => {
    expect(await found(admin, '')).toEqual([]);
    expect(await found(admin, `organisationType=1&organisationId=${ids.company}`)).toEqual(['Lite', 'Pro']);
    expect(await found(admin, `organisationType=3&organisationId=${ids.site}`)).toEqual(['Both', 'Keeper']);
    expect(await found(admin, `organisationId=${ids.company}`)).toEqual([]);
  });

  it('finds users by parts of their name or email, in any order, despite a typing error', async () => {
    for (const term of ['quill lite', 'lite.quill@people.example', 'LITE', 'quil lite', 'lite.quill', 'quall lite'])
      expect({ term, found: await found(admin, `searchTerm=${term}`) }).toEqual({ term, found: ['Lite'] });
  });

  it('finds a user by the beginning of an address that has nothing of the name', async () => {
    const email = 'harvestdesk@people.example';
    const named = { email, first_name: 'Nell', last_name: 'Ostrow', role: 'UNKNOWN' };
    await directory.owner.insertInto('app_user').values(named).execute();
    const { body } = await admin.get(`${users}/list?searchTerm=harvestd`);
    expect(body.resultsList.map((row: { email: string }) => row.email)).toEqual([email]);
  });

  it('shows deactivated users to the standards body on request, and lets others exclude them', async () => {
    expect(await found(admin, 'searchTerm=gone&showInactive=true')).toEqual(['Gone']);
    const caller = await directory.as(own('Company User'));
    expect(await found(caller, 'searchTerm=gone')).toEqual(['Gone']);
    expect(await found(caller, 'searchTerm=gone&showInactive=false')).toEqual([]);
  });

  it('shows the role with its tier and the body’s name, and filters by role', async () => {
    const { body } = await admin.get(`${users}/list?searchTerm=quill&roleName=Company User&sortBy=email`);
    expect(body.resultsList[1]).toMatchObject({
      email: 'lite.quill@people.example',
      name: 'Lite Quill',
      organisations: [{ externalId: ids.company, type: 1, name: 'Harbour Foods' }],
      roleName: 'Company User (Lite)',
      status: 'Active',
    });
    const bodies = await admin.get(`${users}/list?searchTerm=boss`);
    expect(bodies.body.resultsList[0].roleName).toBe('GFA User');
  });

  it('is exported only by the standards body’s Admin', async () => {
    const report = await admin.get(`${users}/GetUserReport?isMegatronFeatureOn=true`);
    expect(report.headers['content-disposition']).toMatch(/filename="UserReport-\d{8}-\d{6}\.xlsx"/);
    const text = await answeredText(report);
    expect(text).toContain('Pro Quill');
    expect(text).not.toContain('Gone Quill');
    const whole = await answeredText(await admin.get(`${users}/GetUserReport?showInactive=true`));
    expect(whole).toContain('Gone Quill');
    expect(whole).toContain('Show inactive');
    const [found] = (await admin.get(`${users}/list?searchTerm=pro.quill`)).body.resultsList;
    const chosen = await answeredText(await admin.get(`${users}/GetUserReport?ids=${found.identificator}`));
    expect(chosen).toContain('Pro Quill');
    expect(chosen).not.toContain('Lite Quill');
    const { status } = await (await directory.as({ role: '{body} Audit Admin' })).get(`${users}/GetUserReport`);
    expect(status).toBe(403);
  });
});

describe('the choices for a user’s role and organisations', () => {
  const names = async (caller: Caller, call: string) =>
    (await caller.get(`${users}/${call}`)).body.map(({ name }: { name: string }) => name);

  it('are the roles that the caller may grant', async () => {
    const pro = await directory.as(own('Company BI SC User'));
    expect(await names(pro, 'getRoles')).toEqual(['Company User', 'Site User', 'Company BI SC User']);
    const onLite = { role: 'Company BI SC User', organisations: [['Company', ids.other ?? '']] } as const;
    expect(await names(await directory.as(onLite), 'getRoles')).toEqual(['Company User', 'Site User']);
    expect(await names(await directory.as(own('CB Full Admin')), 'getRoles')).toHaveLength(6);
    expect(await names(admin, 'getRoles')).toHaveLength(18);
  });

  it('are the organisations whose users the caller administers', async () => {
    const search = `primaryOrganisations?role=Company User&query=`;
    const company = await directory.as(own('Company User'));
    expect(await names(company, `${search}harbour`)).toEqual(['Harbour Foods']);
    expect(await names(company, `${search}valley`)).toEqual([]);
    expect(await names(company, 'primaryOrganisations?role=Site User&query=harbour')).toEqual(['Harbour Cannery']);
    expect(await names(admin, 'primaryOrganisations?role={body} User&query=harbour')).toEqual([]);
    expect(
      await names(await directory.as(own('CB Full Admin')), 'primaryOrganisations?role=CB BI User&query=leeds'),
    ).toEqual(['Northern Audits Leeds']);
  });

  it('are, for a secondary organisation, those related to the primary one', async () => {
    expect(await names(admin, `secondaryOrganisations?primaryType=1&primaryId=${ids.company}`)).toEqual([
      'Harbour Cannery',
    ]);
    expect(await names(admin, `secondaryOrganisations?primaryType=2&primaryId=${ids.office}`)).toEqual([
      'Northern Audits',
    ]);
    const stranger = await directory.as({ role: 'Company User', organisations: [['Company', ids.other ?? '']] });
    const { status } = await stranger.get(`${users}/secondaryOrganisations?primaryType=1&primaryId=${ids.company}`);
    expect(status).toBe(404);
  });

  it('are, as a filter, the visible roles', async () => {
    expect(await names(await directory.as(own('Site User')), 'getRolesForListFilter')).toEqual(['Site User']);
    expect(await names(await directory.as(own('Company User')), 'getRolesForListFilter')).toHaveLength(5);
  });
});

describe('the users of a company', () => {
  it('are listed if the caller sees the company, and not found otherwise', async () => {
    const listed = async (person: Person) => {
      const { status, body } = await (await directory.as(person)).get(
        `${users}/getCompanyUsers?companyId=${ids.company}`,
      );
      return status === 200
        ? body.flatMap((one: { identificator: string }) => people[one.identificator] ?? [])
        : status;
    };
    expect(await listed({ role: '{body} User' })).toEqual(['Gone', 'Lite', 'Pro']);
    expect(await listed(own('CB Full Admin'))).toEqual([]);
    expect(await listed({ role: 'Company User', organisations: [['Company', ids.other ?? '']] })).toBe(404);
  });
});

describe('an email address', () => {
  const check = (caller: Caller, email: string, address = '198.51.100.1') =>
    caller.send({ method: 'GET', url: `${users}/checkUserInfo?email=${email}`, remoteAddress: address });

  it('gives a visitor one of three answers and nothing else, five times an hour', async () => {
    await makeUser(directory.database, { email: 'unassigned.quill@people.example', role: 'UNKNOWN' });
    const answers = [];
    for (const name of ['nobody', 'lite', 'boss', 'unassigned', 'nobody'])
      answers.push((await check(directory.visitor, `${name}.quill@people.example`)).body);
    const nothing = { role: null, primaryOrganisation: null };
    const ofAnybody = { ...nothing, isPresent: true, message: expect.stringContaining('Forgot Password') };
    expect(answers.slice(0, 4)).toEqual([
      { ...nothing, isPresent: false, message: null },
      ofAnybody,
      ofAnybody,
      { ...nothing, isPresent: true, message: expect.stringContaining('already been used in GFA systems') },
    ]);
    expect((await check(directory.visitor, 'lite.quill@people.example')).status).toBe(429);
    expect((await check(directory.visitor, 'lite.quill@people.example', '198.51.100.2')).status).toBe(200);
  });

  it('gives a caller an answer within their scope', async () => {
    const caller = await directory.as(own('Company User'));
    expect((await check(caller, 'PRO.quill@people.example')).body).toMatchObject({
      isPresent: true,
      role: 'Company BI S User',
      primaryOrganisation: { externalId: ids.company, type: 1, name: 'Harbour Foods' },
    });
    expect((await check(caller, 'stranger.quill@people.example')).body.isPresent).toBe(false);
  });
});

describe('sharing options', () => {
  const may = async (person: Person) => (await (await directory.as(person)).get(`${users}/checkSahringOptions`)).body;

  it('may be set by the Admin, and by owners with the permission', async () => {
    expect(await may({ role: '{body} Admin' })).toBe(true);
    expect(await may({ role: '{body} Audit Admin' })).toBe(false);
    expect(await may(own('Company User'))).toBe(true);
    expect(await may(own('Site User'))).toBe(true);
    expect(await may(own('CB Full Admin'))).toBe(false);
  });

  it('may not be set for a site whose company blocks sharing', async () => {
    const { id } = await makeCompany(directory.owner, { block_sharing: true });
    const site = await makeSite(directory.owner, { company_id: id });
    expect(await may({ role: 'Site User', organisations: [['Site', site.id]] })).toBe(false);
    expect(await may({ role: 'Company User', organisations: [['Company', id]] })).toBe(true);
  });
});
