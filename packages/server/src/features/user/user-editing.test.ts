import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteNamed } from '../../app/testing/entities/site.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { bodiesPath } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { createAccessToken } from '../identity/identity.public.ts';
import {
  editAs,
  makeHarbourFoods,
  reference,
  refusedFields,
  setStatusAs,
  userForm,
  usersPath,
} from './user.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let company: string;
let site: string;
let other: string;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  ({ company, site, other } = await makeHarbourFoods(directory.owner));
});
afterAll(() => directory.close());

const lite = () => directory.as({ role: 'Company User', organisations: [['Company', company]] });
const pro = () => directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
const ofCompany = () => ({ primaryOrganisation: reference(1, company) });
const made = async (role: Role = 'Company User', more: object = ofCompany()) =>
  (await admin.post(`${usersPath}/create`, userForm(role, more))).body;

describe('editing a user', () => {
  it('is refused above the roles the caller may grant', async () => {
    const ownCompany = (await makeCompany(directory.owner, { tier: 'Pro' })).id;
    const above = await made('Company BI S User', { primaryOrganisation: reference(1, ownCompany) });
    const caller = await directory.as({ role: 'Company User', organisations: [['Company', ownCompany]] });
    expect((await caller.get(`${usersPath}/${above.identificator}`)).body).toMatchObject({
      allowFullEdit: false,
      visuals: { isAbleToEdit: false, isAbleToInitialize: false },
    });
    expect((await editAs(caller, above, { email: 'mine@people.example' })).status).toBe(403);
    expect((await setStatusAs(caller, 'deactivate', above.identificator)).status).toBe(403);
  });

  it('does not change the editor’s own role, organisations or address', async () => {
    const caller = await pro();
    const me = (await caller.get(`${usersPath}/whoAmI`)).body;
    const changes: [string, object][] = [
      ['role', { role: 'Company User' }],
      ['email', { email: 'another@people.example' }],
      ['primaryOrganisation', { primaryOrganisation: reference(1, other) }],
      ['secondaryOrganisations', { secondaryOrganisations: [reference(3, site)] }],
    ];
    for (const [field, more] of changes)
      expect(refusedFields(await editAs(caller, me, more))).toEqual({ status: 403, fields: [field] });
    const same = { role: 'Company BI S User', primaryOrganisation: reference(1, company), secondaryOrganisations: [] };
    expect((await editAs(caller, me, { ...same, firstName: 'Augusta' })).body.firstName).toBe('Augusta');
  });

  it('grants only roles the caller may grant, in organisations the caller administers', async () => {
    const user = await made();
    const caller = await pro();
    expect((await editAs(caller, user, { role: 'Company BI SC User' })).status).toBe(403);
    expect(refusedFields(await editAs(caller, user, { primaryOrganisation: reference(1, other) }))).toEqual({
      status: 400,
      fields: ['primaryOrganisation'],
    });
    const moved = await editAs(caller, user, { role: 'Site User', primaryOrganisation: reference(3, site) });
    expect(moved.body).toMatchObject({ role: 'Site User', primaryOrganisation: { name: 'Harbour Cannery' } });
  });

  it('removes what does not fit a new primary organisation', async () => {
    const user = await made('Company User', { ...ofCompany(), secondaryOrganisations: [reference(3, site)] });
    expect(user.secondaryOrganisations).toHaveLength(1);
    const moved = await editAs(admin, user, { primaryOrganisation: reference(1, other) });
    expect(moved.body.secondaryOrganisations).toEqual([]);
    const risen = await editAs(admin, user, { role: '{body} User' }, 2);
    expect(risen.body.primaryOrganisation).toBeNull();
  });

  it('may change the role while the organisation is archived or suspended, but assigns nobody to it', async () => {
    const [archived, suspended] = [
      (await makeCompany(directory.owner)).id,
      (await makeCertificationBody(directory.owner)).id,
    ];
    const ofArchived = { primaryOrganisation: reference(1, archived) };
    const ofSuspended = { primaryOrganisation: reference(0, suspended) };
    const standing = await made('Company BI S User', ofArchived);
    const certifier = await made('CB Full Admin', ofSuspended);
    await admin.post(`/companydirectory/api/Companies/${archived}/archive`);
    const full = { suspensionStatus: 'Full', removeFromPublicView: true, auditSubmissionStatus: 'Prohibit' };
    await admin.post(`${bodiesPath}/${suspended}/Suspend`, full);
    const lowered = await editAs(admin, standing, { role: 'Company User', ...ofArchived });
    expect(lowered).toMatchObject({ status: 200, body: { role: 'Company User' } });
    expect((await editAs(admin, certifier, { role: 'CB Read Only User' })).status).toBe(200);
    for (const [type, id] of [
      [1, archived],
      [0, suspended],
    ])
      expect((await admin.get(`${usersPath}/secondaryOrganisations?primaryType=${type}&primaryId=${id}`)).status).toBe(
        200,
      );
    const refused = { status: 400, fields: ['primaryOrganisation'] };
    expect(refusedFields(await editAs(admin, await made(), ofArchived))).toEqual(refused);
    const elsewhere = await made('CB BI User', {
      primaryOrganisation: reference(0, (await makeCertificationBody(directory.owner)).id),
    });
    expect(refusedFields(await editAs(admin, elsewhere, ofSuspended))).toEqual(refused);
  });

  it('refuses an address that another account has', async () => {
    const [one, two] = [await made(), await made()];
    expect(refusedFields(await editAs(admin, one, { email: two.email.toUpperCase() }))).toEqual({
      status: 409,
      fields: ['email'],
    });
  });
});

