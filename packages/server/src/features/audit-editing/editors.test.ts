import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Person, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import {
  editDetails,
  elementsOf,
  heldUpload,
  insistDetails,
  insistReport,
  makeRecord,
  personOfBody,
  personOfOwner,
  sendDetails,
  sendReport,
  storedRecord,
} from './audit-editing.factory.ts';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
type Values = NonNullable<Parameters<typeof makeRecord>[1]>['values'];
const record = (values: Values = {}) => makeRecord(directory, { values });
type Record = Awaited<ReturnType<typeof record>>;

const elements = elementsOf({ AUDIT_SUMMARY: 'Well kept.' });

/** The answers to a person's edits of details and report. */
const answersTo = async (person: Person, { id, ownerCompanyId }: Record) => {
  const caller = await directory.as(person);
  const details = { auditOwnerId: ownerCompanyId, justification: 'Made elsewhere.' };
  return [(await sendDetails(caller, id, details)).status, (await sendReport(caller, id, { elements })).status];
};

describe('editing an audit', () => {
  it.each([
    ['{body} Admin', [200, 200]],
    ['{body} Audit Admin', [200, 200]],
    ['{body} Auditor Admin', [403, 403]],
    ['{body} User', [403, 403]],
  ] as const)('gives %s of the standards body %j', async (role, statuses) => {
    expect(await answersTo({ role }, await record())).toEqual(statuses);
  });

  it.each([
    ['CB Full Admin', [200, 200]],
    ['CB Audit Admin', [200, 200]],
    ['CB Auditor Admin', [403, 403]],
    ['CB Read Only User', [403, 403]],
    ['CB BI User', [403, 403]],
  ] as const)('gives %s of its certification body %j', async (role, statuses) => {
    const audit = await record();
    expect(await answersTo(personOfBody(role, audit), audit)).toEqual(statuses);
  });

  it.each([
    ['Company BI S User', [200, 200], [403, 403]],
    ['Company BI BO User', [200, 200], [403, 403]],
    ['Company BI SC User', [200, 200], [403, 403]],
    ['Company User', [403, 403], [403, 403]],
  ] as const)('gives %s of its owner %j for its own held upload and %j for any other', async (role, own, other) => {
    const uploaded = await record(heldUpload);
    expect(await answersTo(personOfOwner(role, uploaded), uploaded)).toEqual(own);
    const audit = await record();
    expect(await answersTo(personOfOwner(role, audit), audit)).toEqual(other);
  });

  it('is denied to a user of its site, who may only upload', async () => {
    const uploaded = await record({ ...heldUpload, uploaded_by_organisation: 'Site' });
    expect(await answersTo({ role: 'Site User', organisations: [['Site', uploaded.siteId]] }, uploaded)).toEqual([
      403, 403,
    ]);
  });

  it('is denied to a user who only sees it by a share', async () => {
    const audit = await record();
    const { id: target_id } = await makeCompany(directory.owner);
    await directory.owner
      .insertInto('share')
      .values({ entity_type: 'audit', entity_id: audit.id, target_type: 'Company', target_id })
      .execute();
    const reader: Person = { role: 'Company BI S User', organisations: [['Company', target_id]] };
    expect(await answersTo(reader, audit)).toEqual([403, 403]);
  });

  it('answers not found for a hidden audit', async () => {
    const audit = await record();
    const { id: otherBody } = await makeCertificationBody(directory.owner);
    const { id: otherCompany } = await makeCompany(directory.owner);
    expect(
      await answersTo({ role: 'CB Full Admin', organisations: [['CertificationBody', otherBody]] }, audit),
    ).toEqual([404, 404]);
    expect(await answersTo({ role: 'Company BI S User', organisations: [['Company', otherCompany]] }, audit)).toEqual([
      404, 404,
    ]);
    expect((await stored(audit.id)).version).toBe(1);
  });

  it('is refused once it is Closed, even to the standards body', async () => {
    const audit = await record({ record_status: 'Closed' });
    for (const caller of [admin, await directory.as(personOfBody('CB Full Admin', audit))]) {
      const answer = await sendDetails(caller, audit.id, { isVisibleInPublicDirectory: false });
      expect([answer.status, answer.body.code]).toEqual([409, 'audit life.closed']);
      expect((await sendReport(caller, audit.id, { elements })).status).toBe(409);
    }
    expect((await admin.get(`/audit/api/Audit/${audit.id}`)).body.visuals).toMatchObject({
      isAbleToEdit: false,
      isAbleToSetVisibility: false,
    });
  });
});

