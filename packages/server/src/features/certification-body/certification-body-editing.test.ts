import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeOffice } from './certification-body.factory.ts';

const bodies = '/certificationbody/api/CertificationBody';

let directory: TestDirectory;
let admin: Caller;
let accreditation: string;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  const { id } = await directory.owner
    .insertInto('accreditation_body')
    .values({ name: 'Board of Accreditation' })
    .returning('id')
    .executeTakeFirstOrThrow();
  accreditation = id;
});
afterAll(() => directory.close());

const officePart = {
  name: 'Certa Nordic',
  standards: ['4', '3'],
  location: { addressLine1: '4 Quay Street', city: 'Bergen', country: { id: '578' } },
  contact: { name: 'Olga Berg', email: 'olga@certa.example', phoneNumber: '+47 55 000000' },
};

const create = async (form: object = {}) => {
  const body = { accreditationBodyId: accreditation, rating: 'pending', officeInsert: officePart, ...form };
  return admin.post(bodies, body);
};

/** A certification body with its main office and a sub office. */
const made = async () => {
  const { body } = await create();
  const sub = await makeOffice(directory.owner, body.id, { name: 'Certa Nordic, South' });
  return { id: String(body.id), main: String(body.officeId), sub: sub.id };
};

const cbAdminOf = (bodyId: string, role: Role = 'CB Full Admin') =>
  directory.as({ role, organisations: [['CertificationBody', bodyId]] });

const messagesOf = ({ status, body }: Answer) => ({
  status,
  fields: Object.fromEntries(
    body.fields.map((field: { path: string; message: string }) => [field.path, field.message]),
  ),
});

const put = async (caller: Caller, path: string, form: object) => {
  const { headers } = await admin.get(path);
  return caller.put(path, form, String(headers.etag));
};

describe('creating a certification body', () => {
  it('makes it with its main office, whose name it bears, and without a rating yet', async () => {
    const { body: created } = await create({ ratingComments: 'New', removeFromPublicView: true });
    const { body: office } = await admin.get(`${bodies}/office/${created.officeId}`);
    expect(office).toMatchObject({
      name: 'Certa Nordic',
      isMainOffice: true,
      status: 'Active',
      visibility: false,
      standards: [
        { id: '3', name: 'ETRS' },
        { id: '4', name: 'Food' },
      ],
      location: { addressLine1: '4 Quay Street', county: '', country: { id: '578', name: 'Norway' } },
      contact: { type: 'General', email: 'olga@certa.example', faxNumber: '' },
      certificationBody: {
        id: created.id,
        mainOffice: { id: created.officeId, name: 'Certa Nordic' },
        accreditationBody: { id: accreditation, name: 'Board of Accreditation' },
        rating: 'pending',
        ratingComments: 'New',
        suspensionStatus: 'Active',
        removeFromPublicView: true,
        auditSubmissionStatus: 'Allow',
      },
    });
    const { body: all } = await admin.get(`${bodies}/all`);
    expect(all).toContainEqual({ id: created.id, mainOffice: { name: 'Certa Nordic' } });
  });

  it('asks for name, accreditation body and rating, at their fields', async () => {
    const refused = await admin.post(bodies, { accreditationBodyId: '', officeInsert: { name: ' ' } });
    expect(messagesOf(refused)).toEqual({
      status: 400,
      fields: {
        accreditationBodyId: 'Field is required',
        rating: 'Field is required',
        'officeInsert.name': 'Field is required',
      },
    });
    expect((await create({ rating: 6 })).status).toBe(400);
    expect(messagesOf(await create({ accreditationBodyId: '999' })).fields).toEqual({
      accreditationBodyId: 'Field is required',
    });
  });

  it.each(['{body} Audit Admin', 'CB Full Admin'] as const)('is not a %s’s', async (role) => {
    const { id } = await made();
    expect((await (await cbAdminOf(id, role)).post(bodies, {})).status).toBe(403);
  });
});

