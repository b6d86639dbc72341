import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { datesOf, filledAnswers, type Keys, uncertified } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { type Fields, siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let bodyAdmin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyAdmin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

type Submissions = 'Allow' | 'Hold' | 'Prohibit';
const newBody = async (audit_submission_status: Submissions = 'Allow') => {
  const { id } = await makeApprovedBody(directory.owner, { audit_submission_status });
  const user = await directory.as({ role: 'CB Audit Admin', organisations: [['CertificationBody', id]] });
  const set = (status: Submissions) =>
    directory.owner
      .updateTable('certification_body')
      .set({ audit_submission_status: status })
      .where('id', '=', id)
      .execute();
  return { id, user, set };
};
const upload = (caller: Caller, keys: Keys, fields?: Fields) =>
  uploadReport(caller, food, filledAnswers(food, keys), fields);
const recordsOf = async (siteId: string) =>
  (
    await directory.owner
      .selectFrom('audit')
      .select(['start_date', 'record_status', 'certification_status', 'holding_reason', 'validation_date'])
      .where('site_id', '=', siteId)
      .orderBy('start_date')
      .execute()
  ).map((row) => [row.record_status, row.certification_status, row.holding_reason]);

describe('submissions of a certification body', () => {
  it('on hold are stored as held records, and the answer reports this', async () => {
    const { user, id } = await newBody('Hold');
    const site = await siteToAudit(directory.owner);
    const result = await upload(user, site.keys);
    expect(result).toMatchObject({
      status: 'Success',
      messages: [{ message: `The record is Holding. ${holdingReasons.onHold}.` }],
    });
    expect(await recordsOf(site.id)).toEqual([['Holding', 'Certificated', holdingReasons.onHold]]);
    const byBody = await siteToAudit(directory.owner);
    expect((await upload(bodyAdmin, byBody.keys, { certificationBodyId: id })).messages).toEqual([]);
    expect(await recordsOf(byBody.id)).toEqual([['Current', 'Certificated', null]]);
  });

  it('on hold do not replace a Current record, which would end or change a valid certificate', async () => {
    const { user, set } = await newBody();
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await upload(user, site.keys);
    await set('Hold');
    const result = await upload(user, { ...site.keys, scope: 'Rolls.' }, { externalId: auditExternalId });
    expect(result).toMatchObject({
      status: 'Validation',
      messages: [{ message: expect.stringContaining('are on hold') }],
    });
    expect(await recordsOf(site.id)).toEqual([['Current', 'Certificated', null]]);
  });

  it('on hold neither replace nor validate an archived record', async () => {
    const { user, set } = await newBody('Hold');
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await upload(user, site.keys);
    const archive = (away: boolean) =>
      user.post('/audit/api/Audit/Archive', { externalId: auditExternalId, archive: away });
    await archive(true);
    const replaced = () => upload(user, { ...site.keys, scope: 'Rolls.' }, { externalId: auditExternalId });
    expect((await replaced()).status).toBe('Validation');
    await set('Allow');
    expect((await replaced()).status).toBe('Success');
    await archive(false);
    expect(await recordsOf(site.id)).toEqual([['Holding', 'Certificated', holdingReasons.onHold]]);
  });

  it('prohibited are refused, unless the standards body uploads', async () => {
    const { user, id } = await newBody('Prohibit');
    const site = await siteToAudit(directory.owner);
    expect(await upload(user, site.keys)).toMatchObject({
      status: 'Validation',
      messages: [{ message: expect.stringMatching(/^Audit submissions of .* are prohibited at present\.$/) }],
    });
    expect(await recordsOf(site.id)).toEqual([]);
    expect((await upload(bodyAdmin, site.keys, { certificationBodyId: id })).status).toBe('Success');
  });
});

describe('a new record while another is Current', () => {
  it.each<[string, string, Keys, string]>([
    ['renews what was certificated', 'Certificated', {}, 'Expired Renewed'],
    ['renews an interim', 'Interim', {}, 'Expired Renewed'],
    ['leaves a suspension as it was', 'Suspended', {}, 'Suspended'],
    ['leaves what was not certificated as it was', 'Not Certificated', {}, 'Not Certificated'],
  ])('closes it and %s', async (_, status, keys, becomes) => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id, certification_status: status });
    expect((await upload(user, { ...site.keys, ...keys })).status).toBe('Success');
    const [former, present] = await recordsOf(site.id);
    expect(former).toEqual(['Closed', becomes, null]);
    expect(present?.[0]).toBe('Current');
  });

  it('asks before it ends a valid certificate, and then withdraws it', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id });
    const keys = { ...site.keys, ...uncertified('Not Certificated') };
    const bytes = await blankWorkbook(food, filledAnswers(food, keys));
    expect(await uploadFile(user, bytes)).toMatchObject({
      status: 'Confirm',
      messages: [{ message: "The site's valid Food certificate would end: this report is Not Certificated." }],
    });
    expect(await recordsOf(site.id)).toEqual([['Current', 'Certificated', null]]);
    expect((await uploadFile(user, bytes, { confirmed: 'true' })).status).toBe('Success');
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Withdrawn', null],
      ['Current', 'Not Certificated', null],
    ]);
  });

  it('renews a suspension that has expired, whether or not the daily job has run', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    const lapsed = {
      start_date: '2024-03-01',
      end_date: '2024-03-02',
      issue_date: '2024-03-20',
      expiry_date: '2025-03-20',
    };
    await makeAudit(directory.owner, { site_id: site.id, certification_status: 'Suspended', ...lapsed });
    await upload(user, site.keys);
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Expired Renewed', null],
      ['Current', 'Certificated', null],
    ]);
  });

  it('waits while it is Pending, and becomes Current with its decision', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id });
    const pending = await upload(user, { ...site.keys, ...uncertified('Pending') });
    expect(await recordsOf(site.id)).toEqual([
      ['Current', 'Certificated', null],
      ['Holding', 'Pending', holdingReasons.awaitingDecision],
    ]);
    const decided = await upload(user, site.keys, { externalId: pending.auditExternalId ?? '' });
    expect(decided).toMatchObject({ status: 'Success', auditExternalId: pending.auditExternalId });
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Expired Renewed', null],
      ['Current', 'Certificated', null],
    ]);
  });

  it('is Current while Pending if the site has no Current record', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await upload(user, { ...site.keys, ...uncertified('Pending') });
    expect(await recordsOf(site.id)).toEqual([['Current', 'Pending', null]]);
  });

  it('replaces a later undecided one, which then waits', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    const pending = await upload(user, { ...site.keys, ...uncertified('Pending') });
    expect((await upload(user, { ...site.keys, ...datesOf(40) })).status).toBe('Success');
    expect(await recordsOf(site.id)).toEqual([
      ['Current', 'Certificated', null],
      ['Holding', 'Pending', holdingReasons.awaitingDecision],
    ]);
    const page = await directory.visitor.get(`/PublicDirectory/api/PublicDirectory/site/${site.id}`);
    expect(page.body).toMatchObject({ certificatedToday: true });
    await upload(user, site.keys, { externalId: pending.auditExternalId ?? '' });
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Expired Renewed', null],
      ['Current', 'Certificated', null],
    ]);
  });

  it('becomes Closed if it is older', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await upload(user, site.keys);
    await upload(user, { ...site.keys, ...datesOf(40) });
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Expired Renewed', null],
      ['Current', 'Certificated', null],
    ]);
  });

  it('does not affect records of other standards', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    await makeAudit(directory.owner, { site_id: site.id, standard_id: 5 });
    await upload(user, site.keys);
    expect(await recordsOf(site.id)).toEqual([
      ['Current', 'Certificated', null],
      ['Current', 'Certificated', null],
    ]);
  });
});

