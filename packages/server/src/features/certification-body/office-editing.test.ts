import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, during } from '../../app/testing/during.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import {
  bodiesPath,
  createBodyWithSub,
  makeAccreditationBody,
  makeOffice,
  messagesOf,
  officePart,
  putPresent,
} from './certification-body.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let accreditation: string;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  accreditation = (await makeAccreditationBody(directory.owner)).id;
});
afterAll(() => directory.close());

const made = () => createBodyWithSub(directory.owner, admin, accreditation);

const cbAdminOf = (bodyId: string, role: Role = 'CB Full Admin') =>
  directory.as({ role, organisations: [['CertificationBody', bodyId]] });

const put = (caller: Caller, path: string, form: object) => putPresent(caller, path, form, admin);

describe('a main office', () => {
  it('says to its certification body that only the standards body changes it', async () => {
    const { id, main } = await made();
    const cb = await cbAdminOf(id);
    const reason = { edit: 'mainOffice', archive: 'mainOffice' };
    expect((await cb.get(`${bodiesPath}/office/${main}`)).body.refusals).toEqual(reason);
    const { body: offices } = await cb.get(`${bodiesPath}/${id}/office`);
    expect(offices.map(({ refusals }: { refusals: object }) => refusals)).toEqual([reason, {}]);
    expect((await admin.get(`${bodiesPath}/office/${main}`)).body.refusals).toEqual({});
  });
});

describe('creating a sub office', () => {
  const officeOf = (certificationBodyId: string) => ({ ...officePart, name: 'South', certificationBodyId });

  it('is allowed to the Admin and, for their own certification body, to the CB Full Admin', async () => {
    const { id } = await made();
    const other = await made();
    const cb = await cbAdminOf(id);
    const { body: created } = await cb.post(`${bodiesPath}/office`, officeOf(id));
    expect((await cb.get(`${bodiesPath}/office/${created.id}`)).body).toMatchObject({
      name: 'South',
      isMainOffice: false,
      visibility: true,
    });
    expect((await admin.post(`${bodiesPath}/office`, officeOf(id))).status).toBe(200);
    expect(messagesOf(await cb.post(`${bodiesPath}/office`, officeOf(other.id)))).toEqual({
      status: 400,
      fields: { certificationBodyId: 'Is not one of the choices' },
    });
    expect((await (await cbAdminOf(id, 'CB Audit Admin')).post(`${bodiesPath}/office`, officeOf(id))).status).toBe(403);
  });

  it('requires a name and an existing certification body', async () => {
    expect(messagesOf(await admin.post(`${bodiesPath}/office`, {})).fields).toMatchObject({
      certificationBodyId: 'Field is required',
    });
    expect(messagesOf(await admin.post(`${bodiesPath}/office`, officeOf('999999'))).fields).toEqual({
      certificationBodyId: 'Is not one of the choices',
    });
  });

  it('is refused under an archived main office', async () => {
    const { id, main } = await made();
    await admin.post(`${bodiesPath}/office/${main}/archive`);
    expect((await admin.post(`${bodiesPath}/office`, officeOf(id))).status).toBe(400);
  });

  it('is refused when the main office is archived at the same moment', async () => {
    const { id, main } = await made();
    const archive: Change = async (db) => {
      await sql`select from certification_body where id = ${id} for update`.execute(db);
      await sql`update office set status = 'Archived' where id = ${main}`.execute(db);
    };
    const created = await during(directory, archive, () => admin.post(`${bodiesPath}/office`, officeOf(id)));
    expect(created.status).toBe(400);
    expect((await admin.get(`${bodiesPath}/${id}/office`)).body).toHaveLength(2);
  });

  it('requires only a name, and refuses an unknown standard or country', async () => {
    const { id } = await made();
    expect((await admin.post(`${bodiesPath}/office`, { name: 'Bare', certificationBodyId: id })).status).toBe(200);
    const unknown = { ...officeOf(id), standards: ['77'] };
    expect(messagesOf(await admin.post(`${bodiesPath}/office`, unknown)).fields).toHaveProperty('standards');
    const nowhere = { ...officeOf(id), location: { country: { id: '9999' } } };
    expect(messagesOf(await admin.post(`${bodiesPath}/office`, nowhere)).fields).toHaveProperty(['location.country']);
  });
});

