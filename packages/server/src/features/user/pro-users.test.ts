import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeUser } from '../identity/identity.factory.ts';
import { editAs, reference, setStatusAs, userForm, usersPath } from './user.factory.ts';

const reached =
  'The limit of 5 company users for this company has been reached. You cannot create or add additional users.';
const reachedOnActivation = reached.replace('create or add', 'create or activate');

let directory: TestDirectory;
let admin: Caller;
beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const proCompany = async () => (await makeCompany(directory.owner, { tier: 'Pro' })).id;
const create = (companyId: string, role: Role = 'Company BI S User', creator = admin) =>
  creator.post(`${usersPath}/create`, userForm(role, { primaryOrganisation: reference(1, companyId) }));
const fill = async (companyId: string, places = 5) => {
  for (let at = 0; at < places; at += 1) expect((await create(companyId)).status).toBe(200);
};
const count = async (companyId: string, more = '') =>
  (await admin.get(`${usersPath}/getProCompanyUsersCount?companyId=${companyId}${more}`)).body;
const said = ({ status, body }: Answer) => ({ status, message: body.message });

describe('a company', () => {
  it('has at most five Pro users, however many are created at the same time', async () => {
    const company = await proCompany();
    const creators = await Promise.all([1, 2, 3, 4].map(() => directory.as({ role: '{body} Admin' })));
    const answers = await Promise.all(
      creators.flatMap((creator) => Array.from({ length: 5 }, () => create(company, undefined, creator))),
    );
    const refused = answers.filter(({ status }) => status !== 200).map(said);
    expect(refused).toEqual(Array(15).fill({ status: 400, message: reached }));
    expect(await count(company)).toBe(5);
  });

  it('may have any number of Lite users in addition', async () => {
    const company = await proCompany();
    await fill(company);
    expect((await create(company, 'Company User')).status).toBe(200);
    expect(await count(company)).toBe(5);
  });

  it('counts a move from Lite to Pro and a change of organisation', async () => {
    const [company, other] = [await proCompany(), await proCompany()];
    const lite = (await create(company, 'Company User')).body;
    const elsewhere = (await create(other)).body;
    await fill(company);
    expect(said(await editAs(admin, lite, { role: 'Company BI S User' }))).toEqual({ status: 400, message: reached });
    const moved = { primaryOrganisation: { externalId: company, type: 1 } };
    expect(said(await editAs(admin, elsewhere, moved))).toEqual({ status: 400, message: reached });
  });

  it('counts an activated user, but no deactivated one', async () => {
    const company = await proCompany();
    const first = (await create(company)).body.identificator;
    await fill(company, 4);
    expect((await setStatusAs(admin, 'deactivate', first)).status).toBe(200);
    expect(await count(company)).toBe(4);
    await fill(company, 1);
    expect(said(await setStatusAs(admin, 'activate', first))).toEqual({ status: 400, message: reachedOnActivation });
  });

  it('lets its Pro users be edited at the limit, not counting the edited one', async () => {
    const company = await proCompany();
    const user = (await create(company)).body;
    await fill(company, 4);
    const renamed = { firstName: 'Augusta', role: 'Company BI BO User' };
    expect((await editAs(admin, user, renamed)).status).toBe(200);
    expect(await count(company, `&identificator=${user.identificator}`)).toBe(4);
  });

  it('shows its count only to those who administer its users', async () => {
    const company = await proCompany();
    const stranger = await directory.as({ role: 'Company User', organisations: [['Company', await proCompany()]] });
    const { status } = await stranger.get(`${usersPath}/getProCompanyUsersCount?companyId=${company}`);
    expect(status).toBe(404);
  });

  it('does not count users for whom it is a secondary organisation', async () => {
    const [company, other] = [await proCompany(), await proCompany()];
    const organisations = [
      { type: 'Company', id: other },
      { type: 'Company', id: company },
    ] as const;
    await makeUser({ writes: directory.owner }, { role: 'Company BI S User', organisations });
    expect(await count(company)).toBe(0);
  });

  it('is limited even while archived, as its users may still change', async () => {
    const company = await proCompany();
    await fill(company, 1);
    await admin.post(`/companydirectory/api/Companies/${company}/archive`);
    expect(await count(company)).toBe(1);
  });
});
