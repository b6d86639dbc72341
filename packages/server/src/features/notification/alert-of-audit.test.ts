import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { insistDetails, makeRecord, storedRecord } from '../audit-editing/audit-editing.factory.ts';
import { siteToAudit, uploadFile, uploadReport } from '../audit-import/audit-import.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { datesOf, filledAnswers, uncertified } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { alertsAbout, mailTo } from './notification.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const today = clock.today();
const suspended = { certificationStatusId: 'Suspended', statusReason: 'A recall of two products.', statusDate: today };

const personOf = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
const siteUserOf = (id: string) => directory.as({ role: 'Site User', organisations: [['Site', id]] });
const share = (entity_type: 'audit' | 'site' | 'company', entity_id: string, target_id: string) =>
  directory.owner.insertInto('share').values({ entity_type, entity_id, target_type: 'Company', target_id }).execute();

/** A user of a company with which a record is shared. */
const readerOf = async (type: 'audit' | 'site', id: string): Promise<Caller> => {
  const target = await makeCompany(directory.owner);
  await share(type, id, target.id);
  return personOf(target.id);
};

const alertsOf = (id: string) => alertsAbout(directory, id);
const isNotified = async (person: Caller): Promise<boolean> => (await mailTo(directory, person)).length > 0;

describe('a certification that is suspended', () => {
  it('alerts the owner and the users its shares reach, each person once', async () => {
    const audit = await makeRecord(directory);
    const [byAudit, bySite, none] = [
      await makeCompany(directory.owner),
      await makeCompany(directory.owner),
      await makeCompany(directory.owner),
    ];
    await share('audit', audit.id, byAudit.id);
    await share('site', audit.siteId, bySite.id);
    const owner = await personOf(audit.ownerCompanyId);
    const reader = await directory.as({
      role: 'Company BI S User',
      organisations: [
        ['Company', byAudit.id],
        ['Company', bySite.id],
      ],
    });
    const stranger = await personOf(none.id);
    expect((await insistDetails(admin, audit.id, suspended)).status).toBe('Success');
    const change = { from: 'Certificated', to: 'Suspended', reason: 'A recall of two products.' };
    expect(await alertsOf(audit.id)).toMatchObject([{ kind: 'suspended', facts: change }]);
    for (const person of [owner, reader]) {
      const [mail, ...more] = await mailTo(directory, person);
      expect([mail?.subject, more]).toEqual([expect.stringMatching(new RegExp(`audit ${audit.id}: suspended$`)), []]);
      for (const words of ['Before: Certificated', 'Now: Suspended', 'Reason: A recall of two products.'])
        expect(mail?.text).toContain(words);
    }
    expect(await isNotified(stranger)).toBe(false);
  });

  it('alerts nobody until the change is confirmed', async () => {
    const { id, ownerCompanyId } = await makeRecord(directory);
    await admin.put(`/audit/api/Audit/details/${id}`, { auditOwnerId: ownerCompanyId, ...suspended }, '"1"');
    expect(await alertsOf(id)).toEqual([]);
  });

  it('alerts only the owner while shares do not show the record', async () => {
    const audit = await makeRecord(directory, { values: { record_status: 'Holding', validation_date: null } });
    const [owner, reader] = [await personOf(audit.ownerCompanyId), await readerOf('audit', audit.id)];
    await insistDetails(admin, audit.id, suspended);
    expect([await isNotified(owner), await isNotified(reader)]).toEqual([true, false]);
  });

  it('does not alert share recipients of the site if another company owns the audit and blocks sharing', async () => {
    const blocking = await makeCompany(directory.owner, { block_sharing: true });
    const audit = await makeRecord(directory, { values: { owner_company_id: blocking.id } });
    const [owner, reader] = [await personOf(blocking.id), await readerOf('site', audit.siteId)];
    await insistDetails(admin, audit.id, suspended);
    expect([await isNotified(owner), await isNotified(reader)]).toEqual([true, false]);
  });
});

