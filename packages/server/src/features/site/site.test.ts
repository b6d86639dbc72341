import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany, makeCompanyContact } from '../company/company.factory.ts';
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

/** By default a Current, certificated audit. */
const auditAt = (site: { id: string }, bodyId: string, overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, { site_id: site.id, certification_body_id: bodyId, ...overrides });

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

/** The row of a site in a caller's list. */
const rowOf = async (caller: Caller, id: string) => {
  const { body: page } = await caller.get(`${sites}?searchTerm=${id}&showArchived=true`);
  return page.resultList.find((row: { id: string }) => row.id === id);
};

describe('the list of the sites of a company', () => {
  it('finds visible ones, and no hidden company', async () => {
    const site = await makeSite(directory.owner);
    const sister = await makeSite(directory.owner, { company_id: site.companyId });
    const ofCompany = `/companydirectory/api/Companies/${site.companyId}/Sites`;
    const { body: page } = await body.get(ofCompany);
    expect(page.resultList.map((row: { id: string }) => row.id)).toEqual([site.id, sister.id]);
    const user = await of('Site User', 'Site', site.id);
    expect((await user.get(ofCompany)).body.resultList.map((row: { id: string }) => row.id)).toEqual([site.id]);
    const stranger = await of('Company User', 'Company', (await makeCompany(directory.owner)).id);
    expect((await stranger.get(ofCompany)).status).toBe(404);
  });
});

