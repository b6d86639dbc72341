import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { type MadeAudit, makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { share, unshare } from '../sharing/sharing.factory.ts';
import { shareWith } from '../site/site.factory.ts';

const [audits, sites] = ['/audit/api/Audit', '/companydirectory/api/Sites'];

let directory: TestDirectory;
let food: MadeAudit;
let packaging: MadeAudit;
let buyer: { id: string; name: string };
let asker: Caller;
let owner: Caller;

const userOf = (id: string, role: 'Company BI S User' | 'Company User' = 'Company BI S User') =>
  directory.as({ role, organisations: [['Company', id]] });
const request = async (caller: Caller, { id }: MadeAudit) =>
  expect((await caller.post(`/verify/api/Verify/notifyAuditOwnerRequestReportAccess/${id}`)).status).toBe(200);
const requestsOf = (caller: Caller) => caller.get(`${sites}/reportRequests/${food.siteId}`);
const asked = async (caller: Caller) =>
  (await requestsOf(caller)).body.requests.map(({ auditId }: { auditId: string }) => auditId);
const inList = async (caller: Caller) => {
  const { body } = await caller.get(`${audits}?own=true&reportRequested=true&showArchived=true`);
  return body.resultsList.map(({ id }: { id: string }) => id).sort();
};

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(async () => {
  food = await makeAudit(directory.owner);
  packaging = await makeAudit(directory.owner, { site_id: food.siteId, standard_id: 8 });
  buyer = await makeCompany(directory.owner);
  [asker, owner] = [await userOf(buyer.id), await userOf(food.ownerCompanyId)];
});
afterAll(() => directory.close());

describe('the requests for reports of a site or audit', () => {
  it('name who asks, for which audit and since when, the oldest first', async () => {
    expect(await asked(owner)).toEqual([]);
    await request(asker, packaging);
    await request(asker, food);
    await directory.owner
      .updateTable('report_request')
      .set({ requested_at: new Date(Date.now() - 86_400_000) })
      .where('audit_id', '=', food.id)
      .execute();
    const organisation = { type: 1, externalId: buyer.id, name: buyer.name };
    expect((await requestsOf(owner)).body).toEqual({
      total: 2,
      requests: [
        { auditId: food.id, standard: expect.any(String), organisation, requestedAt: expect.any(String) },
        { auditId: packaging.id, standard: expect.any(String), organisation, requestedAt: expect.any(String) },
      ],
    });
  });

  it('are all counted, also if more than a hundred wait', async () => {
    await request(asker, food);
    await sql`insert into company (name, address_line1, city, country_id)
      select name || n, address_line1, city, country_id from company, generate_series(1, 100) as n where id = ${buyer.id}`.execute(
      directory.owner,
    );
    await sql`insert into report_request (audit_id, organisation_type, organisation_id, requested_by)
      select request.audit_id, 'Company', company.id, request.requested_by from report_request as request, company
      where request.audit_id = ${food.id} and company.id > ${buyer.id}::bigint order by company.id limit 100`.execute(
      directory.owner,
    );
    const { total, requests } = (await requestsOf(owner)).body;
    expect([total, requests.length]).toEqual([101, 100]);
  });

  it('are named in the rows of audits that are filtered by them, the oldest first', async () => {
    const rowsOf = async (caller: Caller, filter: string) =>
      (await caller.get(`${audits}?searchTerm=${food.id}&${filter}`)).body.resultsList.map(
        ({ id, requestedBy }: { id: string; requestedBy?: object }) => [id, requestedBy],
      );
    await request(asker, food);
    const other = await makeCompany(directory.owner);
    await request(await userOf(other.id), food);
    const requestedBy = { externalId: buyer.id, name: buyer.name, others: 1 };
    expect(await rowsOf(owner, 'reportRequested=true')).toEqual([[food.id, requestedBy]]);
    expect(await rowsOf(owner, 'own=true')).toEqual([[food.id, undefined]]);
    const reader = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: food.id }, { type: 'Company', id: reader.id });
    expect(await rowsOf(await userOf(reader.id), 'reportRequested=true')).toEqual([]);
    expect(await rowsOf(await userOf(reader.id), 'reportRequested=false')).toEqual([[food.id, undefined]]);
  });

  it('are those that the list of audits finds: a share ends them, and Undo lets them wait again', async () => {
    for (const one of [food, packaging]) await request(asker, one);
    await share(owner, audits, food.id, 'Company', buyer.id);
    expect(await asked(owner)).toEqual([packaging.id]);
    await unshare(owner, audits, food.id, 'Company', buyer.id);
    expect(await asked(owner)).toEqual([food.id, packaging.id]);
    expect(await inList(owner)).toEqual([food.id, packaging.id]);
  });

  it('are answered by a share that the page of the site counts, for those who may share the audit', async () => {
    await request(asker, food);
    await share(owner, audits, food.id, 'Company', buyer.id);
    const shares = async (caller: Caller) =>
      (await caller.get(`${sites}/${food.siteId}`)).body.audits.map(
        ({ id, shares: count }: { id: string; shares: number }) => [id, count],
      );
    expect(await shares(owner)).toEqual(
      expect.arrayContaining([
        [food.id, 1],
        [packaging.id, 0],
      ]),
    );
    expect(await shares(await directory.as({ role: '{body} Admin' }))).toEqual(await shares(owner));
    const reader = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: food.siteId }, { type: 'Company', id: reader.id });
    expect(await shares(await userOf(reader.id))).toEqual(
      expect.arrayContaining([
        [food.id, 0],
        [packaging.id, 0],
      ]),
    );
  });

  it('are shown to those who may share the audit, Lite or not, and to nobody else who sees the site', async () => {
    await request(asker, food);
    const reader = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: food.siteId }, { type: 'Company', id: reader.id });
    const lite = await userOf(food.ownerCompanyId, 'Company User');
    const atSite = await directory.as({ role: 'Site User', organisations: [['Site', food.siteId]] });
    const body = await directory.as({ role: '{body} Admin' });
    for (const one of [owner, lite, atSite, body]) expect(await asked(one)).toEqual([food.id]);
    expect(await asked(await userOf(reader.id))).toEqual([]);
    const { status } = await requestsOf(await directory.as({ role: 'CB Full Admin' }));
    expect([status, (await requestsOf(await userOf(await stranger()))).status]).toEqual([403, 404]);
  });

  it('are shown at the audit to an owner who does not see its site', async () => {
    const former = await makeCompany(directory.owner);
    const reader = await userOf(former.id, 'Company User');
    await directory.owner.updateTable('audit').set({ owner_company_id: former.id }).where('id', '=', food.id).execute();
    await request(asker, food);
    const atAudit = async (caller: Caller) => {
      const [record, requests] = [`${audits}/${food.id}`, `${audits}/reportRequests/${food.id}`];
      return [(await caller.get(record)).body.reportRequests, (await caller.get(requests)).body.total];
    };
    expect([await inList(reader), await atAudit(reader)]).toEqual([[food.id], [1, 1]]);
    const seesSite = async (caller: Caller) => (await caller.get(`${audits}/${food.id}`)).body.isSiteInSight;
    expect([(await requestsOf(reader)).status, await seesSite(reader)]).toEqual([404, false]);
    await shareWith(directory.owner, { type: 'audit', id: food.id }, { type: 'Company', id: food.ownerCompanyId });
    expect([(await requestsOf(owner)).status, await seesSite(owner)]).toEqual([200, true]);
    expect(await atAudit(await directory.as({ role: '{body} Admin' }))).toEqual([1, 1]);
    expect(await atAudit(owner)).toEqual([0, 0]);
    expect((await asker.get(`${audits}/reportRequests/${food.id}`)).status).toBe(404);
  });

  it('leave out audits of another owner, and those that nobody could see by a share', async () => {
    const other = await makeAudit(directory.owner, { site_id: food.siteId, standard_id: 3 });
    const former = await makeCompany(directory.owner);
    await userOf(former.id);
    await directory.owner
      .updateTable('audit')
      .set({ owner_company_id: former.id })
      .where('id', '=', other.id)
      .execute();
    for (const one of [food, packaging, other]) await request(asker, one);
    await directory.owner
      .updateTable('audit')
      .set({ record_status: 'Archived' })
      .where('id', '=', packaging.id)
      .execute();
    expect([await asked(owner), await inList(owner)]).toEqual([[food.id], [food.id]]);
  });
});

const stranger = async () => (await makeCompany(directory.owner)).id;