describe('the approval for a standard', () => {
  it('is granted only by the standards body: a certification body cannot add a standard to its offices', async () => {
    const { id, main, sub } = await made();
    await put(admin, `${bodiesPath}/office/${main}`, { name: 'Certa Nordic', standards: [] });
    await put(admin, `${bodiesPath}/office/${sub}`, { name: 'South', standards: ['4'] });
    const cb = await cbAdminOf(id);
    const newOffice = (standards: string[]) => ({ name: 'North', certificationBodyId: id, standards });
    const refused = { status: 403, fields: { standards: expect.any(String) } };
    expect(messagesOf(await cb.post(`${bodiesPath}/office`, newOffice(['4', '1'])))).toEqual(refused);
    const { body: north } = await cb.post(`${bodiesPath}/office`, newOffice(['4']));
    const path = `${bodiesPath}/office/${north.id}`;
    expect(messagesOf(await put(cb, path, { name: 'North', standards: ['4', '1'] }))).toEqual(refused);
    await cb.post(`${path}/archive`);
    await put(admin, `${bodiesPath}/office/${sub}`, { name: 'South', standards: [] });
    expect((await put(cb, path, { name: 'Far North', standards: ['4'] })).status).toBe(200);
    expect(messagesOf(await cb.post(`${path}/unarchive`))).toEqual(refused);
    expect((await admin.post(`${path}/unarchive`)).status).toBe(200);
  });
});

describe('editing an office', () => {
  it('renames and hides the certification body together with its main office', async () => {
    const { id, main } = await made();
    const { body: saved } = await put(admin, `${bodiesPath}/office/${main}`, {
      name: 'Certa Arctic',
      visibility: false,
    });
    expect(saved).toMatchObject({ name: 'Certa Arctic', visibility: false, location: { city: 'Bergen' } });
    const { body } = await admin.get(`${bodiesPath}/${id}`);
    expect(body).toMatchObject({ mainOffice: { name: 'Certa Arctic' }, removeFromPublicView: true });
    const { body: options } = await admin.get(`${bodiesPath}/getCertificationBodyOptions?id=${id}`);
    expect(options).toEqual([{ id, name: 'Certa Arctic' }]);
  });
});

describe('archiving offices', () => {
  const statuses = async ({ main, sub }: { main: string; sub: string }) =>
    Promise.all([main, sub].map(async (id) => (await admin.get(`${bodiesPath}/office/${id}`)).body.status));

  it('archives the sub offices with the main one, and restores those archived together with it', async () => {
    const body = await made();
    const earlier = await makeOffice(directory.owner, body.id, { name: 'Closed before' });
    await admin.post(`${bodiesPath}/office/${earlier.id}/archive`);
    expect((await admin.post(`${bodiesPath}/office/${body.main}/archive`)).body.status).toBe('Archived');
    expect(await statuses(body)).toEqual(['Archived', 'Archived']);
    const { certificationBody } = (await admin.get(`${bodiesPath}/office/${body.sub}`)).body;
    expect(certificationBody.mainOffice.isArchived).toBe(true);
    const refused = await admin.post(`${bodiesPath}/office/${body.sub}/unarchive`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'certificationBody.mainOfficeArchived' } });
    await admin.post(`${bodiesPath}/office/${body.main}/unarchive`);
    expect(await statuses(body)).toEqual(['Active', 'Active']);
    expect((await admin.get(`${bodiesPath}/office/${earlier.id}`)).body.status).toBe('Archived');
  });
});
