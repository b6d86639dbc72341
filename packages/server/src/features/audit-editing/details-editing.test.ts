import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock, setClock } from '../../kernel/clock/clock.ts';
import { makeCompany } from '../company/company.factory.ts';
import { editDetails, insistDetails, makeRecord, sendDetails, storedRecord } from './audit-editing.factory.ts';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterEach(() => setClock());
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
const today = clock.today();
const scope = 'Rolls alone.';

describe('an edit of the details', () => {
  it('is stored without a question if nothing certified changes', async () => {
    const { id } = await makeRecord(directory);
    const { status, body, headers } = await sendDetails(admin, id, { justification: 'Made elsewhere.' });
    expect([status, body, headers.etag]).toEqual([200, { status: 'Success', messages: [] }, '"2"']);
    expect(await stored(id)).toMatchObject({ justification: 'Made elsewhere.', version: 2, certificates: 1 });
  });

  it('changes nothing if it repeats the current values', async () => {
    const { id } = await makeRecord(directory);
    const { body } = await admin.get(`/audit/api/Audit/${id}`);
    const form = {
      auditOwnerType: 1,
      isVisibleInPublicDirectory: true,
      certificationStatusId: body.certificationStatus.name,
      statusReason: '',
      statusDate: null,
      startDate: body.startDate,
      issueDate: body.certificateIssueDate,
      expiryDate: body.certificateExpiryDate,
      scope: body.scope,
      exclusion: '',
      justification: '',
    };
    expect(await editDetails(admin, id, form)).toEqual({ status: 'Success', messages: [] });
    expect((await stored(id)).version).toBe(1);
  });

  it('must name an owner', async () => {
    const { id } = await makeRecord(directory);
    for (const auditOwnerId of ['', null, undefined])
      expect((await sendDetails(admin, id, { auditOwnerId })).body).toMatchObject({
        code: 'request.invalid',
        fields: [{ path: 'auditOwnerId', message: 'Required' }],
      });
    expect((await sendDetails(admin, id, { auditOwnerType: 3 })).body.fields).toEqual([
      { path: 'auditOwnerType', message: 'Only a company owns an audit' },
    ]);
  });

  it('is refused at its field if report and details would disagree', async () => {
    const { id } = await makeRecord(directory);
    expect(await editDetails(admin, id, { issueDate: addDays(today, -60), expiryDate: addDays(today, -61) })).toEqual({
      status: 'Validation',
      messages: [
        expect.objectContaining({ field: 'issueDate', xmlTag: 'ISSUE_DATE', label: 'Certificate issue date' }),
        expect.objectContaining({ field: 'expiryDate', message: 'the expiry date is not after the issue date' }),
      ],
    });
    expect((await sendDetails(admin, id, { startDate: 'soon' })).status).toBe(400);
    expect((await sendDetails(admin, id, { scope: '' })).status).toBe(400);
    expect((await sendDetails(admin, id, { scope: 'x'.repeat(1001) })).status).toBe(400);
    expect((await stored(id)).version).toBe(1);
  });
});

describe('the question before an edit is stored', () => {
  it('shows for each field the old and the new value', async () => {
    const { id } = await makeRecord(directory);
    const owner = await makeCompany(directory.owner, { name: 'Harbour Holding' });
    const before = await stored(id);
    const expiryDate = addDays(String(before.expiry_date), -7);
    const { status, messages } = await editDetails(admin, id, {
      auditOwnerId: owner.id,
      isVisibleInPublicDirectory: false,
      scope,
      exclusion: 'Cakes',
      expiryDate,
    });
    expect(status).toBe('Confirm');
    expect(messages.map(({ field, message }) => [field, message])).toEqual([
      ['scope', `Scope of the audit would change from "${before.scope}" to "${scope}".`],
      ['exclusion', 'Exclusions from scope would change from none to "Cakes".'],
      ['expiryDate', `Certificate expiry date would change from "${before.expiry_date}" to "${expiryDate}".`],
      ['auditOwnerId', expect.stringMatching(/^Audit owner would change from ".+" to "Harbour Holding"\.$/)],
      ['isVisibleInPublicDirectory', 'Visible in the public directory would change from "Yes" to "No".'],
    ]);
    expect(await stored(id)).toEqual(before);
  });

  it('must be answered by the person who was asked', async () => {
    const { id } = await makeRecord(directory);
    const owner = await makeCompany(directory.owner);
    const form = { auditOwnerId: owner.id, isVisibleInPublicDirectory: false, scope };
    expect((await insistDetails(admin, id, form)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({ owner_company_id: owner.id, is_visible: false, scope, version: 2 });
  });

  it('is put to each person, even one who confirms without having been asked', async () => {
    const { id } = await makeRecord(directory);
    expect((await editDetails(admin, id, { scope, confirmed: true, overrideWarning: true })).status).toBe('Confirm');
    const colleague = await directory.as({ role: '{body} Admin' });
    expect((await editDetails(colleague, id, { scope, confirmed: true })).status).toBe('Confirm');
    expect((await editDetails(admin, id, { scope, confirmed: true })).status).toBe('Success');
  });

  it('can be answered only for the same edit of the same version, and within an hour', async () => {
    const { id } = await makeRecord(directory);
    await editDetails(admin, id, { scope });
    expect((await editDetails(admin, id, { scope: 'Cakes.', confirmed: true })).status).toBe('Confirm');
    await editDetails(admin, id, { justification: 'Made elsewhere.' });
    expect((await editDetails(admin, id, { scope, confirmed: true })).status).toBe('Confirm');
    setClock(new Date(Date.now() + 61 * 60_000));
    expect((await editDetails(admin, id, { scope, confirmed: true })).status).toBe('Confirm');
    expect((await editDetails(admin, id, { scope, confirmed: true })).status).toBe('Success');
  });
});

describe('the named owner', () => {
  it.each(['Archived', 'Suspended'])('cannot be a company that is %s or unknown', async (status) => {
    const { id } = await makeRecord(directory);
    const { id: gone } = await makeCompany(directory.owner, { status });
    for (const auditOwnerId of [gone, '999999999'])
      expect(await editDetails(admin, id, { auditOwnerId })).toEqual({
        status: 'Validation',
        messages: [{ field: 'auditOwnerId', message: 'The audit owner is not a known, active company.' }],
      });
  });
});

describe('the certificate', () => {
  it('is reissued when a printed field changes', async () => {
    const { id } = await makeRecord(directory);
    await insistDetails(admin, id, { scope });
    expect((await stored(id)).certificates).toBe(2);
    const printed = await directory.owner
      .selectFrom('certificate')
      .select(['version', 'printed'])
      .where('audit_id', '=', id)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    expect(printed).toMatchObject({ version: 2, printed: { version: '2', scope } });
  });

  it('is unchanged when none does', async () => {
    const { id } = await makeRecord(directory);
    await insistDetails(admin, id, { isVisibleInPublicDirectory: false, justification: 'Made elsewhere.' });
    expect(await stored(id)).toMatchObject({ certificates: 1, version: 2 });
  });
});