describe('a deactivated user', () => {
  it('is refused at the next call, and accepted when activated again', async () => {
    const caller = await lite();
    const { identificator, email } = (await caller.get(`${usersPath}/whoAmI`)).body;
    expect((await setStatusAs(admin, 'deactivate', identificator)).body.status).toBe('Deactivated');
    expect((await caller.get(`${usersPath}/whoAmI`)).status).toBe(401);
    await setStatusAs(admin, 'activate', identificator);
    const token = await createAccessToken({ ...directory.settings, demoComforts: true }, directory.database, email);
    const again = await directory.visitor.send({
      method: 'GET',
      url: `${usersPath}/whoAmI`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(again.status).toBe(200);
  });

  it('is not deactivated twice, nor an active one activated', async () => {
    const { identificator } = await made();
    const active = await setStatusAs(admin, 'activate', identificator);
    expect([active.status, active.body.message]).toEqual([409, 'The user is already active']);
    await setStatusAs(admin, 'deactivate', identificator);
    const again = await setStatusAs(admin, 'deactivate', identificator);
    expect([again.status, again.body.message]).toEqual([409, 'The user is already deactivated']);
  });

  it('is never the caller', async () => {
    const { identificator } = (await admin.get(`${usersPath}/whoAmI`)).body;
    expect((await setStatusAs(admin, 'deactivate', identificator)).status).toBe(403);
  });
});

describe('the change log of a user', () => {
  it('has role and organisations by name, with one entry for each command', async () => {
    const user = await made();
    await editAs(admin, user, {
      role: 'Site User',
      primaryOrganisation: reference(3, site),
    });
    const { body: log } = await admin.get(`${usersPath}/${user.identificator}/changeLog`);
    expect(log.resultsList.map(({ event }: { event: string }) => event)).toEqual(['Edit user', 'Create user']);
    expect(log.resultsList[0].fieldsChanged).toEqual(
      expect.arrayContaining([
        { fieldName: 'Role', oldValue: 'Company User (Lite)', newValue: 'Site User' },
        { fieldName: 'Primary organisation', oldValue: 'Harbour Foods', newValue: 'Harbour Cannery' },
      ]),
    );
    const names: string[] = log.resultsList[1].fieldsChanged.map(({ fieldName }: { fieldName: string }) => fieldName);
    expect(names).toEqual(expect.arrayContaining(['Email', 'First name', 'Last name', 'Job Title', 'Status']));
    expect(names.filter((name) => ['Identificator', 'Created at'].includes(name))).toEqual([]);
    const stranger = await directory.as({ role: 'Company User', organisations: [['Company', other]] });
    expect((await stranger.get(`${usersPath}/${user.identificator}/changeLog`)).status).toBe(404);
  });
});

describe('a newly created site', () => {
  it('is assigned to its creator, and confirming that assigns nobody', async () => {
    const caller = await pro();
    const { identificator } = (await caller.get(`${usersPath}/whoAmI`)).body;
    const { id } = (await caller.post('/companydirectory/api/Sites', siteNamed(company, 'New Mill'))).body;
    const confirm = (organisationExternalId: string, identifiers: string[]) =>
      caller.put(`${usersPath}/addSecondaryOrganisationToUsers`, {
        organisationExternalId,
        organisationType: 3,
        identifiers,
      });
    expect((await confirm(id, [identificator])).status).toBe(200);
    expect((await confirm(site, [identificator])).status).toBe(403);
    expect((await confirm(id, [(await made()).identificator])).status).toBe(403);
    const { body: me } = await caller.get(`${usersPath}/${identificator}`);
    expect(me.secondaryOrganisations).toEqual([{ externalId: id, type: 3, name: 'New Mill' }]);
  });
});
