import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../../app/testing/stored-forms.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSchedule, makeSite, shareWith } from './site.factory.ts';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const of = (role: Role, type: 'Company' | 'Site' | 'CertificationBody', id: string) =>
  directory.as({ role, organisations: [[type, id]] });

const read = async (caller: Caller, { id }: { id: string }) => (await caller.get(`${sites}/${id}`)).body;

describe('the planned audits of a site', () => {
  it('are shown with status, day, modules and certification body, earliest first', async () => {
    const [site, cb] = [await makeSite(directory.owner), await makeCertificationBody(directory.owner)];
    const of = { siteId: site.id, certificationBodyId: cb.id };
    await makeSchedule(directory.owner, of, { standard_id: 6, scheduled_for: '2999-05-05', status: 'Interim' });
    const { id } = await makeSchedule(directory.owner, of);
    await directory.owner
      .insertInto('audit_schedule_module')
      .values([
        { audit_schedule_id: id, module_id: 10 },
        { audit_schedule_id: id, module_id: 9 },
      ])
      .execute();
    const [next, later] = (await read(body, site)).scheduledAudits;
    expect(next).toEqual({
      nextScheduledAuditDate: '2999-03-03',
      additionalModules: ['Agents and Brokers', 'ASDA'],
      scheduleStatus: 'Confirmed',
      standardId: '4',
      whyKept: null,
      standard: 'Food',
      scheduleCertificationBody: cb.name,
    });
    expect(later).toMatchObject({
      nextScheduledAuditDate: '2999-05-05',
      scheduleStatus: 'Interim',
      additionalModules: [],
    });
  });

  it('are visible to those who plan them, but not to share recipients or an unrelated certification body', async () => {
    const [site, own] = [await makeSite(directory.owner), await makeSite(directory.owner)];
    const [mine, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    await makeSchedule(directory.owner, { siteId: site.id, certificationBodyId: mine.id });
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: mine.id });
    await shareWith(directory.owner, { type: 'site', id: site.id }, { type: 'Company', id: own.companyId });
    const scheduledFor = async (caller: Caller) => (await read(caller, site)).scheduledAudits.length;
    expect(await scheduledFor(await of('CB Read Only User', 'CertificationBody', mine.id))).toBe(1);
    expect(await scheduledFor(await of('CB Read Only User', 'CertificationBody', other.id))).toBe(0);
    expect(await scheduledFor(await of('Company User', 'Company', site.companyId))).toBe(1);
    expect(await scheduledFor(await of('Site User', 'Site', site.id))).toBe(1);
    expect(await scheduledFor(await of('Company BI S User', 'Company', own.companyId))).toBe(0);
  });

  it('are limited for a certification body to those that name it or follow one of its audits', async () => {
    const [site, sister] = [await makeSite(directory.owner), await makeSite(directory.owner)];
    const [mine, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    const user = await of('CB Full Admin', 'CertificationBody', mine.id);
    for (const { id } of [site, sister])
      await shareWith(directory.owner, { type: 'site', id }, { type: 'CertificationBody', id: mine.id });
    const audit = await makeAudit(directory.owner, { site_id: sister.id, certification_body_id: mine.id });
    const unannounced = { type: 'Unannounced', standard_id: 6 };
    const schedule = (siteId: string, certificationBodyId: string, more: object) =>
      makeSchedule(directory.owner, { siteId, certificationBodyId }, more);
    await schedule(site.id, other.id, unannounced);
    await schedule(sister.id, other.id, { ...unannounced, audit_id: audit.id });
    await schedule(sister.id, mine.id, { type: 'Unannounced' });
    expect((await read(user, site)).scheduledAudits).toEqual([]);
    expect((await read(user, sister)).scheduledAudits).toMatchObject([
      { scheduleCertificationBody: mine.name, nextScheduledAuditDate: '2999-03-03', whyKept: null },
      { scheduleCertificationBody: other.name, nextScheduledAuditDate: null, whyKept: 'ofAnotherBody' },
    ]);
  });

  it('are shown without their day to the owner if unannounced', async () => {
    const [site, cb] = [await makeSite(directory.owner), await makeCertificationBody(directory.owner)];
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id });
    await makeSchedule(directory.owner, { siteId: site.id, certificationBodyId: cb.id }, { type: 'Unannounced' });
    const dayFor = async (caller: Caller) => (await read(caller, site)).scheduledAudits[0].nextScheduledAuditDate;
    const owner = await of('Company BI S User', 'Company', site.companyId);
    expect(await dayFor(body)).toBe('2999-03-03');
    expect(await dayFor(await of('CB Full Admin', 'CertificationBody', cb.id))).toBe('2999-03-03');
    expect(await dayFor(owner)).toBeNull();
    expect(await dayFor(await of('Site User', 'Site', site.id))).toBeNull();
    expect((await owner.get(`${sites}/${site.id}/changeLog`)).text).not.toContain('2999-03-03');
  });
});

describe('the latest audit on a site’s page', () => {
  const summary = {
    auditStatus: 'Current',
    auditStartDate: '2026-03-02',
    auditExpiryDate: '2999-03-20',
    auditCertificationStatus: 'Certificated',
    auditStandard: 'Food',
  };
  const none = {
    auditStatus: null,
    auditStartDate: null,
    auditExpiryDate: null,
    auditCertificationStatus: null,
    auditStandard: null,
  };

  it('is shown to the standards body and related certification bodies, and missing for others', async () => {
    const site = await makeSite(directory.owner);
    const [mine, other] = [await makeCertificationBody(directory.owner), await makeCertificationBody(directory.owner)];
    await makeAudit(directory.owner, { site_id: site.id, certification_body_id: mine.id });
    expect(await read(body, site)).toMatchObject(summary);
    expect(await read(body, await makeSite(directory.owner))).toMatchObject(none);
    expect(await read(await of('CB Full Admin', 'CertificationBody', mine.id), site)).toMatchObject(summary);
    expect(await read(await of('CB Full Admin', 'CertificationBody', other.id), site)).toMatchObject(none);
    const owner = await read(await of('Company BI S User', 'Company', site.companyId), site);
    for (const key of Object.keys(summary)) expect(owner).not.toHaveProperty(key);
  });

  it('is empty, with nothing planned, if the deployment has no audits', async () => {
    const plain = await testDirectory({ FLAG_AUDIT_FEATURE: 'false' });
    const [site, cb] = [await makeSite(plain.owner), await makeCertificationBody(plain.owner)];
    await makeAudit(plain.owner, { site_id: site.id, certification_body_id: cb.id });
    await makeSchedule(plain.owner, { siteId: site.id, certificationBodyId: cb.id });
    const shown = await read(await plain.as({ role: '{body} Admin' }), site);
    expect(shown).toMatchObject({ audits: [], scheduledAudits: [] });
    expect(shown).not.toHaveProperty('auditStatus');
    await plain.close();
  });
});
