import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { shareWith } from './site.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const createForm = (companyId: string) => ({
  site: {
    name: 'Riverside Mill',
    companyId,
    location: { addressLine1: '5 Weir', city: 'York', country: { id: '826' } },
  },
  generalContact: { name: 'Gail Ware', phoneNumber: '' },
  technicalContact: { name: 'Tess Moor', email: 'tess@mill.example' },
  commercialContact: { name: 'Cole Marsh', email: 'cole@mill.example' },
});

describe('creating a site', () => {
  it('issues a site code and stores the three contacts', async () => {
    const company = await makeCompany(directory.owner);
    const { status, body: created } = await body.post(sites, createForm(company.id));
    expect({ status, id: created.id }).toMatchObject({ status: 200, id: expect.stringMatching(/^\d{7}$/) });
    const { body: site } = await body.get(`${sites}/${created.id}`);
    expect(site).toMatchObject({
      name: 'Riverside Mill',
      companyId: company.id,
      companyName: company.name,
      status: 'Active',
      location: { city: 'York', country: { id: '826', name: 'United Kingdom' } },
      generalContact: { name: 'Gail Ware' },
      technicalContact: { email: 'tess@mill.example' },
      commercialContact: { email: 'cole@mill.example' },
      formerNames: [],
      audits: [],
    });
  });

  it('by a Pro user is for their own company, and assigns them to the site', async () => {
    const [own, strange] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const user = await of('Company BI S User', 'Company', own.id);
    const { body: created } = await user.post(sites, createForm(own.id));
    const held = await directory.owner
      .selectFrom('user_organisation')
      .select(['organisation_type', 'organisation_id'])
      .where('user_id', '=', user.userId)
      .where('is_primary', '=', false)
      .execute();
    expect(held).toEqual([{ organisation_type: 'Site', organisation_id: created.id }]);
    const refused = await user.post(sites, createForm(strange.id));
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'site.companyId' }] } });
    await shareWith(directory.owner, { type: 'company', id: strange.id }, { type: 'Company', id: own.id });
    expect((await user.post(sites, createForm(strange.id))).status).toBe(403);
  });

  it('by anybody else does not assign them to the site', async () => {
    const cb = await makeCertificationBody(directory.owner);
    const company = await makeCompany(directory.owner, { created_by_cb_id: cb.id });
    for (const creator of [body, await of('CB Full Admin', 'CertificationBody', cb.id)]) {
      const { body: created } = await creator.post(sites, createForm(company.id));
      const held = await directory.owner
        .selectFrom('user_organisation')
        .select('user_id')
        .where('organisation_type', '=', 'Site')
        .where('organisation_id', '=', created.id)
        .execute();
      expect(held).toEqual([]);
    }
  });

  it('appears in the creator’s change log as the command that assigned the site', async () => {
    const { id } = await makeCompany(directory.owner);
    const user = await of('Company BI S User', 'Company', id);
    const { body: created } = await user.post(sites, createForm(id));
    const changes = await directory.owner
      .selectFrom('change_log')
      .select(['event', 'actor_id', 'changes'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', user.userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(changes).toMatchObject({
      event: 'Create site',
      actor_id: user.userId,
      changes: { secondary_organisation: [null, `Site ${created.id}`] },
    });
  });

  it('is not undone by an edit of its creator read before', async () => {
    const { id } = await makeCompany(directory.owner);
    const user = await of('Company BI S User', 'Company', id);
    const own = directory.owner.selectFrom('app_user').select(['identificator', 'email']).where('id', '=', user.userId);
    const { identificator, email } = await own.executeTakeFirstOrThrow();
    const version = String((await body.get(`/user/api/User/${identificator}`)).headers.etag);
    await user.post(sites, createForm(id));
    const edit = { email, firstName: 'Pat', lastName: 'Moor', jobTitle: 'Buyer', secondaryOrganisations: [] };
    expect((await body.put(`/user/api/User/edit/${identificator}`, edit, version)).status).toBe(412);
  });

  it('by a certification body requires a shared company and relates the site to it', async () => {
    const cb = await makeBody();
    const user = await of('CB Audit Admin', 'CertificationBody', cb.id);
    const company = await makeCompany(directory.owner);
    expect((await user.post(sites, createForm(company.id))).status).toBe(403);
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'CertificationBody', id: cb.id });
    const { body: created } = await user.post(sites, createForm(company.id));
    await directory.owner.deleteFrom('share').where('target_id', '=', cb.id).execute();
    expect((await user.get(`${sites}/${created.id}`)).body.isShared).toBe(true);
  });

  it('requires a company that is not archived, for every user', async () => {
    const cb = await makeBody();
    const archived = await makeCompany(directory.owner, { status: 'Archived', created_by_cb_id: cb.id });
    for (const user of [body, await of('CB Audit Admin', 'CertificationBody', cb.id)])
      expect(await user.post(sites, createForm(archived.id))).toMatchObject({
        status: 400,
        body: {
          code: 'site.archivedCompany',
          fields: [{ path: 'site.companyId', message: 'No site can be added to an archived company' }],
        },
      });
  });

  it('by a certification body cannot name another certification body', async () => {
    const [mine, other] = [await makeBody(), await makeBody()];
    const company = await makeCompany(directory.owner, { created_by_cb_id: mine.id });
    const user = await of('CB Full Admin', 'CertificationBody', mine.id);
    const form = { ...createForm(company.id), certificationBodyExternalId: other.id };
    expect(await user.post(sites, form)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'certificationBodyExternalId' }] },
    });
  });

  it('requires a known company, but no general contact', async () => {
    const { id } = await makeCompany(directory.owner);
    expect((await body.post(sites, createForm('99999999'))).body.fields).toMatchObject([{ path: 'site.companyId' }]);
    expect((await body.post(sites, { ...createForm(id), generalContact: {} })).status).toBe(200);
  });
});
