import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { setStatusAs, usersPath } from '../user/user.factory.ts';

let directory: TestDirectory;
let body: Caller;
let bodyId: string;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
  bodyId = (await makeApprovedBody(directory.owner)).id;
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
});
afterAll(() => directory.close());

type Values = NonNullable<Parameters<typeof makeAudit>[1]>;
const recordOf = (values: Values = {}) =>
  makeAudit(directory.owner, { certification_body_id: bodyId, expiry_date: '2999-03-01', ...values });
const audits = '/audit/api/Audit';
const named = { site: 'Mill Lane Bakery', standard: 'Food' };
const effect = async (caller: Caller, url: string) => {
  const { status, body: effects } = await caller.get(`${url}/effects`);
  expect(status).toBe(200);
  return effects;
};

describe('the effect of archiving an audit', () => {
  it('is losing its public entry and its shares', async () => {
    const { id } = await recordOf();
    const { id: target } = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id }, { type: 'Company', id: target });
    const url = `${audits}/${id}/archive`;
    const ends = { standard: 'Food', until: '2999-03-01' };
    expect(await effect(body, url)).toEqual({ ...named, isCurrent: true, ends, hasCertificate: false, losingSight: 1 });
    expect(await effect(cb, url)).toMatchObject({ ends, losingSight: null });
    await body.post(`${audits}/Archive`, { externalId: id, archive: true });
    expect(await effect(body, url)).toMatchObject({ isCurrent: false, ends: null, losingSight: 0 });
  });

  it('names a standard by the product’s name, like the lists', async () => {
    const { id: standard } = await directory.owner
      .selectFrom('standard')
      .select('id')
      .where('name', 'like', '{product}%')
      .executeTakeFirstOrThrow();
    const { id, siteId } = await recordOf({ standard_id: standard });
    const { standard: name } = (await body.get(`${audits}/${id}`)).body;
    const ends = { standard: name.name, until: '2999-03-01' };
    expect(await effect(body, `${audits}/${id}/archive`)).toMatchObject({ standard: name.name, ends });
    expect(await effect(body, `${sites}/${siteId}/archive`)).toEqual({ ends: [ends] });
    const held = await recordOf({ standard_id: standard, record_status: 'Holding' });
    expect(await effect(body, `${audits}/${held.id}/validate`)).toMatchObject({ standard: name.name, appears: ends });
  });

  it('is shown only to users who may archive it', async () => {
    const { id } = await recordOf();
    const other = (await makeCertificationBody(directory.owner)).id;
    const stranger = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other]] });
    expect((await stranger.get(`${audits}/${id}/archive/effects`)).status).toBe(404);
  });
});

describe('the effect of validating an audit', () => {
  it('is what becomes public and which audit is closed', async () => {
    const former = await recordOf();
    const { id } = await recordOf({
      site_id: former.siteId,
      start_date: '2026-06-01',
      end_date: '2026-06-02',
      record_status: 'Holding',
      validation_date: null,
      uploaded_by_organisation: 'Company',
    });
    const url = `${audits}/${id}/validate`;
    const expected = await effect(cb, url);
    expect(expected).toEqual({
      ...named,
      becomes: 'Current',
      appears: { standard: 'Food', until: '2999-03-01' },
      closes: { id: former.id, startDate: expect.any(String) },
    });
    expect((await cb.put(`${audits}/validate/holding/${id}`, {})).body.recordStatus).toBe(expected.becomes);
    expect((await body.get(`${url}/effects`)).status).toBe(409);
  });

  it('is refused like the validation if the record is still undecided', async () => {
    const former = await recordOf();
    const { id } = await recordOf({
      site_id: former.siteId,
      start_date: '2026-06-01',
      end_date: '2026-06-02',
      record_status: 'Holding',
      holding_reason: holdingReasons.awaitingDecision,
      certification_status: 'Pending',
    });
    const answers = await Promise.all([
      body.get(`${audits}/${id}/validate/effects`),
      body.put(`${audits}/validate/holding/${id}`, {}),
    ]);
    const refused = [409, 'The record has no certification decision yet'];
    expect(answers.map(({ status, body: { message } }) => [status, message])).toEqual([refused, refused]);
  });
});

describe('the effect of archiving a company', () => {
  const companyWithSites = async () => {
    const { id } = await makeCompany(directory.owner);
    const own = await makeSite(directory.owner, { company_id: id });
    const contested = await makeSite(directory.owner, { company_id: id });
    const suspended = await makeSite(directory.owner, { company_id: id, status: 'Suspended' });
    await recordOf({ site_id: own.id });
    return { id, own, contested, suspended };
  };
  const statusOf = async ({ id }: { id: string }) => (await body.get(`${sites}/${id}`)).body.status;

  it('counts its certificated sites, which remain so, and those the caller may archive too', async () => {
    const { id, own } = await companyWithSites();
    const all = { sites: 3, certificated: 1 };
    expect(await effect(body, `${companies}/${id}/archive`)).toEqual({ staying: all, archivable: all });
    expect(await effect(cb, `${companies}/${id}/archive`)).toEqual({
      staying: all,
      archivable: { sites: 1, certificated: 1 },
    });
    await cb.post(`${companies}/${id}/archive`);
    expect(await effect(body, `${sites}/${own.id}/archive`)).toEqual({
      ends: [{ standard: 'Food', until: '2999-03-01' }],
    });
  });

  it('includes the sites that the caller may archive, and restoring restores only those', async () => {
    const { id, own, contested, suspended } = await companyWithSites();
    const standing = () => Promise.all([own, contested, suspended].map(statusOf));
    expect((await cb.post(`${companies}/${id}/archiveWithSites`)).body.status).toBe('Archived');
    expect(await standing()).toEqual(['Archived', 'Active', 'Suspended']);
    await body.post(`${companies}/${id}/unarchive`);
    await body.post(`${sites}/${contested.id}/archive`);
    await body.post(`${sites}/${own.id}/unarchive`);
    expect((await body.post(`${companies}/${id}/archiveWithSites`)).status).toBe(200);
    expect(await standing()).toEqual(['Archived', 'Archived', 'Archived']);
    expect((await body.post(`${companies}/${id}/unarchiveWithSites`)).body.status).toBe('Active');
    expect(await standing()).toEqual(['Active', 'Archived', 'Suspended']);
  });
});

describe('the effect of deactivating a user', () => {
  it('names the user and counts the remaining users of the organisation', async () => {
    const { id, name } = await makeCompany(directory.owner);
    await Promise.all(
      ['first', 'second'].map(() => directory.as({ role: 'Company User', organisations: [['Company', id]] })),
    );
    const { body: page } = await body.get(`${usersPath}/list?organisationType=1&organisationId=${id}`);
    const [{ name: person }] = page.resultsList;
    const [first, second] = page.resultsList.map((row: { identificator: string }) => row.identificator);
    expect(await effect(body, `${usersPath}/${first}/deactivate`)).toEqual({
      name: person,
      organisation: name,
      others: 1,
    });
    await setStatusAs(body, 'deactivate', second);
    expect(await effect(body, `${usersPath}/${first}/deactivate`)).toMatchObject({ others: 0 });
  });
});