describe('creating a sub office', () => {
  const officeOf = (certificationBodyId: string) => ({ ...officePart, name: 'South', certificationBodyId });

  it('is the Admin’s and, for its own certification body, the CB Full Admin’s', async () => {
    const { id } = await made();
    const other = await made();
    const cb = await cbAdminOf(id);
    const { body: created } = await cb.post(`${bodies}/office`, officeOf(id));
    expect((await cb.get(`${bodies}/office/${created.id}`)).body).toMatchObject({
      name: 'South',
      isMainOffice: false,
      visibility: true,
    });
    expect((await admin.post(`${bodies}/office`, officeOf(id))).status).toBe(200);
    expect(messagesOf(await cb.post(`${bodies}/office`, officeOf(other.id)))).toEqual({
      status: 400,
      fields: { certificationBodyId: 'Field is required' },
    });
    expect((await (await cbAdminOf(id, 'CB Audit Admin')).post(`${bodies}/office`, officeOf(id))).status).toBe(403);
  });

  it('asks for name and certification body, which has to be there', async () => {
    expect(messagesOf(await admin.post(`${bodies}/office`, {})).fields).toMatchObject({
      certificationBodyId: 'Field is required',
    });
    expect(messagesOf(await admin.post(`${bodies}/office`, officeOf('999999'))).fields).toEqual({
      certificationBodyId: 'Field is required',
    });
  });

  it('is refused under an archived main office', async () => {
    const { id, main } = await made();
    await admin.post(`${bodies}/office/${main}/archive`);
    expect((await admin.post(`${bodies}/office`, officeOf(id))).status).toBe(400);
  });

  it('takes a name alone, and no standard or country that is nobody’s', async () => {
    const { id } = await made();
    expect((await admin.post(`${bodies}/office`, { name: 'Bare', certificationBodyId: id })).status).toBe(200);
    const unknown = { ...officeOf(id), standards: ['77'] };
    expect(messagesOf(await admin.post(`${bodies}/office`, unknown)).fields).toHaveProperty('standards');
    const nowhere = { ...officeOf(id), location: { country: { id: '9999' } } };
    expect(messagesOf(await admin.post(`${bodies}/office`, nowhere)).fields).toHaveProperty(['location.country']);
  });
});

describe('editing an office', () => {
  it('renames the certification body with its main office, and hides both together', async () => {
    const { id, main } = await made();
    const { body: saved } = await put(admin, `${bodies}/office/${main}`, { name: 'Certa Arctic', visibility: false });
    expect(saved).toMatchObject({ name: 'Certa Arctic', visibility: false, location: { city: 'Bergen' } });
    const { body } = await admin.get(`${bodies}/${id}`);
    expect(body).toMatchObject({ mainOffice: { name: 'Certa Arctic' }, removeFromPublicView: true });
    const { body: options } = await admin.get(`${bodies}/getCertificationBodyOptions?id=${id}`);
    expect(options).toEqual([{ id, name: 'Certa Arctic' }]);
  });

  it('clears what is sent empty and keeps what is left out', async () => {
    const { sub } = await made();
    const path = `${bodies}/office/${sub}`;
    await put(admin, path, { ...officePart, visibility: false });
    await put(admin, path, { name: 'South', standards: ['4'], contact: { phoneNumber: '' } });
    const { body: kept } = await put(admin, path, { name: 'South', location: { city: '', country: { id: '' } } });
    expect(kept).toMatchObject({
      visibility: false,
      standards: [{ id: '4', name: 'Food' }],
      location: { addressLine1: '4 Quay Street', city: '', country: { id: '', name: '' } },
      contact: { email: 'olga@certa.example', phoneNumber: '' },
    });
  });

  it('is the Admin’s for main offices; sub offices are the Audit Admin’s and the CB Full Admin’s too', async () => {
    const { id, main, sub } = await made();
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    for (const caller of [auditAdmin, await cbAdminOf(id)]) {
      expect((await put(caller, `${bodies}/office/${main}`, { name: 'Mine' })).status).toBe(403);
      expect((await put(caller, `${bodies}/office/${sub}`, { name: 'South' })).status).toBe(200);
    }
    const reader = await cbAdminOf(id, 'CB Read Only User');
    expect((await put(reader, `${bodies}/office/${sub}`, { name: 'South' })).status).toBe(403);
    const stranger = await cbAdminOf((await made()).id);
    expect((await put(stranger, `${bodies}/office/${sub}`, { name: 'South' })).status).toBe(404);
  });

  it('is refused without a version and, with the present record, when stale', async () => {
    const { sub } = await made();
    const path = `${bodies}/office/${sub}`;
    expect((await admin.put(path, { name: 'South' })).status).toBe(428);
    const { headers } = await admin.get(path);
    await admin.put(path, { name: 'Theirs' }, String(headers.etag));
    const stale = await admin.put(path, { name: 'Mine' }, String(headers.etag));
    expect(stale).toMatchObject({ status: 412, body: { present: { name: 'Theirs' } } });
  });
});

describe('editing a certification body', () => {
  const form = () => ({
    accreditationBodyId: accreditation,
    rating: 0,
    ratingComments: 'Late',
    auditSubmissionStatus: 'Hold',
  });

  it('changes rating, comments, submissions and visibility, and takes a rating back to pending', async () => {
    const { id } = await made();
    const path = `${bodies}/${id}`;
    const { body: rated } = await put(admin, path, form());
    expect(rated).toMatchObject({ rating: 0, ratingComments: 'Late', auditSubmissionStatus: 'Hold' });
    const { body: pending } = await put(admin, path, { accreditationBodyId: accreditation, rating: 'pending' });
    expect(pending).toMatchObject({ rating: 'pending', ratingComments: 'Late', auditSubmissionStatus: 'Hold' });
  });

  it('is the standards body’s and stale like any other', async () => {
    const { id } = await made();
    const path = `${bodies}/${id}`;
    expect((await put(await cbAdminOf(id), path, form())).status).toBe(403);
    expect((await put(await directory.as({ role: '{body} Audit Admin' }), path, form())).status).toBe(200);
    expect((await admin.put(path, form())).status).toBe(428);
    expect(await admin.put(path, form(), '"1"')).toMatchObject({ status: 412, body: { present: { rating: 0 } } });
  });
});

