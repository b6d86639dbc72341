import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';

const users = '/user/api/User';
const isAccepted = async (caller: Caller) => (await caller.get(`${users}/isPrivacyPolicyTcAcceptedByUser`)).body;
const accept = (caller: Caller, payload?: object) => caller.post(`${users}/AcceptPrivacyPolicyTC`, payload);

describe('the terms', () => {
  let directory: TestDirectory;
  beforeAll(async () => {
    directory = await testDirectory();
  });
  afterAll(async () => {
    setClock();
    await directory.close();
  });

  const acceptancesOf = ({ userId }: Caller) =>
    directory.owner.selectFrom('terms_acceptance').where('user_id', '=', userId).selectAll().execute();

  it('are accepted by each user for themselves, with the moment and the version', async () => {
    setClock(new Date('2027-01-02T03:04:05Z'));
    const caller = await directory.as({ role: 'Company User' });
    const colleague = await directory.as({ role: 'Company User' });
    expect(await isAccepted(caller)).toBe(false);
    const { status, body } = await accept(caller);
    expect([status, body]).toEqual([200, 'Thank you. You have accepted the terms and conditions.']);
    expect([await isAccepted(caller), await isAccepted(colleague)]).toEqual([true, false]);
    const [acceptance] = await acceptancesOf(caller);
    expect(acceptance?.terms_version).toBe('1');
    expect(acceptance?.accepted_at.toISOString()).toMatch(/^2027-01-02T03:04:05/);
    setClock();
  });

  it.each([[{}], [{ version: 1 }], [{ version: '1', user: 'x' }]])(
    'are accepted in no other shape: %o',
    async (form) => {
      expect((await accept(await directory.as({ role: 'AB User' }), form)).status).toBe(400);
    },
  );

  it('are accepted once, however often and at once somebody presses Accept', async () => {
    const caller = await directory.as({ role: 'CB Read Only User' });
    const answers = await Promise.all([accept(caller), accept(caller), accept(caller)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await acceptancesOf(caller)).toHaveLength(1);
    expect((await accept(caller)).status).toBe(200);
  });

  it('are in the change log of the user who accepted them', async () => {
    const caller = await directory.as({ role: 'Site User' });
    await accept(caller);
    await accept(caller);
    const admin = await directory.as({ role: '{body} Admin' });
    const { identificator } = await directory.owner
      .selectFrom('app_user')
      .where('id', '=', caller.userId)
      .select('identificator')
      .executeTakeFirstOrThrow();
    const { body } = await admin.get(`${users}/${identificator}/changeLog`);
    const entries = body.resultsList.filter(({ event }: { event: string }) => event.startsWith('Accept'));
    expect(entries).toMatchObject([
      {
        changeBy: 'Pat Site User',
        event: 'Accept the terms and privacy policy',
        fieldsChanged: [{ fieldName: 'Accepted terms, version', oldValue: null, newValue: '1' }],
      },
    ]);
  });

  it('are of nobody who is not signed in', async () => {
    expect((await directory.visitor.get(`${users}/isPrivacyPolicyTcAcceptedByUser`)).status).toBe(401);
    expect((await accept(directory.visitor)).status).toBe(401);
  });

  it('refuse no other call before they are accepted', async () => {
    const caller = await directory.as({ role: '{body} User' });
    expect((await caller.get('/companydirectory/api/Companies')).status).toBe(200);
  });
});

describe('a new version of the terms', () => {
  it('is asked for again, and the acceptance of the former one stays', async () => {
    const database = await freshDatabase();
    const before = await testDirectory({}, database);
    const caller = await before.as({ role: 'AB User' });
    await accept(caller);
    const after = await testDirectory({ TERMS_VERSION: '2027-01' }, database);
    const headers = { authorization: `Bearer ${caller.token}` };
    const sameUser = { ...after.visitor, get: (url: string) => after.visitor.send({ method: 'GET', url, headers }) };
    expect(await isAccepted(sameUser)).toBe(false);
    const acceptVersion = (version: string) =>
      after.visitor.send({ method: 'POST', url: `${users}/AcceptPrivacyPolicyTC`, headers, payload: { version } });
    expect(await acceptVersion('1')).toMatchObject({ status: 409, body: { code: 'terms.changed' } });
    expect(await isAccepted(sameUser)).toBe(false);
    const { termsVersion } = (await after.visitor.get('/configuration')).body;
    expect((await acceptVersion(termsVersion)).status).toBe(200);
    expect(await isAccepted(sameUser)).toBe(true);
    const versions = await after.owner.selectFrom('terms_acceptance').select('terms_version').execute();
    expect(versions.map((one) => one.terms_version).sort()).toEqual(['1', '2027-01']);
    await before.close();
    await after.close();
  });
});
