import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { refusedFields } from '../user/user.factory.ts';
import {
  companies,
  companyOf,
  companyPath,
  firstUserOf,
  type SigningUp,
  signingUp,
  userPath,
} from './sign-up.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let visitorElsewhere: SigningUp<Answer>['visitorElsewhere'];
let begin: SigningUp<Answer>['begin'];
let complete: SigningUp<Answer>['complete'];
let companyCount: SigningUp<Answer>['companyCount'];
beforeAll(async () => {
  directory = await testDirectory({ DEFAULT_FAVOURITE_LIMIT: '70' });
  admin = await directory.as({ role: '{body} Admin' });
  ({ visitorElsewhere, begin, complete, companyCount } = signingUp(directory));
});
afterAll(() => directory.close());

describe('a sign-up', () => {
  it('creates a Lite company with the default limit and its first user, who is invited by mail', async () => {
    const begun = await begin('Fresh Orchards');
    const email = 'ada@fresh-orchards.example';
    const { status, body } = await complete(begun, { email });
    expect([status, body]).toEqual([
      200,
      { identificator: expect.any(String), email, firstName: 'Ada', lastName: 'Byron', role: 'Company User' },
    ]);
    const company = await admin.get(`${companies}/${begun.id}`);
    expect(company.body).toMatchObject({
      name: 'Fresh Orchards',
      companyTier: 'Lite',
      favouriteLimit: 70,
      allowExportList: true,
      status: 'Active',
      contact: { type: 'General', email: 'office@newcomer.example' },
    });
    const user = await admin.get(`/user/api/User/${body.identificator}`);
    expect(user.body).toMatchObject({
      role: 'Company User',
      primaryOrganisation: { externalId: begun.id, type: 1, name: 'Fresh Orchards' },
      secondaryOrganisations: [],
    });
    const mail = directory.owner.selectFrom('mail').where('recipient_address', '=', email).select('subject');
    expect(await mail.execute()).toEqual([{ subject: 'Your account in Attestry' }]);
  });

  it('stands in the change log of company and user as one entry each, by Self sign-up', async () => {
    const begun = await begin('Logged Orchards');
    const { body } = await complete(begun);
    for (const path of [`${companies}/${begun.id}`, `/user/api/User/${body.identificator}`]) {
      const log = await admin.get(`${path}/changeLog`);
      expect(log.body.resultsList).toMatchObject([{ changeBy: 'Self sign-up', event: 'Sign up' }]);
      const found = await admin.get(`${path}/changeLog?searchTerm=self`);
      expect(found.body.total).toBe(1);
    }
  });

  it('leaves no company anywhere before its first user exists', async () => {
    const before = await companyCount();
    const begun = await begin('Unseen Orchards');
    const body = await directory.as({ role: '{body} Admin' });
    const found = await body.get(`${companies}?searchTerm=unseen`);
    expect(found.body.total).toBe(0);
    expect((await body.get(`${companies}/${begun.id}`)).status).toBe(404);
    expect(await companyCount()).toBe(before);
    const { rows } = await sql`select from search_word where word = 'unseen'`.execute(directory.owner);
    expect(rows).toEqual([]);
  });

  it('is refused beside a company of the same name in the same city, whichever began first', async () => {
    const one = await begin('Twin Orchards');
    const other = await begin('Twin Orchards');
    const answers = await Promise.all([complete(one), complete(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = (name: string, more: object = {}) => visitorElsewhere().post(companyPath, companyOf(name, more));
    expect(await again('TWIN orchards Ltd.', { city: 'húll' })).toMatchObject({
      status: 409,
      body: { code: 'signUp.companyExists', fields: [{ path: 'company.name' }] },
    });
    expect((await again('Twin Orchards', { city: 'York' })).status).toBe(200);
    const created = answers[0]?.status === 200 ? one : other;
    await admin.post(`${companies}/${created.id}/archive`, {});
    expect((await again('Twin Orchards')).status).toBe(200);
  });

  it('keeps only a digest of its token', async () => {
    const { signUpToken } = await begin();
    const { rows } = await sql<{ kept: string }>`select sign_up::text as kept from sign_up`.execute(directory.owner);
    expect(rows.length).toBeGreaterThan(0);
    for (const { kept } of rows) expect(kept).not.toContain(signUpToken);
  });
});

describe('what a sign-up cannot set', () => {
  const refusals: [string, object][] = [
    ['role', { role: '{body} Admin', primaryOrganisation: null }],
    ['role', { role: 'Company BI S User' }],
    ['secondaryOrganisations', { secondaryOrganisations: [{ externalId: '10001', type: 1 }] }],
    ['overrideWarning', { overrideWarning: true }],
    ['enablemailLitetoPro', { enablemailLitetoPro: true }],
    ['status', { status: 'Active' }],
    ['identificator', { identificator: crypto.randomUUID() }],
    ['tier', { tier: 'Pro' }],
    ['toString', { toString: 'Pro' }],
    ['constructor', { constructor: 'Pro' }],
  ];
  it.each(refusals)('is refused by name: %s', async (field, more) => {
    const begun = await begin();
    expect(refusedFields(await complete(begun, more))).toEqual({ status: 400, fields: [field] });
    expect((await complete(begun)).status).toBe(200);
  });

  const greedy = companyOf('Greedy Orchards');
  it.each<[string, string, object]>([
    ['role', '', { ...greedy, role: '{body} Admin' }],
    ['companyTier, favouriteLimit', '', { ...greedy, companyTier: 'Pro', favouriteLimit: 1000 }],
    ['status', 'company', { ...greedy, company: { ...greedy.company, status: 'Active' } }],
    ['owner', 'company.location', companyOf('Greedy Orchards', { owner: '1' })],
  ])('is anything else of the company: %s', async (keys, path, form) => {
    expect(await visitorElsewhere().post(companyPath, form)).toMatchObject({
      status: 400,
      body: { fields: [{ path, message: `Unknown field: ${keys}` }] },
    });
  });

  it('is an organisation that is no company', async () => {
    const begun = await begin();
    const primaryOrganisation = { externalId: begun.id, name: 'x', type: 3 };
    expect(refusedFields(await complete(begun, { primaryOrganisation }))).toEqual({
      status: 400,
      fields: ['primaryOrganisation'],
    });
  });
});

describe('creating a user', () => {
  it('needs a token from a visitor, and names it', async () => {
    const { signUpToken: _, ...form } = firstUserOf({ id: '10001', signUpToken: '' });
    expect(refusedFields(await directory.visitor.post(userPath, form))).toEqual({
      status: 400,
      fields: ['signUpToken'],
    });
  });

  it('follows the rights of a signed-in caller', async () => {
    const { id } = await begin();
    const { signUpToken: _, ...form } = firstUserOf({ id: '10001', signUpToken: '' });
    const reader = await directory.as({ role: 'CB Read Only User' });
    expect((await reader.post(userPath, form)).status).toBe(403);
    expect(
      (await admin.post(userPath, { ...form, primaryOrganisation: { externalId: id, type: 1 } })).body,
    ).toMatchObject({
      code: 'user.unknownOrganisation',
    });
    const created = await admin.post(userPath, { ...form, role: '{body} User', primaryOrganisation: null });
    expect(created).toMatchObject({ status: 200, body: { role: '{body} User' } });
  });
});

describe('bad input of a sign-up', () => {
  const long = 'x'.repeat(1001);
  it.each<[string, object, string]>([
    ['a name over 1,000 characters', companyOf(long), 'company.name'],
    ['a line break in the name', companyOf('Two\nlines'), 'company.name'],
    ['a country without an id', companyOf('A', { country: { id: '', name: '' } }), 'company.location.country.id'],
    ['a country without a name', companyOf('A', { country: { id: '826' } }), 'company.location.country.name'],
    ['an unknown country', companyOf('A', { country: { id: '999999', name: 'Atlantis' } }), 'company.location.country'],
    ['an unknown nature of business', { ...companyOf('A'), natureOfBusinessId: '9999' }, 'natureOfBusinessId'],
  ])('is refused at its field: %s', async (_, form, field) => {
    const before = await directory.owner.selectFrom('sign_up').select('company_id').execute();
    expect(refusedFields(await visitorElsewhere().post(companyPath, form))).toEqual({ status: 400, fields: [field] });
    expect(await directory.owner.selectFrom('sign_up').select('company_id').execute()).toHaveLength(before.length);
  });

  it('accepts texts of 1,000 characters', async () => {
    const begun = await begin('y'.repeat(1000));
    const names = { firstName: 'f'.repeat(1000), lastName: 'l'.repeat(1000) };
    expect((await complete(begun, names)).status).toBe(200);
  });

  it.each(['firstName', 'lastName', 'jobTitle'])(
    'is refused for line breaks that could reach a mail: %s',
    async (field) => {
      const begun = await begin();
      expect(refusedFields(await complete(begun, { [field]: 'Ada\r\nBcc: all@example.org' }))).toEqual({
        status: 400,
        fields: [field],
      });
    },
  );
});

describe('the limits of sign-ups', () => {
  it('let five companies an hour begin from one address, on all servers, and more from another', async () => {
    const visitor = visitorElsewhere();
    for (let nth = 1; nth <= 5; nth += 1) await begin(`Number ${nth}`, visitor);
    const sixth = await visitor.post(companyPath, companyOf('Number 6'));
    expect(sixth).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please try again later.' } });
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(3600);
    await begin('Elsewhere');
    setClock(new Date(Date.now() + 61 * 60_000));
    await begin('An hour later', visitor);
    setClock();
  });

  it('let a caller try ten users an hour', async () => {
    const visitor = visitorElsewhere();
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1)
      statuses.push((await complete({ id: '10001', signUpToken: 'guess' }, {}, visitor)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});