describe('the record whose report is replaced', () => {
  it('stays Archived', async () => {
    const { user } = await newBody();
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await upload(user, site.keys);
    await directory.owner
      .updateTable('audit')
      .set({ record_status: 'Archived' })
      .where('id', '=', auditExternalId)
      .execute();
    await upload(user, { ...site.keys, scope: 'Rolls.' }, { externalId: auditExternalId });
    expect(await recordsOf(site.id)).toEqual([['Archived', 'Certificated', null]]);
  });

  it('cannot be Closed', async () => {
    const { user, id } = await newBody();
    const site = await siteToAudit(directory.owner);
    const older = { ...site.keys, ...datesOf(40) };
    const { auditExternalId = '' } = await upload(user, older);
    await upload(user, site.keys);
    const corrected = filledAnswers(food, { ...older, scope: 'Rolls.' });
    const kept = {
      status: 'Validation',
      messages: [{ message: `Audit ${auditExternalId} is Closed and cannot be replaced.` }],
    };
    expect(await uploadReport(user, food, corrected, { externalId: auditExternalId })).toEqual(kept);
    expect(await uploadReport(user, food, corrected)).toMatchObject({
      status: 'Validation',
      messages: [
        { message: `Audit ${auditExternalId} of this site, standard and start date is Closed and cannot be replaced.` },
      ],
    });
    const byBody = { externalId: auditExternalId, certificationBodyId: id };
    expect(await uploadReport(bodyAdmin, food, corrected, byBody)).toEqual(kept);
    expect(await recordsOf(site.id)).toEqual([
      ['Closed', 'Expired Renewed', null],
      ['Current', 'Certificated', null],
    ]);
  });
});
