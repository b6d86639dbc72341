import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeUser } from '../user/user.factory.ts';
import { companies, type SigningUp, signingUp } from './sign-up.factory.ts';
import { clearSignUps } from './sign-up.public.ts';

let directory: TestDirectory;
let admin: Caller;
let begin: SigningUp<Answer>['begin'];
let complete: SigningUp<Answer>['complete'];
let companyCount: SigningUp<Answer>['companyCount'];
beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  ({ begin, complete, companyCount } = signingUp(directory));
});
afterAll(() => directory.close());

describe('the token of a sign-up', () => {
  afterEach(() => setClock());

  it('works once', async () => {
    const begun = await begin();
    expect((await complete(begun)).status).toBe(200);
    const again = await complete(begun);
    expect(again).toMatchObject({ status: 400, body: { code: 'signUp.ended', fields: [{ path: 'signUpToken' }] } });
  });

  it('works once when several calls use it at the same time', async () => {
    const before = await companyCount();
    const begun = await begin();
    const answers = await Promise.all([complete(begun), complete(begun), complete(begun)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await companyCount()).toBe(before + 1);
  });

  it('works for no other company', async () => {
    const [mine, others] = [await begin('Mine'), await begin('Theirs')];
    const existing = { externalId: '10001', name: 'Mine', type: 1 };
    for (const primaryOrganisation of [{ ...existing, externalId: others.id }, existing])
      expect(await complete(mine, { primaryOrganisation })).toMatchObject({
        status: 400,
        body: { code: 'signUp.otherCompany', fields: [{ path: 'primaryOrganisation' }] },
      });
    expect((await complete(mine)).status).toBe(200);
    expect((await complete(others)).status).toBe(200);
  });

  it('is refused when it is invented', async () => {
    const begun = await begin();
    for (const signUpToken of ['x', begun.id, `${begun.signUpToken}x`])
      expect((await complete({ ...begun, signUpToken })).body.code).toBe('signUp.ended');
  });

  it('expires after an hour', async () => {
    const begun = await begin();
    setClock(new Date(Date.now() + 59 * 60_000));
    const inTime = await begin();
    setClock(new Date(Date.now() + 61 * 60_000));
    expect((await complete(begun)).body.code).toBe('signUp.ended');
    expect((await complete(inTime)).status).toBe(200);
  });

  it('ends with the answer that an address is known, so that it asks for one address only', async () => {
    const begun = await begin();
    const { email } = await directory.owner
      .selectFrom('app_user')
      .where('id', '=', (await makeUser(directory.owner)).id)
      .select('email')
      .executeTakeFirstOrThrow();
    const refused = await complete(begun, { email });
    expect(refused).toMatchObject({ status: 409, body: { code: 'signUp.emailUsed', fields: [{ path: 'email' }] } });
    expect(refused.body.message).toBe(
      'This email has already been used in GFA systems. Please contact support to proceed.',
    );
    expect((await admin.get(`${companies}/${begun.id}`)).status).toBe(404);
    expect((await complete(begun)).body.code).toBe('signUp.ended');
  });

  it('does not help with the address of an account that has a role and organisation', async () => {
    const first = await begin();
    const email = 'linked@newcomer.example';
    expect((await complete(first, { email })).status).toBe(200);
    expect((await complete(await begin(), { email: 'LINKED@newcomer.example' })).body.code).toBe('signUp.emailLinked');
  });
});

describe('a sign-up that is never completed', () => {
  afterEach(() => setClock());
  const keptIds = async () =>
    (await directory.owner.selectFrom('sign_up').select('company_id').execute()).map((one) => one.company_id);

  it('is deleted after a day', async () => {
    const { id } = await begin();
    setClock(new Date(Date.now() + 23 * 3_600_000));
    await clearSignUps.run(directory.kernel, {});
    expect(await keptIds()).toContain(id);
    setClock(new Date(Date.now() + 25 * 3_600_000));
    await clearSignUps.run(directory.kernel, {});
    expect(await keptIds()).not.toContain(id);
  });

  it('is completed or deleted, never half of both, when both happen at the same time', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const begun = await begin();
      const deleting = sql`delete from sign_up where company_id = ${begun.id}`.execute(directory.owner);
      const [{ status }] = await Promise.all([complete(begun), deleting]);
      expect([200, 400]).toContain(status);
      expect((await admin.get(`${companies}/${begun.id}`)).status).toBe(status === 200 ? 200 : 404);
      expect(await keptIds()).not.toContain(begun.id);
    }
  });
});
