import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import {
  bodiesPath,
  createBodyAs,
  createBodyWithSub,
  makeAccreditationBody,
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

const create = (form?: object) => createBodyAs(admin, accreditation, form);

const made = () => createBodyWithSub(directory.owner, admin, accreditation);

const cbAdminOf = (bodyId: string, role: Role = 'CB Full Admin') =>
  directory.as({ role, organisations: [['CertificationBody', bodyId]] });

const put = (caller: Caller, path: string, form: object) => putPresent(caller, path, form, admin);

describe('creating a certification body', () => {
  it('creates it with its main office, whose name it takes, and without a rating', async () => {
    const { body: created } = await create({ ratingComments: 'New', removeFromPublicView: true });
    const { body: office } = await admin.get(`${bodiesPath}/office/${created.officeId}`);
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
        mainOffice: { id: created.officeId, name: 'Certa Nordic', isArchived: false },
        accreditationBody: { id: accreditation, name: 'Board of Accreditation' },
        rating: 'pending',
        ratingComments: 'New',
        suspensionStatus: 'Active',
        removeFromPublicView: true,
        auditSubmissionStatus: 'Allow',
      },
    });
    const { body: all } = await admin.get(`${bodiesPath}/all`);
    expect(all).toContainEqual({ id: created.id, mainOffice: { name: 'Certa Nordic' } });
  });

  it('requires name, accreditation body and rating, and names the fields', async () => {
    const refused = await admin.post(bodiesPath, { accreditationBodyId: '', officeInsert: { name: ' ' } });
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
      accreditationBodyId: 'Is not one of the choices',
    });
  });

  it.each(['{body} Audit Admin', 'CB Full Admin'] as const)('is denied to a %s', async (role) => {
    const { id } = await made();
    expect((await (await cbAdminOf(id, role)).post(bodiesPath, {})).status).toBe(403);
  });
});

describe('editing a certification body', () => {
  const form = () => ({
    accreditationBodyId: accreditation,
    rating: 0,
    ratingComments: 'Late',
    auditSubmissionStatus: 'Hold',
  });

  it('changes rating, comments, submissions and visibility, and resets a rating to pending', async () => {
    const { id } = await made();
    const path = `${bodiesPath}/${id}`;
    const { body: rated } = await put(admin, path, form());
    expect(rated).toMatchObject({ rating: 0, ratingComments: 'Late', auditSubmissionStatus: 'Hold' });
    const { body: pending } = await put(admin, path, { accreditationBodyId: accreditation, rating: 'pending' });
    expect(pending).toMatchObject({ rating: 'pending', ratingComments: 'Late', auditSubmissionStatus: 'Hold' });
  });

  it('is allowed only to the standards body, and refused when stale', async () => {
    const { id } = await made();
    const path = `${bodiesPath}/${id}`;
    expect((await put(await cbAdminOf(id), path, form())).status).toBe(403);
    expect((await put(await directory.as({ role: '{body} Audit Admin' }), path, form())).status).toBe(200);
    expect((await admin.put(path, form())).status).toBe(428);
    expect(await admin.put(path, form(), '"1"')).toMatchObject({ status: 412, body: { present: { rating: 0 } } });
  });
});

describe('the change log of a certification body', () => {
  const changesOf = async (id: string) => (await admin.get(`${bodiesPath}/${id}/changeLog`)).body.resultsList;

  it('has its own changes and those of its offices, their contacts and standards, with names', async () => {
    const { id, sub } = await made();
    const other = await makeCertificationBody(directory.owner);
    await put(admin, `${bodiesPath}/${id}`, { accreditationBodyId: accreditation, rating: 3 });
    await put(admin, `${bodiesPath}/office/${sub}`, { ...officePart, name: 'South' });
    await put(admin, `${bodiesPath}/office/${sub}`, {
      name: 'South',
      standards: ['4'],
      location: { country: { id: '250' } },
    });
    const [latest, before, rated] = await changesOf(id);
    expect(latest).toMatchObject({ event: 'Edit office' });
    expect(latest.fieldsChanged).toEqual([
      { fieldName: 'South: Country', oldValue: 'Norway', newValue: 'France' },
      { fieldName: 'South: Standards', oldValue: 'ETRS', newValue: null },
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
    expect((await admin.get(`${bodiesPath}/${other.id}/changeLog`)).body.total).toBe(1);
  });

  it('has one entry for its creation with its office, and one for archiving all offices', async () => {
    const { id, main } = await made();
    await admin.post(`${bodiesPath}/office/${main}/archive`);
    const [archived, , created] = await changesOf(id);
    expect(archived.fieldsChanged).toContainEqual({
      fieldName: 'Certa Nordic, South: Archived with the main office',
      oldValue: 'No',
      newValue: 'Yes',
    });
    expect(created.event).toBe('Create certification body');
    expect(created.fieldsChanged).toContainEqual({
      fieldName: 'Accreditation body',
      oldValue: null,
      newValue: 'Board of Accreditation',
    });
    expect(created.fieldsChanged).toContainEqual({
      fieldName: 'Certa Nordic: Standards',
      oldValue: null,
      newValue: 'Food',
    });
  });
});