describe('the visible fields of a site', () => {
  const withContacts = async (overrides: Parameters<typeof makeSite>[1] = {}) => {
    const site = await makeSite(directory.owner, overrides);
    await makeSiteContact(directory.owner, site.id);
    await makeSiteContact(directory.owner, site.id, { type: 'Technical', name: 'Tess Moor' });
    await makeCompanyContact(directory.owner, site.companyId);
    return site;
  };

  it('include contacts and the latest audit only if the certification body is related', async () => {
    const [mine, other] = [await makeBody(), await makeBody()];
    const cb = await of('CB Full Admin', 'CertificationBody', mine.id);
    const related = await withContacts();
    await auditAt(related, mine.id);
    const strange = await withContacts();
    await auditAt(strange, other.id);

    expect((await cb.get(`${sites}/${related.id}`)).body).toMatchObject({
      isShared: true,
      generalContact: { name: 'Ben Quill', type: 'General' },
      technicalContact: { name: 'Tess Moor', type: 'Technical' },
      commercialContact: null,
      companyContact: { name: 'Ada Frost' },
      audits: [{ standard: 'Food', certificationStatus: 'Certificated', recordStatus: 'Current' }],
    });
    expect((await cb.get(`${sites}/${strange.id}`)).body).toMatchObject({
      isShared: false,
      generalContact: null,
      technicalContact: null,
      companyContact: null,
      audits: [],
    });
    expect(await rowOf(cb, related.id)).toMatchObject({
      isShared: true,
      auditStandard: 'Food',
      auditStatus: 'Current',
    });
    expect(await rowOf(cb, strange.id)).toMatchObject({ isShared: false, auditStandard: null, auditStatus: null });
    expect((await cb.get(`${sites}/${strange.id}/changeLog`)).status).toBe(404);
    expect((await cb.get(`${sites}/${strange.id}?filterByUser=true`)).status).toBe(404);
  });

  it('reveal nothing of other bodies’ audits to a certification body, even by filter', async () => {
    const { id } = await makeBody();
    const strange = await makeSite(directory.owner, { name: 'Filtered Works' });
    await auditAt(strange, (await makeBody()).id);
    const cb = await of('CB Full Admin', 'CertificationBody', id);
    const found = async (caller: Caller) =>
      (await caller.get(`${sites}?searchTerm=Filtered+Works&auditStandard=4`)).body.resultList.length;
    expect([await found(body), await found(cb)]).toEqual([1, 0]);
  });

  it('include no audit columns for companies, who may not filter or sort by them', async () => {
    const site = await makeSite(directory.owner);
    const user = await of('Company BI S User', 'Company', site.companyId);
    expect(await rowOf(user, site.id)).not.toHaveProperty('auditStatus');
    expect((await user.get(`${sites}?auditStandard=4`)).status).toBe(400);
    expect((await user.get(`${sites}?sortBy=auditStartDate`)).status).toBe(400);
  });

  it('exclude the contact of a hidden company if a single site was shared', async () => {
    const site = await withContacts();
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: target.id });
    const { body: shown } = await (await of('Company User', 'Company', target.id)).get(`${sites}/${site.id}`);
    expect(shown).toMatchObject({ generalContact: { name: 'Ben Quill' }, companyContact: null });
  });

  it('show Expired past the expiry day, independent of any job', async () => {
    const site = await makeSite(directory.owner);
    const { id } = await makeBody();
    const today = clock.today();
    await auditAt(site, id, { expiry_date: today });
    const shown = async () => {
      const { body: read } = await body.get(`${sites}/${site.id}`);
      return [(await rowOf(body, site.id)).auditCertificationStatus, read.audits[0].certificationStatus];
    };
    expect(await shown()).toEqual(['Certificated', 'Certificated']);
    await directory.owner
      .updateTable('audit')
      .set({ expiry_date: addDays(today, -1) })
      .where('site_id', '=', site.id)
      .execute();
    expect(await shown()).toEqual(['Expired', 'Expired']);
  });

  it.each(['{body} Admin', 'CB Full Admin'] as const)(
    'sort by the latest audit as it is shown to the %s, sites without one last',
    async (role) => {
      const { id: company_id } = await makeCompany(directory.owner);
      const [{ id }, other] = [await makeBody(), await makeBody()];
      const audited = [
        { expiry_date: addDays(clock.today(), -1), start_date: '2026-01-03', standard_id: 6 },
        { certification_status: 'Withdrawn', start_date: '2026-01-01', standard_id: 4 },
        { expiry_date: addDays(clock.today(), 9), start_date: '2026-01-02', standard_id: 5, record_status: 'Closed' },
      ] as const;
      for (const audit of audited) await auditAt(await makeSite(directory.owner, { company_id }), id, audit);
      await makeSite(directory.owner, { company_id });
      if (role !== '{body} Admin') await auditAt(await makeSite(directory.owner, { company_id }), other.id);
      const reader = role === '{body} Admin' ? body : await of(role, 'CertificationBody', id);
      const shownBy = async (column: string, order: 'asc' | 'desc'): Promise<(string | null)[]> => {
        const url = `/companydirectory/api/Companies/${company_id}/Sites?sortBy=${column}&order=${order}`;
        return (await reader.get(url)).body.resultList.map((row: Record<string, string | null>) => row[column]);
      };
      for (const part of ['Status', 'StartDate', 'ExpiryDate', 'CertificationStatus', 'Standard']) {
        const ascending = await shownBy(`audit${part}`, 'asc');
        const shown = ascending.filter((value) => value !== null);
        const without = ascending.slice(shown.length);
        expect(ascending, part).toEqual([...shown.toSorted(), ...without.map(() => null)]);
        expect(await shownBy(`audit${part}`, 'desc'), part).toEqual([...shown.toReversed(), ...without]);
      }
      const statuses = (await shownBy('auditCertificationStatus', 'asc')).filter((status) => status !== null);
      expect(statuses).toEqual(['Certificated', 'Expired', 'Withdrawn']);
    },
  );

  it('include the audits that the caller may see: a share shows neither Holding nor Archived ones', async () => {
    const site = await makeSite(directory.owner);
    const { id } = await makeBody();
    await auditAt(site, id, { start_date: '2026-01-05', end_date: '2026-01-06' });
    for (const record_status of ['Closed', 'Holding', 'Archived']) await auditAt(site, id, { record_status });
    const target = await makeCompany(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: target.id });
    const recordsFor = async (caller: Caller) =>
      (await caller.get(`${sites}/${site.id}`)).body.audits.map(
        (audit: { recordStatus: string }) => audit.recordStatus,
      );
    expect(await recordsFor(body)).toHaveLength(4);
    expect(await recordsFor(await of('Company User', 'Company', target.id))).toEqual(['Closed', 'Current']);
  });

  it('include for each audit what its page shows: scope, grade, since when it is suspended, and whether there is a certificate', async () => {
    const site = await makeSite(directory.owner);
    const { id } = await makeBody();
    const status = {
      certification_status: 'Suspended',
      status_date: '2026-10-01',
      status_reason: 'Complaint',
    } as const;
    const audit = await auditAt(site, id, { scope: 'Ready meals', grade: 'AA', ...status });
    const [shown] = (await body.get(`${sites}/${site.id}`)).body.audits;
    const { body: own } = await body.get(`/audit/api/Audit/${audit.id}`);
    const { scope, grade, statusDate, validationDate, hasCertificate } = own;
    expect(shown).toMatchObject({ scope, grade, statusDate, validationDate, hasCertificate });
    expect(shown).toMatchObject({ scope: 'Ready meals', grade: 'AA', statusDate: '2026-10-01', hasCertificate: false });
  });

  it('include the re-audit status for audits that can have a successor, but not for closed ones', async () => {
    const site = await makeSite(directory.owner);
    const { id } = await makeBody();
    for (const record_status of ['Current', 'Closed']) await auditAt(site, id, { record_status });
    const { body: read } = await body.get(`${sites}/${site.id}`);
    const offers = read.audits.map((audit: Site['audits'][number]) => [
      audit.recordStatus,
      audit.visuals.isAbleToGiveReauditStatus,
    ]);
    expect(Object.fromEntries(offers)).toEqual({ Current: true, Closed: false });
  });
});
