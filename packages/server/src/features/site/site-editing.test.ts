import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, makeSiteContact, shareWith } from './site.factory.ts';

const sites = '/companydirectory/api/Sites';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const makeBody = (overrides: Parameters<typeof makeCertificationBody>[1] = {}) =>
  makeCertificationBody(directory.owner, overrides);

/** A Current, certificated audit unless told otherwise. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

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

/** The form of a stored site with nothing changed, and the version it was read at. */
const formOf = async (caller: Caller, id: string) => {
  const { body: stored, headers } = await caller.get(`${sites}/${id}`);
  const { name, tradingAsName, website, companyId, location, generalContact, technicalContact, commercialContact } =
    stored;
  const site = { name, tradingAsName: tradingAsName ?? '', website: website ?? '', companyId, location };
  return { form: { site, generalContact, technicalContact, commercialContact }, version: String(headers.etag) };
};

const makeComplete = async (overrides: Parameters<typeof makeSite>[1] = {}) => {
  const site = await makeSite(directory.owner, overrides);
  for (const type of ['General', 'Technical', 'Commercial']) await makeSiteContact(directory.owner, site.id, { type });
  return site;
};

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

  it('by a Pro user is for its own company, and makes the user belong to the site', async () => {
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

  it('is not for Lite and site users', async () => {
    const site = await makeSite(directory.owner);
    const form = createForm(site.companyId);
    expect((await (await of('Company User', 'Company', site.companyId)).post(sites, form)).status).toBe(403);
    expect((await (await of('Site User', 'Site', site.id)).post(sites, form)).status).toBe(403);
  });

  it('by a certification body needs a shared company and relates the site to it', async () => {
    const cb = await makeBody();
    const user = await of('CB Audit Admin', 'CertificationBody', cb.id);
    const company = await makeCompany(directory.owner);
    expect((await user.post(sites, createForm(company.id))).status).toBe(403);
    await shareWith(directory.owner, { type: 'company', id: company.id }, { type: 'CertificationBody', id: cb.id });
    const { body: created } = await user.post(sites, createForm(company.id));
    await directory.owner.deleteFrom('share').where('target_id', '=', cb.id).execute();
    expect((await user.get(`${sites}/${created.id}`)).body.isShared).toBe(true);
  });

  it('needs a company that is not archived, whoever creates it', async () => {
    const cb = await makeBody();
    const archived = await makeCompany(directory.owner, { status: 'Archived', created_by_cb_id: cb.id });
    for (const user of [body, await of('CB Audit Admin', 'CertificationBody', cb.id)])
      expect(await user.post(sites, createForm(archived.id))).toMatchObject({
        status: 400,
        body: { code: 'site.unknownCompany', fields: [{ path: 'site.companyId', message: 'Field is required' }] },
      });
  });

  it('by a certification body names no other certification body', async () => {
    const [mine, other] = [await makeBody(), await makeBody()];
    const company = await makeCompany(directory.owner, { created_by_cb_id: mine.id });
    const user = await of('CB Full Admin', 'CertificationBody', mine.id);
    const form = { ...createForm(company.id), certificationBodyExternalId: other.id };
    expect(await user.post(sites, form)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'certificationBodyExternalId' }] },
    });
  });

  it.each([
    [
      'no technical contact',
      { technicalContact: { name: '', email: '' } },
      ['technicalContact.name', 'technicalContact.email'],
    ],
    ['a malformed e-mail', { commercialContact: { name: 'C', email: 'cole@' } }, ['commercialContact.email']],
    ['a malformed phone', { generalContact: { phoneNumber: 'call me' } }, ['generalContact.phoneNumber']],
    [
      'a certification body nobody knows',
      { certificationBodyExternalId: '999999999' },
      ['certificationBodyExternalId'],
    ],
  ])('refuses %s and names the field', async (_what, change, paths) => {
    const { id } = await makeCompany(directory.owner);
    const { status, body: answer } = await body.post(sites, { ...createForm(id), ...change });
    const named = new Set(answer.fields?.map((field: { path: string }) => field.path));
    expect({ status, named }).toEqual({ status: 400, named: new Set(paths) });
  });

  it('refuses a company nobody knows and a country nobody knows', async () => {
    const { id } = await makeCompany(directory.owner);
    const form = createForm(id);
    const elsewhere = { ...form.site, location: { ...form.site.location, country: { id: '999999' } } };
    expect((await body.post(sites, createForm('99999999'))).body.fields).toMatchObject([{ path: 'site.companyId' }]);
    expect((await body.post(sites, { ...form, site: elsewhere })).body.fields).toMatchObject([
      { path: 'site.location.country' },
    ]);
  });
});

