import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biscuitsRecalled } from '../../app/testing/entities/recall.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { makeRecall } from './recall.factory.ts';

const recalls = '/recall/api/Recall';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const cbUser = (...ids: string[]) =>
  directory.as({ role: 'CB Full Admin', organisations: ids.map((id) => ['CertificationBody', id]) });

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** What a caller's list contains. */
const found = async (caller: Caller, query: Record<string, string>) =>
  idsOf((await caller.get(`${recalls}?${new URLSearchParams(query)}`)).body.resultsList);

/** A recall with its site, certification body and audit. */
const makeSituation = async () => {
  const [site, cb] = [await makeSite(directory.owner), await makeCertificationBody(directory.owner)];
  const audit = await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id });
  const { id } = await makeRecall(directory.owner, { audit_id: audit.id });
  return { id, site, cb, audit };
};

describe('a recall', () => {
  it('shows its site, standard, who completed it, and what was recalled and why', async () => {
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

  it('has the product’s categories and statuses', async () => {
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
  it('filters by category, status, certification body and notification period, latest first', async () => {
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

  it('finds one by its number, its site’s code, and the site’s current and former names', async () => {
    const { id, site } = await makeSituation();
    await sql`update site set name = 'Ravenscar Preserves' where id = ${site.id}`.execute(directory.owner);
    const spacedCode = `${site.id.slice(0, 3)} ${site.id.slice(3)}`;
    for (const searchTerm of [id, site.id, spacedCode, 'ravenscar', 'preserve ravenscar', site.name])
      expect(await found(body, { searchTerm })).toContain(id);
  });

  it('has the current name and country of the site and the current name of the certification body', async () => {
    const { id, site, cb } = await makeSituation();
    await sql`update site set name = 'Moved Mill', country_id = 764 where id = ${site.id}`.execute(directory.owner);
    await sql`update certification_body set name = 'Renamed Seals' where id = ${cb.id}`.execute(directory.owner);
    const { body: page } = await body.get(`${recalls}?certificationBody=${cb.id}&country=764`);
    expect(page.resultsList).toMatchObject([
      { id, siteName: 'Moved Mill', country: 'Thailand', certificationBody: 'Renamed Seals' },
    ]);
  });

  it('is exported with its filters', async () => {
    const { id, cb } = await makeSituation();
    const { text } = await body.get(`${recalls}/export?format=csv&certificationBody=${cb.id}`);
    const [head, row] = text.replace('\ufeff', '').split('\r\n');
    expect(JSON.parse(`[${head}]`)).toEqual(Object.values(recallList.columns).map(({ label }) => label));
    expect(row).toContain(id);
  });
});

describe('the lists of a site', () => {
  it('contain its visible recalls, latest first', async () => {
    const { id, site, audit, cb } = await makeSituation();
    const other = await makeCertificationBody(directory.owner);
    const named = await makeRecall(directory.owner, {
      audit_id: audit.id,
      certification_body_id: other.id,
      initial_notification_date: '2026-06-01',
    });
    await makeRecall(directory.owner, { audit_id: audit.id, is_archived: true });
    const ofSite = async (caller: Caller) => idsOf((await caller.get(`${recalls}/Site/${site.id}`)).body);
    expect(await ofSite(body)).toEqual([named.id, id]);
    expect(await ofSite(await cbUser(cb.id))).toEqual([id]);
  });

  it('contain its visible audits to choose from, the current one first', async () => {
    const { site, audit, cb } = await makeSituation();
    const earlier = { record_status: 'Closed', start_date: '2026-04-01', end_date: '2026-04-02' };
    const closed = await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id, ...earlier });
    const foreign = await makeAudit(directory.owner, { site_id: site.id, standard_id: 6, start_date: '2026-01-01' });
    const offered = async (caller: Caller) => idsOf((await caller.get(`/audit/api/Audit/Recall/${site.id}`)).body);
    expect(await offered(body)).toEqual([audit.id, foreign.id, closed.id]);
    expect(await offered(await cbUser(cb.id))).toEqual([audit.id, closed.id]);
  });
});

const pathsOf = (answer: { fields?: { path: string; message: string }[] }) =>
  answer.fields?.map(({ path, message }) => `${path}: ${message}`);

describe('submitting a recall', () => {
  it('takes the site from the audit, is open, and records who completed it', async () => {
    const audit = await makeAudit(directory.owner);
    const { status, body: recall } = await body.post(recalls, biscuitsRecalled(audit));
    expect(status).toBe(200);
    expect((await body.get(`${recalls}/${recall.id}`)).body).toMatchObject({
      siteCode: audit.siteId,
      recallStatus: { name: 'Open' },
      recallCategory: { name: 'Allergen' },
      outlineOfIncident: 'Milk was not declared.\nA shop complained.',
      recallCertificationStatus: 'Suspended',
      completedBy: 'Pat body Admin',
      finalSubmissionDate: null,
    });
  });

  it('by a certification body defaults to itself', async () => {
    const audit = await makeAudit(directory.owner);
    const user = await cbUser(audit.certificationBodyId);
    const { certificationBody: _, ...unnamed } = biscuitsRecalled(audit);
    expect((await user.post(recalls, unnamed)).body.certificationBody.id).toBe(audit.certificationBodyId);
  });

  it('is for the certification body of the audit if the user belongs to several', async () => {
    const [first, audit] = [await makeCertificationBody(directory.owner), await makeAudit(directory.owner)];
    const user = await cbUser(first.id, audit.certificationBodyId);
    const { certificationBody: _, ...unnamed } = biscuitsRecalled(audit);
    expect((await user.post(recalls, unnamed)).body.certificationBody.id).toBe(audit.certificationBodyId);
  });

  it('requires a visible audit', async () => {
    const [audit, other] = [await makeAudit(directory.owner), await makeAudit(directory.owner)];
    const user = await cbUser(audit.certificationBodyId);
    const { certificationBody: _, ...form } = biscuitsRecalled(other);
    for (const auditId of [other.id, '99999999']) {
      const { status, body: answer } = await user.post(recalls, { ...form, auditId });
      expect({ status, paths: pathsOf(answer) }).toEqual({
        status: 400,
        paths: ['auditId: Is not one of the choices'],
      });
    }
  });

  it('requires a certification body from all other users', async () => {
    const { certificationBody: _, ...unnamed } = biscuitsRecalled(await makeAudit(directory.owner));
    expect(pathsOf((await body.post(recalls, unnamed)).body)).toEqual(['certificationBody: Field is required']);
  });
});

describe('editing a recall', () => {
  it('may name another audit of the same site, but not of another', async () => {
    const recall = await makeRecall(directory.owner);
    const sister = await makeAudit(directory.owner, { site_id: recall.siteId, standard_id: 6 });
    const elsewhere = await makeAudit(directory.owner);
    const name = (auditId: string) => body.put(`${recalls}/${recall.id}`, { auditId }, '"1"');
    expect(pathsOf((await name(elsewhere.id)).body)).toEqual(['auditId: Is not one of the choices']);
    expect((await name(sister.id)).body).toMatchObject({ auditId: sister.id, standard: 'Packaging Materials' });
  });
});
