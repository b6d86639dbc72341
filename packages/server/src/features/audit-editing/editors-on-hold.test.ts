import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import {
  editDetails,
  editReport,
  heldUpload,
  insistDetails,
  insistReport,
  makeRecord,
  personOfBody,
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

describe('a certification body whose submissions are on hold', () => {
  const setSubmissions = ({ certificationBodyId }: Record, audit_submission_status: 'Hold' | 'Prohibit') =>
    directory.owner
      .updateTable('certification_body')
      .set({ audit_submission_status })
      .where('id', '=', certificationBodyId)
      .execute();
  const ofRecord = (audit: Record) => directory.as(personOfBody('CB Full Admin', audit));
  const changed = { SCOPE: 'Rolls.' };

  it.each([
    ['Hold', /^Submissions of .+ are on hold: a record that is Current cannot be changed meanwhile\.$/],
    ['Prohibit', /^Audit submissions of .+ are prohibited at present\.$/],
  ] as const)('cannot change by %s anything that a report certifies, in either call', async (submissions, words) => {
    const audit = await record();
    await setSubmissions(audit, submissions);
    const caller = await ofRecord(audit);
    const refused = { status: 'Validation', messages: [{ message: expect.stringMatching(words) }] };
    expect((await caller.get(`/audit/api/Audit/${audit.id}`)).body.visuals).toMatchObject({
      isAbleToEdit: true,
      isAbleToEditReport: false,
    });
    expect((await admin.get(`/audit/api/Audit/${audit.id}`)).body.visuals.isAbleToEditReport).toBe(true);
    expect(await editReport(caller, audit.id, changed)).toMatchObject(refused);
    expect(await editDetails(caller, audit.id, { scope: 'Rolls.' })).toMatchObject(refused);
    expect(await stored(audit.id)).toMatchObject({ version: 1, certificates: 1 });
    expect((await insistReport(admin, audit.id, changed)).status).toBe('Success');
    expect(await stored(audit.id)).toMatchObject({ scope: 'Rolls.', certificates: 2 });
  });

  it('can withdraw a certification but not grant it', async () => {
    const audit = await record();
    await setSubmissions(audit, 'Prohibit');
    const caller = await ofRecord(audit);
    const suspended = { certificationStatusId: 'Suspended', statusReason: 'A recall.', statusDate: clock.today() };
    expect((await insistDetails(caller, audit.id, suspended)).status).toBe('Success');
    expect(await editDetails(caller, audit.id, { certificationStatusId: 'Certificated' })).toMatchObject({
      status: 'Validation',
      messages: [{ message: expect.stringContaining('are prohibited at present') }],
    });
    expect((await stored(audit.id)).certification_status).toBe('Suspended');
  });

  it('can decide on a Pending record, which is then held for validation', async () => {
    const awaits = { record_status: 'Holding', holding_reason: holdingReasons.awaitingDecision } as const;
    const audit = await record({ ...awaits, certification_status: 'Pending', validation_date: null });
    await setSubmissions(audit, 'Hold');
    const caller = await ofRecord(audit);
    expect((await caller.get(`/audit/api/Audit/${audit.id}`)).body.visuals.isAbleToEditReport).toBe(true);
    expect((await insistReport(caller, audit.id, { DECISION: 'Certificated', SCOPE: 'Rolls.' })).status).toBe(
      'Success',
    );
    expect(await stored(audit.id)).toMatchObject({ record_status: 'Holding', holding_reason: holdingReasons.onHold });
  });

  it.each(['Hold', 'Prohibit'] as const)('cannot validate by %s an upload of a company', async (submissions) => {
    const audit = await record(heldUpload);
    await setSubmissions(audit, submissions);
    const caller = await ofRecord(audit);
    expect((await caller.get(`/audit/api/Audit/${audit.id}`)).body.visuals.isAbleToValidate).toBe(false);
    expect((await caller.put(`/audit/api/Audit/validate/holding/${audit.id}`, {})).status).toBe(403);
    expect((await admin.put(`/audit/api/Audit/validate/holding/${audit.id}`, {})).status).toBe(200);
  });
});
