import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';
import { makeRecall } from './recall.factory.ts';

const recalls = '/recall/api/Recall';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** What a caller's list contains. */
const found = async (caller: Caller, query: Record<string, string>) =>
  idsOf((await caller.get(`${recalls}?${new URLSearchParams(query)}`)).body.resultsList);

const sightOf = async (caller: Caller, id: string) => ({
  listed: (await found(caller, { searchTerm: id })).includes(id),
  read: (await caller.get(`${recalls}/${id}`)).status,
});
const seen = { listed: true, read: 200 };
const unseen = { listed: false, read: 404 };

/** A recall at a company's site, with everybody who is involved. */
const makeSituation = async () => {
  const site = await makeSite(directory.owner);
  const accreditation = await directory.owner
    .insertInto('accreditation_body')
    .values({ name: `Accreditation ${site.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cb = await makeCertificationBody(directory.owner, { accreditation_body_id: accreditation.id });
  const audit = await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id });
  const { id } = await makeRecall(directory.owner, { audit_id: audit.id });
  return { id, site, cb, audit, accreditedBy: accreditation.id };
};

describe('who sees a recall', () => {
  it('is the standards body, the certification body it names, the one that accredits this, and whose site it is', async () => {
    const { id, site, cb, accreditedBy } = await makeSituation();
    for (const reader of [
      await directory.as({ role: '{body} User' }),
      await of('CB Read Only User', 'CertificationBody', cb.id),
      await of('AB User', 'AccreditationBody', accreditedBy),
      await of('Company BI S User', 'Company', site.companyId),
      await of('Site User', 'Site', site.id),
    ])
      expect(await sightOf(reader, id)).toEqual(seen);
  });

  it('is no other certification body, though its audit stands on the site or the site was shared with it', async () => {
    const { id, site } = await makeSituation();
    const other = await makeCertificationBody(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: other.id, standard_id: 6 });
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'CertificationBody', id: other.id });
    const cb = await of('CB Full Admin', 'CertificationBody', other.id);
    expect(await sightOf(cb, id)).toEqual(unseen);
    expect((await cb.get(`${recalls}/Site/${site.id}`)).body).toEqual([]);
  });

  it('is no company or site that it was shared with, and no other site of the company', async () => {
    const { id, site } = await makeSituation();
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: target.id });
    const sister = await makeSite(directory.owner, { company_id: site.companyId });
    for (const stranger of [
      await of('Company BI S User', 'Company', target.id),
      await of('Site User', 'Site', sister.id),
    ])
      expect(await sightOf(stranger, id)).toEqual(unseen);
  });

  it('is nobody with the Lite tier', async () => {
    const { id, site } = await makeSituation();
    const lite = await of('Company User', 'Company', site.companyId);
    expect((await lite.get(`${recalls}/${id}`)).status).toBe(403);
  });
});

describe('a recall', () => {
  it('tells its site, standard, who completed it, and what was recalled and why', async () => {
    const { id, site, cb, audit } = await makeSituation();
    const { body: recall, headers } = await body.get(`${recalls}/${id}`);
    expect(headers.etag).toBe('"1"');
    expect(recall).toMatchObject({
      id,
      siteCode: site.id,
      siteName: site.name,
      country: 'United Kingdom',
      standard: 'Food',
      auditId: audit.id,
      certificationBody: cb,
      recallCategory: { id: '3', name: 'Physical' },
      recallStatus: { id: '1', name: 'Open' },
      siteOrSupplierIssue: null,
      completedBy: 'Pat Byron',
      email: expect.stringMatching(/@example\.org$/),
    });
  });

  it('has comments and key words for the standards body alone', async () => {
    const { audit, cb } = await makeSituation();
    const { id } = await makeRecall(directory.owner, {
      audit_id: audit.id,
      product_comments: 'Second this year',
      product_key_words: 'glass',
    });
    expect((await body.get(`${recalls}/${id}`)).body).toMatchObject({
      productComments: 'Second this year',
      productKeyWords: 'glass',
    });
    const { body: read } = await (await of('CB Full Admin', 'CertificationBody', cb.id)).get(`${recalls}/${id}`);
    expect(read).not.toHaveProperty('productComments');
    expect(read).not.toHaveProperty('productKeyWords');
  });

  it('has the categories and statuses shipped with the product', async () => {
    const namesAt = async (path: string) =>
      (await body.get(`${recalls}/${path}`)).body.map(({ name }: { name: string }) => name);
    expect(await namesAt('Statuses')).toEqual(['Open', 'In Progress', 'Submitted', 'Closed']);
    expect(await namesAt('Categories')).toEqual([
      'Microbiological',
      'Chemical',
      'Physical',
      'Allergen',
      'Labelling',
      'Fraud',
      'Regulatory',
      'Quality',
      'Other',
    ]);
    expect(await namesAt('CertificationStatuses')).toContain('Suspended');
  });
});

describe('the list of recalls', () => {
  it('filters by category, status, certification body and the range of notification, the latest first', async () => {
    const { id, audit, cb } = await makeSituation();
    const make = (values: Parameters<typeof makeRecall>[1]) =>
      makeRecall(directory.owner, { audit_id: audit.id, ...values });
    const later = await make({ category_id: 4, initial_notification_date: '2026-06-01' });
    const closed = await make({ status_id: 4, initial_notification_date: '2026-05-01' });
    const ask = (query: Record<string, string>) => found(body, { certificationBody: cb.id, ...query });
    expect(await ask({})).toEqual([later.id, closed.id, id]);
    expect(await ask({ recallCategory: '4' })).toEqual([later.id]);
    expect(await ask({ recallStatus: '4' })).toEqual([closed.id]);
    const range = { initialNotificationDateFrom: '2026-05-01', initialNotificationDateTo: '2026-05-31' };
    expect(await ask(range)).toEqual([closed.id]);
  });

  it('finds one by its number, its site’s, and the site’s present and former names', async () => {
    const { id, site } = await makeSituation();
    await sql`update site set name = 'Ravenscar Preserves' where id = ${site.id}`.execute(directory.owner);
    for (const searchTerm of [id, site.id, 'ravenscar', 'preserve ravenscar', site.name])
      expect(await found(body, { searchTerm })).toContain(id);
  });

  it('has the present name and country of the site and the present name of the certification body', async () => {
    const { id, site, cb } = await makeSituation();
    await sql`update site set name = 'Moved Mill', country_id = 764 where id = ${site.id}`.execute(directory.owner);
    await sql`update certification_body set name = 'Renamed Seals' where id = ${cb.id}`.execute(directory.owner);
    const { body: page } = await body.get(`${recalls}?certificationBody=${cb.id}&country=764`);
    expect(page.resultsList).toMatchObject([
      { id, siteName: 'Moved Mill', country: 'Thailand', certificationBody: 'Renamed Seals' },
    ]);
  });

  it('has archived ones only when they are asked for', async () => {
    const { id, cb, site } = await makeSituation();
    await sql`update recall set is_archived = true where id = ${id}`.execute(directory.owner);
    expect(await found(body, { certificationBody: cb.id })).toEqual([]);
    expect(await found(body, { certificationBody: cb.id, showArchived: 'true' })).toEqual([id]);
    expect((await body.get(`${recalls}/Site/${site.id}`)).body).toEqual([]);
  });

  it('is exported with its own filters', async () => {
    const { id, cb } = await makeSituation();
    const { text } = await body.get(`${recalls}/export?format=csv&certificationBody=${cb.id}`);
    const [head, row] = text.replace('\ufeff', '').split('\r\n');
    expect(JSON.parse(`[${head}]`)).toEqual(Object.values(recallList.columns).map(({ label }) => label));
    expect(row).toContain(id);
  });
});

describe('what belongs to a site', () => {
  it('are its recalls in the caller’s sight, the latest first', async () => {
    const { id, site, audit, cb } = await makeSituation();
    const other = await makeCertificationBody(directory.owner);
    const named = await makeRecall(directory.owner, {
      audit_id: audit.id,
      certification_body_id: other.id,
      initial_notification_date: '2026-06-01',
    });
    const ofSite = async (caller: Caller) => idsOf((await caller.get(`${recalls}/Site/${site.id}`)).body);
    expect(await ofSite(body)).toEqual([named.id, id]);
    expect(await ofSite(await of('CB Full Admin', 'CertificationBody', cb.id))).toEqual([id]);
  });

  it('are the audits in the caller’s sight to choose from, the current one first', async () => {
    const { site, audit, cb } = await makeSituation();
    const earlier = { record_status: 'Closed', start_date: '2026-04-01', end_date: '2026-04-02' };
    const closed = await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id, ...earlier });
    const foreign = await makeAudit(directory.owner, { site_id: site.id, standard_id: 6, start_date: '2026-01-01' });
    const offered = async (caller: Caller) => idsOf((await caller.get(`/audit/api/Audit/Recall/${site.id}`)).body);
    expect(await offered(body)).toEqual([audit.id, foreign.id, closed.id]);
    expect(await offered(await of('CB Audit Admin', 'CertificationBody', cb.id))).toEqual([audit.id, closed.id]);
    const reader = await of('CB Read Only User', 'CertificationBody', cb.id);
    expect((await reader.get(`/audit/api/Audit/Recall/${site.id}`)).status).toBe(403);
  });

  it('is not found with a site out of sight', async () => {
    const { id: site } = await makeSite(directory.owner);
    const stranger = await of('Company BI S User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await stranger.get(`${recalls}/Site/${site}`)).status).toBe(404);
  });
});
