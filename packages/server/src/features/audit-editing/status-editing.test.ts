import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { expireCertifications } from '../audit-life/audit-life.public.ts';
import { datesOf } from '../report-answers/report-answers.factory.ts';
import { editDetails, editReport, insistDetails, makeRecord, storedRecord } from './audit-editing.factory.ts';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
const today = clock.today();
const reason = { statusReason: 'A recall of two products.', statusDate: today };
const suspended = { certificationStatusId: 'Suspended', ...reason };
const withdrawn = { certificationStatusId: 'Withdrawn', ...reason };
const hasCertificate = async (id: string) => (await admin.get(`/audit/api/Audit/${id}`)).body.hasCertificate;
const expired = { values: { expiry_date: addDays(today, -1), issue_date: addDays(today, -300) } };

describe('a certification', () => {
  it('can be suspended, which removes its certificate, and is reinstated with the decision of the report', async () => {
    const { id } = await makeRecord(directory);
    expect(await editDetails(admin, id, suspended)).toMatchObject({
      status: 'Confirm',
      messages: [
        {
          field: 'certificationStatusId',
          message: 'Certification status would change from "Certificated" to "Suspended".',
        },
      ],
    });
    expect((await insistDetails(admin, id, suspended)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      certification_status: 'Suspended',
      status_reason: reason.statusReason,
      status_date: today,
      answers: expect.objectContaining({ DECISION: 'Certificated' }),
    });
    expect(await hasCertificate(id)).toBe(false);
    expect((await insistDetails(admin, id, { ...reason, certificationStatusId: 'Certificated' })).status).toBe(
      'Success',
    );
    expect(await stored(id)).toMatchObject({
      certification_status: 'Certificated',
      status_reason: null,
      status_date: null,
      certificates: 1,
    });
    expect(await hasCertificate(id)).toBe(true);
  });

  it('can be withdrawn, even while suspended, and reinstated', async () => {
    const { id } = await makeRecord(directory);
    await insistDetails(admin, id, suspended);
    expect((await insistDetails(admin, id, { ...withdrawn, statusReason: 'Not mended.' })).status).toBe('Success');
    expect(await stored(id)).toMatchObject({ certification_status: 'Withdrawn', status_reason: 'Not mended.' });
    expect((await insistDetails(admin, id, { certificationStatusId: 'Certificated' })).status).toBe('Success');
    expect(await stored(id)).toMatchObject({ certification_status: 'Certificated', status_reason: null });
  });

  it('can be extended past its expiry day, with a certificate for the new day', async () => {
    const { id } = await makeRecord(directory);
    const expiryDate = addDays(today, 420);
    const extended = { certificationStatusId: 'Interim', expiryDate };
    expect((await editDetails(admin, id, { ...extended, confirmed: true })).status).toBe('Confirm');
    expect((await editDetails(admin, id, { ...extended, confirmed: true })).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      certification_status: 'Interim',
      expiry_date: expiryDate,
      certificates: 2,
    });
  });

  const missing: [what: string, form: object, field: string, message: string][] = [
    ['suspended without a reason', { ...suspended, statusReason: '' }, 'statusReason', 'Field is required'],
    ['suspended without a day', { ...suspended, statusDate: null }, 'statusDate', 'Field is required'],
    [
      'suspended from a future day',
      { ...suspended, statusDate: addDays(today, 9) },
      'statusDate',
      'Date must be before the maximum date',
    ],
    ['withdrawn without a reason', { ...withdrawn, statusReason: undefined }, 'statusReason', 'Field is required'],
    [
      'extended to its own expiry day',
      { certificationStatusId: 'Interim' },
      'expiryDate',
      'Date must be after the minimum date',
    ],
    [
      'made Expired by hand',
      { certificationStatusId: 'Expired' },
      'certificationStatusId',
      'Certificated cannot be made Expired by hand',
    ],
    [
      'made Expired Renewed by hand',
      { certificationStatusId: 'Expired Renewed' },
      'certificationStatusId',
      'Certificated cannot be made Expired Renewed by hand',
    ],
    [
      'given a decision that its standard does not make',
      { certificationStatusId: 'Start! Basic' },
      'certificationStatusId',
      '"Start! Basic" is not one of Certificated, Not Certificated, Pending',
    ],
    [
      'given a reason that it needs none of',
      { statusReason: 'Why not' },
      'statusReason',
      'Only a suspended or withdrawn certification has a reason and a date',
    ],
  ];
  it.each(missing)('cannot be %s', async (_, form, field, message) => {
    const { id } = await makeRecord(directory);
    const { status, messages } = await editDetails(admin, id, form);
    expect([status, messages]).toEqual(['Validation', [expect.objectContaining({ field, message })]]);
    expect((await stored(id)).version).toBe(1);
  });

  it('keeps the reason while it is suspended', async () => {
    const { id } = await makeRecord(directory, {
      values: { certification_status: 'Suspended', status_reason: 'x', status_date: today },
    });
    expect(await editDetails(admin, id, { statusReason: '' })).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'statusReason', message: 'Field is required' }],
    });
    expect((await editDetails(admin, id, { statusReason: 'A recall of three.' })).status).toBe('Success');
    expect((await stored(id)).status_reason).toBe('A recall of three.');
  });
});

