import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeFavourite } from '../favourite/favourite.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeCompany } from './company.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory({ DEFAULT_FAVOURITE_LIMIT: '75' });
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const lastChange = async (id: string) => (await body.get(`${companies}/${id}/changeLog`)).body.resultsList[0];

describe('the Certificate Tracker limit of a company', () => {
  const set = `${companies}/setVerifyFavouriteLimit`;
  const limitOf = async (caller: Caller, id: string) =>
    (await caller.get(`${companies}/getVerifyFavouriteLimit/${id}`)).body.favouriteTagLimit;

  it('defaults to the deployment’s setting for new companies', async () => {
    const { status, body: answer } = await body.get(`${companies}/getVerifyFavouriteDefaultLimit`);
    expect({ status, answer }).toEqual({ status: 200, answer: { favouriteTagDefaultLimit: 75 } });
  });

  it('is set by the Admin, with keys in any case, and has its own change log entry', async () => {
    const { id } = await makeCompany(directory.owner, { favourite_limit: 10 });
    const { status, body: company } = await body.post(set, { CompanyExternalId: id, FavouriteTagLimit: 250 });
    expect({ status, company }).toMatchObject({
      status: 200,
      company: { favouriteLimit: 250, maxFavouriteLimit: 250 },
    });
    expect(await limitOf(body, id)).toBe(250);
    expect(await lastChange(id)).toMatchObject({
      event: 'Set Certificate Tracker limit',
      fieldsChanged: [{ fieldName: 'Max Favourites', oldValue: '10', newValue: '250' }],
    });
  });

  it('cannot be set by anybody else', async () => {
    const { id } = await makeCompany(directory.owner, { favourite_limit: 10 });
    const form = { companyExternalId: id, favouriteTagLimit: 1000 };
    const cb = await makeCertificationBody(directory.owner);
    const stranger = await makeCompany(directory.owner);
    const statusFor = async (caller: Caller) => (await caller.post(set, form)).status;
    for (const role of ['{body} Audit Admin', '{body} Auditor Admin', '{body} User'] as const)
      expect(await statusFor(await directory.as({ role }))).toBe(403);
    expect(await statusFor(await of('CB Full Admin', 'CertificationBody', cb.id))).toBe(403);
    expect(await statusFor(await of('Company BI S User', 'Company', id))).toBe(403);
    expect(await statusFor(await of('Company BI S User', 'Company', stranger.id))).toBe(404);
    expect(await limitOf(body, id)).toBe(10);
  });

  it('is visible to those who see the company', async () => {
    const { id } = await makeCompany(directory.owner, { favourite_limit: 10 });
    expect(await limitOf(await of('Company User', 'Company', id), id)).toBe(10);
    const stranger = await of('Company User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await stranger.get(`${companies}/getVerifyFavouriteLimit/${id}`)).status).toBe(404);
  });

  it.each([
    ['', 'Field is required'],
    ['many', 'Is not a number'],
    [-1, 'Enter a whole number from 0 to 100000'],
  ])('refuses %j with “%s” at its field', async (favouriteTagLimit, message) => {
    const { id } = await makeCompany(directory.owner);
    const { status, body: answer } = await body.post(set, { companyExternalId: id, favouriteTagLimit });
    expect({ status, fields: answer.fields }).toEqual({
      status: 400,
      fields: [{ path: 'favouriteTagLimit', message }],
    });
  });

  it('is not found for an unknown company', async () => {
    expect((await body.post(set, { companyExternalId: '19999999', favouriteTagLimit: 1 })).status).toBe(404);
  });
});

describe('Export List of a company', () => {
  const exported = async (caller: Caller) => (await caller.get(`${companies}/export?format=csv`)).status;
  const mayExport = async (caller: Caller) => (await caller.get('/user/api/User/whoAmI')).body.mayExport;

  it('is prevented and allowed again for its own users and those of its sites, from their next call', async () => {
    const site = await makeSite(directory.owner);
    const auditAdmin = await directory.as({ role: '{body} Audit Admin' });
    const people = [await of('Company BI S User', 'Company', site.companyId), await of('Site User', 'Site', site.id)];
    const call = async (caller: Caller, verb: string) => caller.post(`${companies}/${site.companyId}/${verb}`);
    const expectAllowed = async (allowed: boolean) => {
      expect((await body.get(`${companies}/getallowexport/${site.companyId}`)).body).toBe(allowed);
      for (const one of people)
        expect([await exported(one), await mayExport(one)]).toEqual([allowed ? 200 : 403, allowed]);
    };
    await expectAllowed(true);
    expect((await call(auditAdmin, 'preventexport')).body.allowExportList).toBe(false);
    await expectAllowed(false);
    expect(await lastChange(site.companyId)).toMatchObject({
      event: 'Prevent Export List',
      fieldsChanged: [{ fieldName: 'Export List allowed', oldValue: 'Yes', newValue: 'No' }],
    });
    expect((await call(body, 'allowexport')).body.allowExportList).toBe(true);
    await expectAllowed(true);
  });

  it('is unchanged by a second call, without a change log entry', async () => {
    const { id } = await makeCompany(directory.owner);
    await body.post(`${companies}/${id}/preventexport`);
    const { total } = (await body.get(`${companies}/${id}/changeLog`)).body;
    expect((await body.post(`${companies}/${id}/preventexport`)).status).toBe(200);
    expect((await body.get(`${companies}/${id}/changeLog`)).body.total).toBe(total);
  });

  it('is set and seen only by the standards body', async () => {
    const { id } = await makeCompany(directory.owner);
    const cb = await makeCertificationBody(directory.owner);
    await shareWith(directory.owner, { type: 'company', id }, { type: 'CertificationBody', id: cb.id });
    const reader = await directory.as({ role: '{body} User' });
    expect((await reader.post(`${companies}/${id}/preventexport`)).status).toBe(403);
    expect((await reader.get(`${companies}/getallowexport/${id}`)).body).toBe(true);
    for (const other of [
      await of('Company BI S User', 'Company', id),
      await of('CB Full Admin', 'CertificationBody', cb.id),
    ]) {
      expect((await other.post(`${companies}/${id}/preventexport`)).status).toBe(403);
      expect((await other.get(`${companies}/getallowexport/${id}`)).status).toBe(403);
      expect((await other.get(`${companies}/${id}`)).body).not.toHaveProperty('allowExportList');
    }
    const stranger = await of('Company BI S User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await stranger.post(`${companies}/${id}/preventexport`)).status).toBe(404);
    expect((await stranger.get(`${companies}/getallowexport/${id}`)).status).toBe(404);
  });
});

describe('the additional fields of a company answer', () => {
  it('are tier and limit for everybody, and for the standards body whether anything is shared', async () => {
    const { id } = await makeCompany(directory.owner, { tier: 'Pro', favourite_limit: 10 });
    const terms = { type: 'Pro', companyTier: 'Pro', maxFavouriteLimit: 10, favouriteLimit: 10 };
    expect((await body.get(`${companies}/${id}`)).body).toMatchObject({ ...terms, auditShared: false });
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'company', id }, { type: 'Company', id: target.id });
    expect((await body.get(`${companies}/${id}`)).body.auditShared).toBe(true);
    const { body: own } = await (await of('Company User', 'Company', id)).get(`${companies}/${id}`);
    expect(own).toMatchObject(terms);
    expect(own).not.toHaveProperty('auditShared');
  });

  it('count its favourites for itself and the standards body alone', async () => {
    const company = await makeCompany(directory.owner, { favourite_limit: 10 });
    const buyer = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'Company', id: buyer.id });
    await makeFavourite(directory.owner, company.id, await makeAudit(directory.owner));
    const own = await of('Company User', 'Company', company.id);
    for (const who of [body, own])
      expect((await who.get(`${companies}/${company.id}`)).body).toMatchObject({ favouritesUsed: 1 });
    const cb = await of('CB Full Admin', 'CertificationBody', (await makeCertificationBody(directory.owner)).id);
    for (const who of [cb, await of('Company BI S User', 'Company', buyer.id)])
      expect((await who.get(`${companies}/${company.id}`)).body).not.toHaveProperty('favouritesUsed');
    const listed = async (who: Caller) => (await who.get(`${companies}?searchTerm=${company.id}`)).body.resultList[0];
    expect(await listed(body)).toMatchObject({ favouritesUsed: 1 });
    expect(await listed(own)).not.toHaveProperty('favouritesUsed');
  });

  it('are absent if the deployment has neither tiers nor audits', async () => {
    const plain = await testDirectory({ FLAG_COMPANY_TIERS: 'false', FLAG_AUDIT_FEATURE: 'false' });
    const { id } = await makeCompany(plain.owner);
    const { body: company } = await (await plain.as({ role: '{body} Admin' })).get(`${companies}/${id}`);
    for (const key of ['type', 'companyTier', 'maxFavouriteLimit', 'favouriteLimit', 'favouritesUsed', 'auditShared'])
      expect(company).not.toHaveProperty(key);
    await plain.close();
  });
});