describe('editing a site', () => {
  it('needs the version that was read, and refuses a stale one with the present record', async () => {
    const { id } = await makeComplete();
    const { form, version } = await formOf(body, id);
    expect((await body.put(`${sites}/${id}`, form)).status).toBe(428);
    const renamed = { ...form, site: { ...form.site, name: 'Renamed once' } };
    expect((await body.put(`${sites}/${id}`, renamed, version)).status).toBe(200);
    expect(await body.put(`${sites}/${id}`, form, version)).toMatchObject({
      status: 412,
      body: { present: { name: 'Renamed once' } },
    });
  });

  it('keeps company, address and fax from its owners and lets them change the rest', async () => {
    const { id, companyId } = await makeComplete();
    for (const user of [await of('Company User', 'Company', companyId), await of('Site User', 'Site', id)]) {
      const { form, version } = await formOf(user, id);
      const changed = {
        ...form,
        site: { ...form.site, location: { ...form.site.location, addressLine1: 'Elsewhere', country: { id: '250' } } },
        generalContact: { ...form.generalContact, faxNumber: '1' },
      };
      const refused = await user.put(`${sites}/${id}`, changed, version);
      expect({ status: refused.status, fields: refused.body.fields }).toMatchObject({
        status: 403,
        fields: [
          { path: 'site.location.addressLine1' },
          { path: 'site.location.country' },
          { path: 'generalContact.faxNumber' },
        ],
      });
      const technicalContact = { ...form.technicalContact, name: user.userId };
      const saved = await user.put(`${sites}/${id}`, { ...form, technicalContact }, version);
      expect(saved).toMatchObject({ status: 200, body: { technicalContact: { name: user.userId } } });
    }
  });

  it('needs a technical and a commercial contact of those who may change them', async () => {
    const { id, companyId } = await makeComplete();
    const user = await of('Company User', 'Company', companyId);
    const { form, version } = await formOf(user, id);
    const refused = await user.put(
      `${sites}/${id}`,
      { ...form, technicalContact: { ...form.technicalContact, email: '' } },
      version,
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'technicalContact.email', message: 'Field is required' }] },
    });
  });

  it('lets a certification body with a Current audit change the general contact alone', async () => {
    const site = await makeSite(directory.owner);
    const cb = await makeBody();
    await auditAt(site, cb.id);
    const user = await of('CB Full Admin', 'CertificationBody', cb.id);
    const { form, version } = await formOf(user, site.id);
    const sent = { ...form, technicalContact: {}, commercialContact: { name: '', email: '' } };
    const saved = await user.put(
      `${sites}/${site.id}`,
      { ...sent, generalContact: { name: 'New', faxNumber: '5' } },
      version,
    );
    expect(saved).toMatchObject({
      status: 200,
      body: { generalContact: { name: 'New', faxNumber: '5' }, technicalContact: null, commercialContact: null },
    });
    const others = {
      ...sent,
      generalContact: {},
      technicalContact: { name: 'Mine' },
      site: { ...form.site, name: 'Mine' },
    };
    const refused = await user.put(`${sites}/${site.id}`, others, String(saved.headers.etag));
    expect(refused).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'site.name' }, { path: 'technicalContact.name' }] },
    });
  });

  it('is denied to a certification body without a Current audit', async () => {
    const site = await makeComplete();
    const cb = await makeBody();
    await auditAt(site, cb.id, { record_status: 'Closed' });
    const { form, version } = await formOf(body, site.id);
    const user = await of('CB Full Admin', 'CertificationBody', cb.id);
    expect((await user.put(`${sites}/${site.id}`, form, version)).status).toBe(403);
  });

  it('keeps a former name, under which the site is found', async () => {
    const { id } = await makeComplete({ name: 'Oldcastle Creamery' });
    const { form, version } = await formOf(body, id);
    const { body: renamed } = await body.put(
      `${sites}/${id}`,
      { ...form, site: { ...form.site, name: 'Newgate Dairy' } },
      version,
    );
    expect(renamed.formerNames).toMatchObject([{ name: 'Oldcastle Creamery' }]);
    const { body: page } = await body.get(`${sites}?searchTerm=oldcastle+creamery`);
    expect(page.resultList).toMatchObject([{ id, name: 'Newgate Dairy' }]);
  });
});