describe('a certification that is withdrawn', () => {
  it('by hand alerts with the reason', async () => {
    const { id } = await makeRecord(directory);
    await insistDetails(admin, id, { ...suspended, certificationStatusId: 'Withdrawn' });
    expect(await alertsOf(id)).toMatchObject([{ kind: 'withdrawn', facts: { from: 'Certificated', to: 'Withdrawn' } }]);
  });

  it('by a later report that does not certify alerts too', async () => {
    const former = await makeRecord(directory, { keys: datesOf(60) });
    const cb = await directory.as({
      role: 'CB Full Admin',
      organisations: [['CertificationBody', former.certificationBodyId]],
    });
    const owner = await personOf(former.ownerCompanyId);
    const { siteId, id } = former;
    const site = await directory.owner
      .selectFrom('site')
      .selectAll()
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow();
    const keys = { siteCode: siteId, siteName: site.name, ...datesOf(10), ...uncertified('Not Certificated') };
    const bytes = await blankWorkbook(food, filledAnswers(food, keys));
    expect((await uploadFile(cb, bytes)).status).toBe('Confirm');
    await uploadFile(cb, bytes, { confirmed: 'true' });
    expect((await storedRecord(directory.owner, id)).certification_status).toBe('Withdrawn');
    expect(await alertsOf(id)).toMatchObject([
      { kind: 'withdrawn' },
      { kind: 'no longer current', audience: ['follower'] },
    ]);
    expect(await isNotified(owner)).toBe(true);
  });
});

describe('an audit', () => {
  it('whose report is stored or replaced alerts owner, site and those it is shared with, but not the uploader', async () => {
    const site = await siteToAudit(directory.owner);
    const people = [await personOf(site.companyId), await siteUserOf(site.id), await readerOf('site', site.id)];
    const body = await makeApprovedBody(directory.owner);
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
    const { auditExternalId: id = '' } = await uploadReport(cb, food, filledAnswers(food, site.keys));
    const corrected = filledAnswers(food, { ...site.keys, scope: 'Rolls.' });
    expect((await uploadReport(cb, food, corrected, { externalId: id })).status).toBe('Success');
    expect(await alertsOf(id)).toMatchObject([
      { kind: 'new report', facts: { from: 'Not current', to: 'Certificated' } },
      { kind: 'replaced report', facts: { from: 'report.xlsx', to: 'report.xlsx', by: 'Pat CB Full Admin' } },
    ]);
    for (const person of people) expect(await mailTo(directory, person)).toHaveLength(2);
    expect(await isNotified(cb)).toBe(false);
  });

  it('uploaded by its owner alerts the certification body that has to validate it', async () => {
    const site = await siteToAudit(directory.owner);
    const body = await makeApprovedBody(directory.owner);
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
    const [uploader, colleague] = [await personOf(site.companyId), await personOf(site.companyId)];
    const { auditExternalId: id = '', messages } = await uploadReport(uploader, food, filledAnswers(food, site.keys), {
      certificationBodyId: body.id,
    });
    expect([id, messages]).toEqual([expect.stringMatching(/./), expect.anything()]);
    expect(await alertsOf(id)).toMatchObject([
      { kind: 'new report', facts: { to: expect.stringMatching(/^Holding: Uploaded by the company/) } },
    ]);
    expect([await isNotified(cb), await isNotified(uploader), await isNotified(colleague)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('that is validated alerts its owner, and as a new report those it is shared with', async () => {
    const audit = await makeRecord(directory, {
      values: { record_status: 'Holding', holding_reason: 'On hold', validation_date: null },
    });
    const [owner, reader] = [await personOf(audit.ownerCompanyId), await readerOf('audit', audit.id)];
    expect((await admin.put(`/audit/api/Audit/validate/holding/${audit.id}`, {})).status).toBe(200);
    expect(await alertsOf(audit.id)).toMatchObject([
      { kind: 'record validated', facts: { from: 'Holding: On hold', to: 'Current' } },
      { kind: 'new report' },
    ]);
    const [mail] = await mailTo(directory, reader);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringMatching(/: a new report$/),
      expect.not.stringMatching(/On hold/),
    ]);
    expect(await mailTo(directory, owner)).toHaveLength(1);
  });

  it('alerts its certification body of what others do to it, and not of what its own users do', async () => {
    const [byBody, byItself] = [await makeRecord(directory), await makeRecord(directory)];
    const usersOf = async ({ certificationBodyId: id }: typeof byBody) => {
      const person = () => directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
      return [await person(), await person()] as const;
    };
    const [reader] = await usersOf(byBody);
    await insistDetails(admin, byBody.id, suspended);
    expect(await isNotified(reader)).toBe(true);
    const [actor, colleague] = await usersOf(byItself);
    expect((await insistDetails(actor, byItself.id, suspended)).status).toBe('Success');
    expect([await isNotified(actor), await isNotified(colleague)]).toEqual([false, false]);
  });
});