describe('archiving offices', () => {
  const statuses = async ({ main, sub }: { main: string; sub: string }) =>
    Promise.all([main, sub].map(async (id) => (await admin.get(`${bodies}/office/${id}`)).body.status));

  it('takes the sub offices with the main one, and brings back those that went with it', async () => {
    const body = await made();
    const earlier = await makeOffice(directory.owner, body.id, { name: 'Closed before' });
    await admin.post(`${bodies}/office/${earlier.id}/archive`);
    expect((await admin.post(`${bodies}/office/${body.main}/archive`)).body.status).toBe('Archived');
    expect(await statuses(body)).toEqual(['Archived', 'Archived']);
    const refused = await admin.post(`${bodies}/office/${body.sub}/unarchive`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'certificationBody.mainOfficeArchived' } });
    await admin.post(`${bodies}/office/${body.main}/unarchive`);
    expect(await statuses(body)).toEqual(['Active', 'Active']);
    expect((await admin.get(`${bodies}/office/${earlier.id}`)).body.status).toBe('Archived');
  });

  it('hides them from the list until archived ones are asked for', async () => {
    const { sub } = await made();
    const listed = async (more = '') =>
      (await admin.get(`${bodies}/search?searchTerm=${sub}${more}`)).body.resultsList.some(
        ({ id }: { id: string }) => id === sub,
      );
    await admin.post(`${bodies}/office/${sub}/archive`);
    expect([await listed(), await listed('&showArchived=true')]).toEqual([false, true]);
  });

  it('is the Admin’s for main offices, and the CB Full Admin’s for its own sub offices', async () => {
    const { id, main, sub } = await made();
    const cb = await cbAdminOf(id);
    expect((await cb.post(`${bodies}/office/${main}/archive`)).status).toBe(403);
    expect((await cb.post(`${bodies}/office/${sub}/archive`)).status).toBe(200);
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    expect((await auditAdmin.post(`${bodies}/office/${sub}/unarchive`)).status).toBe(403);
  });
});

describe('the record of changes of a certification body', () => {
  const changesOf = async (id: string) => (await admin.get(`${bodies}/${id}/changeLog`)).body.resultsList;

  it('tells its own changes and those of its offices, their contacts and standards, by name', async () => {
    const { id, sub } = await made();
    const other = await makeCertificationBody(directory.owner);
    await put(admin, `${bodies}/${id}`, { accreditationBodyId: accreditation, rating: 3 });
    await put(admin, `${bodies}/office/${sub}`, { ...officePart, name: 'South' });
    await put(admin, `${bodies}/office/${sub}`, {
      name: 'South',
      standards: ['4'],
      location: { country: { id: '250' } },
    });
    const [latest, before, rated] = await changesOf(id);
    expect(latest).toMatchObject({ event: 'Edit office' });
    expect(latest.fieldsChanged).toEqual([
      { fieldName: 'South: Country', oldValue: 'Norway', newValue: 'France' },
      { fieldName: 'South: Standard', oldValue: 'ETRS', newValue: null },
    ]);
    expect(before.fieldsChanged).toContainEqual({
      fieldName: 'South: Contact name',
      oldValue: null,
      newValue: 'Olga Berg',
    });
    expect(rated).toMatchObject({
      event: 'Edit certification body',
      fieldsChanged: [{ fieldName: 'Rating', oldValue: null, newValue: '3' }],
    });
    expect((await admin.get(`${bodies}/${other.id}/changeLog`)).body.total).toBe(1);
  });

  it('is one entry for a creation with its office, and for an archiving of all', async () => {
    const { id, main } = await made();
    await admin.post(`${bodies}/office/${main}/archive`);
    const [archived, , created] = await changesOf(id);
    expect(archived.fieldsChanged).toContainEqual({
      fieldName: 'Certa Nordic, South: Archived with the main office',
      oldValue: 'No',
      newValue: 'Yes',
    });
    expect(created.event).toBe('Create certification body');
    expect(created.fieldsChanged).toContainEqual({
      fieldName: 'Accreditation Body',
      oldValue: null,
      newValue: 'Board of Accreditation',
    });
    expect(created.fieldsChanged).toContainEqual({
      fieldName: 'Certa Nordic: Standard',
      oldValue: null,
      newValue: 'Food',
    });
  });
});