describe('the owner of an audit that its certification body uploaded', () => {
  it('controls whether it is shown publicly, and nothing else', async () => {
    const audit = await record();
    const owner = await directory.as(personOfOwner('Company BI S User', audit));
    const { body } = await owner.get(`/audit/api/Audit/${audit.id}`);
    expect(body.visuals).toMatchObject({ isAbleToEdit: false, isAbleToSetVisibility: true });
    const asItIs = {
      scope: body.scope,
      certificationStatusId: body.certificationStatus.name,
      startDate: body.startDate,
    };
    const hidden = { ...asItIs, isVisibleInPublicDirectory: false };
    expect(await editDetails(owner, audit.id, hidden)).toMatchObject({
      status: 'Confirm',
      messages: [{ field: 'isVisibleInPublicDirectory' }],
    });
    expect((await insistDetails(owner, audit.id, hidden)).status).toBe('Success');
    expect(await stored(audit.id)).toMatchObject({ is_visible: false, certificates: 1 });
  });

  it('states which role controls the other fields', async () => {
    const audit = await record();
    const owner = await directory.as(personOfOwner('Company BI S User', audit));
    const form = { isVisibleInPublicDirectory: false, scope: 'Rolls.', statusReason: 'x', expiryDate: '', elements };
    const { status, body } = await sendDetails(owner, audit.id, form);
    expect([status, body.code]).toEqual([403, 'audit editing.lockedFields']);
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'statusReason',
      'expiryDate',
      'scope',
      'elements',
    ]);
    expect((await stored(audit.id)).is_visible).toBe(true);
  });

  it('cannot give away its own held uploads', async () => {
    const audit = await record(heldUpload);
    const owner = await directory.as(personOfOwner('Company BI S User', audit));
    const { id: auditOwnerId } = await makeCompany(directory.owner);
    expect(await editDetails(owner, audit.id, { auditOwnerId })).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'auditOwnerId', message: expect.stringContaining('Only a certification body') }],
    });
  });
});

describe('a company whose own upload is held', () => {
  it('decides on certification by its report, but cannot suspend it', async () => {
    const audit = await record(heldUpload);
    const owner = await directory.as(personOfOwner('Company BI S User', audit));
    const suspended = { certificationStatusId: 'Suspended', statusReason: 'x', statusDate: clock.today() };
    expect(await editDetails(owner, audit.id, suspended)).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'certificationStatusId', message: expect.stringContaining('Only a certification body') }],
    });
    const decided = { DECISION: 'Pending', GRADE: '', ISSUE_DATE: '', EXPIRY_DATE: '' };
    expect((await insistReport(owner, audit.id, decided)).status).toBe('Success');
    expect(await stored(audit.id)).toMatchObject({ record_status: 'Holding', certification_status: 'Pending' });
  });
});

describe('an edit of an outdated version', () => {
  it('is refused with the current record', async () => {
    const { id } = await record();
    await sendReport(admin, id, { elements });
    const details = await sendDetails(admin, id, { justification: 'x' }, '"1"');
    expect([details.status, details.body.present.id, details.headers.etag]).toEqual([412, id, '"2"']);
    const report = await sendReport(admin, id, { elements }, '"1"');
    expect([report.status, report.body.present.template.code]).toEqual([412, 'FOOD']);
  });

  it('must name the version it edits', async () => {
    const { id, ownerCompanyId } = await record();
    const answer = await admin.put(`/audit/api/Audit/details/${id}`, { auditOwnerId: ownerCompanyId });
    expect(answer.status).toBe(428);
    expect((await admin.put(`/audit/api/Audit/${id}/Report`, { elements })).status).toBe(428);
  });

  it('is refused for the second of two concurrent edits', async () => {
    const { id } = await record();
    const answers = await Promise.all(
      ['First.', 'Second.'].map((value) =>
        sendReport(admin, id, { elements: elementsOf({ AUDIT_SUMMARY: value }) }, '"1"'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await stored(id)).version).toBe(2);
  });
});

describe('a Pending record', () => {
  it('is held for validation after its owner edits it, whatever the owner decided', async () => {
    const current = await record();
    const { id } = await record({
      ...heldUpload,
      site_id: current.siteId,
      owner_company_id: current.ownerCompanyId,
      certification_body_id: current.certificationBodyId,
      start_date: '2026-07-01',
      end_date: '2026-07-02',
      certification_status: 'Pending',
      holding_reason: holdingReasons.awaitingDecision,
      grade: null,
      issue_date: null,
      expiry_date: null,
    });
    const owner = await directory.as(personOfOwner('Company BI S User', current));
    const answers = { DECISION: 'Certificated', GRADE: 'AA', ISSUE_DATE: '2026-08-01', EXPIRY_DATE: '2027-07-20' };
    expect((await insistReport(owner, id, answers)).status).toMatch(/^Success/);
    expect(await stored(id)).toMatchObject({
      record_status: 'Holding',
      holding_reason: holdingReasons.byOwner,
      certificates: 0,
    });
    expect(await stored(current.id)).toMatchObject({ record_status: 'Current', certification_status: 'Certificated' });
  });
});