describe('a certification without a decision by a report', () => {
  const unreported = (certification_status: string, values: object = {}) =>
    makeRecord(directory, { hasReport: false, values: { ...values, certification_status } });

  it.each(['Interim', 'Suspended', 'Withdrawn', 'Expired'])(
    'keeps its original values while it is %s',
    async (status) => {
      const { id } = await unreported(status);
      const required = { message: 'Field is required' };
      expect(await editDetails(admin, id, { issueDate: '', expiryDate: '' })).toMatchObject({
        status: 'Validation',
        messages: [
          { ...required, field: 'issueDate', xmlTag: 'ISSUE_DATE' },
          { ...required, field: 'expiryDate', xmlTag: 'EXPIRY_DATE' },
        ],
      });
      const { status: ended, messages } = await editReport(admin, id, { GRADE: '' });
      expect(ended).toBe('Validation');
      expect(messages).toContainEqual({ ...required, xmlTag: 'GRADE', label: 'Grade', section: 'Audit summary' });
      expect((await stored(id)).version).toBe(1);
    },
  );

  it('also keeps them when its status is set again', async () => {
    const { id } = await unreported('Interim');
    expect(await editDetails(admin, id, { ...suspended, issueDate: '' })).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'issueDate', message: 'Field is required' }],
    });
    const { id: expiring } = await unreported('Suspended');
    expect(await editDetails(admin, expiring, { ...withdrawn, expiryDate: '' })).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'expiryDate', message: 'Field is required' }],
    });
  });

  it('asks once for the expiry day that its extension requires', async () => {
    const { id } = await unreported('Expired');
    const { messages } = await editDetails(admin, id, { certificationStatusId: 'Interim', expiryDate: '' });
    expect(messages).toEqual([{ field: 'expiryDate', message: 'Field is required' }]);
  });

  it.each(['Interim', 'Suspended', 'Withdrawn'])(
    'has no report to store a decision in while it is %s',
    async (status) => {
      const { id } = await unreported(status);
      expect(await editReport(admin, id, { DECISION: 'Certificated' })).toMatchObject({
        status: 'Validation',
        messages: [
          { message: `the record has no report to keep a decision while it is ${status}`, xmlTag: 'DECISION' },
        ],
      });
      expect(await stored(id)).toMatchObject({ certification_status: status, version: 1 });
    },
  );

  it('is not asked for values it never had', async () => {
    const { id } = await unreported('Suspended', { grade: null });
    expect(await editDetails(admin, id, { justification: 'Made elsewhere.' })).toEqual({
      status: 'Success',
      messages: [],
    });
    expect((await stored(id)).justification).toBe('Made elsewhere.');
  });
});

describe('an expired certification', () => {
  it('returns to its decision with a new expiry day, whether or not the job has run', async () => {
    for (const isMarked of [true, false]) {
      const { id } = await makeRecord(directory, expired);
      if (isMarked) await expireCertifications.run(directory.kernel, {});
      expect((await stored(id)).certification_status).toBe(isMarked ? 'Expired' : 'Certificated');
      const expiryDate = addDays(today, 60);
      const result = await insistDetails(admin, id, { certificationStatusId: 'Expired', expiryDate });
      expect(result.status).toBe('Success');
      expect(await stored(id)).toMatchObject({ certification_status: 'Certificated', expiry_date: expiryDate });
      expect(await hasCertificate(id)).toBe(true);
    }
  });

  it('stays expired if no report has its decision, unless it is extended', async () => {
    const { id } = await makeRecord(directory, { hasReport: false, ...expired });
    await expireCertifications.run(directory.kernel, {});
    const expiryDate = addDays(today, 60);
    expect(await editDetails(admin, id, { expiryDate })).toMatchObject({
      status: 'Validation',
      messages: [{ field: 'certificationStatusId', message: expect.stringContaining('no report says') }],
    });
    expect((await insistDetails(admin, id, { certificationStatusId: 'Interim', expiryDate })).status).toBe('Success');
    expect((await stored(id)).certification_status).toBe('Interim');
  });

  it('results from an expiry day in the past', async () => {
    const { id } = await makeRecord(directory, { keys: datesOf(100) });
    const { messages } = await editDetails(admin, id, { expiryDate: addDays(today, -1) });
    expect(messages.map(({ message }) => message)).toContain(
      'Certification status would change from "Certificated" to "Expired".',
    );
  });
});