describe('moving a site to another company', () => {
  it('ends its shares and the belonging of the former company’s users', async () => {
    const [former, next] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    const creator = await of('Company BI S User', 'Company', former.id);
    const { body: created } = await creator.post(sites, createForm(former.id));
    const siteUser = await of('Site User', 'Site', created.id);
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: created.id }, { type: 'Company', id: target.id });
    const sharee = await of('Company User', 'Company', target.id);
    expect((await sharee.get(`${sites}/${created.id}`)).status).toBe(200);

    const { form, version } = await formOf(body, created.id);
    const moved = await body.put(
      `${sites}/${created.id}`,
      { ...form, site: { ...form.site, companyId: next.id } },
      version,
    );
    expect(moved).toMatchObject({ status: 200, body: { companyId: next.id, companyName: next.name } });
    expect((await sharee.get(`${sites}/${created.id}`)).status).toBe(404);
    expect((await creator.get(`${sites}/${created.id}`)).status).toBe(404);
    expect((await siteUser.get(`${sites}/${created.id}`)).status).toBe(200);
    expect((await (await of('Company User', 'Company', next.id)).get(`${sites}/${created.id}`)).status).toBe(200);
  });

  it('tells the people it was shared with, and nobody else', async () => {
    const site = await makeComplete();
    const [next, target] = [await makeCompany(directory.owner), await makeCompany(directory.owner)];
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: target.id });
    const told = await of('Company BI S User', 'Company', target.id);
    await of('Company BI S User', 'Company', next.id);
    await of('Company BI S User', 'Company', site.companyId);
    const { form, version } = await formOf(body, site.id);
    const before = await directory.owner.selectFrom('mail').select('id').execute();
    await body.put(`${sites}/${site.id}`, { ...form, site: { ...form.site, companyId: next.id } }, version);
    const mail = await directory.owner
      .selectFrom('mail')
      .innerJoin('app_user', 'app_user.email', 'mail.recipient_address')
      .select(['app_user.id', 'mail.subject', 'mail.text'])
      .where('mail.id', 'not in', ['0', ...before.map(({ id }) => id)])
      .execute();
    expect(mail.map(({ id }) => id)).toEqual([told.userId]);
    expect(mail[0]?.subject).toMatch(/is no longer shared with/);
    expect(mail[0]?.text).toMatch(new RegExp(`Reason: The site moved from .* to ${next.name}`));
  });

  it('is for the standards body alone, and to a company there is and that is not archived', async () => {
    const site = await makeComplete();
    const { id } = await makeCompany(directory.owner);
    const both = await directory.as({
      role: 'Company BI S User',
      organisations: [
        ['Company', site.companyId],
        ['Company', id],
      ],
    });
    const { form, version } = await formOf(both, site.id);
    const moved = { ...form, site: { ...form.site, companyId: id } };
    expect(await both.put(`${sites}/${site.id}`, moved, version)).toMatchObject({
      status: 403,
      body: { fields: [{ path: 'site.companyId' }] },
    });
    const archived = await makeCompany(directory.owner, { status: 'Archived' });
    for (const companyId of ['99999999', archived.id]) {
      const nowhere = { ...form, site: { ...form.site, companyId } };
      expect((await body.put(`${sites}/${site.id}`, nowhere, version)).status).toBe(400);
    }
  });
});

describe('archiving a site', () => {
  it('is done and taken back by a certification body that alone holds a Current audit', async () => {
    const site = await makeSite(directory.owner);
    const [mine, other] = [await makeBody(), await makeBody()];
    await auditAt(site, mine.id);
    const user = await of('CB Audit Admin', 'CertificationBody', mine.id);
    expect((await user.post(`${sites}/${site.id}/archive`)).body.status).toBe('Archived');
    expect((await user.post(`${sites}/${site.id}/unarchive`)).body.status).toBe('Active');
    await auditAt(site, other.id, { standard_id: 6 });
    expect((await user.post(`${sites}/${site.id}/archive`)).status).toBe(403);
  });

  it('lifts no suspension when it is taken back, however often', async () => {
    const site = await makeSite(directory.owner, { status: 'Suspended' });
    for (let times = 0; times < 2; times += 1) {
      await body.post(`${sites}/${site.id}/archive`);
      expect((await body.post(`${sites}/${site.id}/unarchive`)).body.status).toBe('Suspended');
    }
    const untold = await makeSite(directory.owner, { status: 'Archived' });
    expect((await body.post(`${sites}/${untold.id}/unarchive`)).body.status).toBe('Active');
  });

  it('is denied to owners and hidden from strangers', async () => {
    const site = await makeSite(directory.owner);
    const owner = await of('Company BI S User', 'Company', site.companyId);
    expect((await owner.post(`${sites}/${site.id}/archive`)).status).toBe(403);
    const cb = await of('CB Full Admin', 'CertificationBody', (await makeBody()).id);
    const archived = await makeSite(directory.owner, { status: 'Archived' });
    expect((await cb.post(`${sites}/${archived.id}/unarchive`)).status).toBe(404);
  });
});

describe('the record of changes of a site', () => {
  it('has one entry for a command that changed the site, its name and one of its contacts', async () => {
    const { id } = await makeComplete({ name: 'First name' });
    const to = await makeCompany(directory.owner, { name: 'Second owner' });
    const { form, version } = await formOf(body, id);
    const { companyName } = (await body.get(`${sites}/${id}`)).body;
    const changed = {
      ...form,
      site: { ...form.site, name: 'Second name', companyId: to.id },
      technicalContact: { ...form.technicalContact, phoneNumber: '+44 2' },
    };
    await body.put(`${sites}/${id}`, changed, version);
    const { body: log } = await body.get(`${sites}/${id}/changeLog`);
    expect(log.resultsList[0]).toMatchObject({ event: 'Edit site', changeBy: expect.stringContaining(' ') });
    const { fieldsChanged } = log.resultsList[0];
    expect(fieldsChanged).toContainEqual({ fieldName: 'Site', oldValue: 'First name', newValue: 'Second name' });
    expect(fieldsChanged).toContainEqual({ fieldName: 'Company', oldValue: companyName, newValue: 'Second owner' });
    expect(fieldsChanged).toContainEqual({ fieldName: 'Former name', oldValue: null, newValue: 'First name' });
    expect(fieldsChanged).toContainEqual({ fieldName: 'Technical contact phone', oldValue: null, newValue: '+44 2' });
  });
});
