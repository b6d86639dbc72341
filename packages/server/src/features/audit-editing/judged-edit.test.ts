import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { siteToAudit, uploadReport } from '../audit-import/audit-import.factory.ts';
import { makeAuditor } from '../auditor/auditor.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { datesOf, filledAnswers, nonConformities, uncertified } from '../report-answers/report-answers.factory.ts';
import { entryFor, templateFor } from '../report-template/report-template.public.ts';
import { editReport, elementsOf, insistReport, makeRecord, sendReport, storedRecord } from './audit-editing.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
const today = clock.today();

describe('the level of a START! audit', () => {
  it('is edited with its certification', async () => {
    const start = templateFor('START!') ?? expect.unreachable();
    const { keys } = await siteToAudit(directory.owner);
    const body = await makeApprovedBody(directory.owner);
    const uploaded = await uploadReport(admin, start, filledAnswers(start, keys), { certificationBodyId: body.id });
    const id = uploaded.auditExternalId ?? expect.unreachable();
    expect(await editReport(admin, id, { LEVEL_AUDITED: 'Intermediate' })).toMatchObject({
      status: 'Validation',
      messages: [
        {
          xmlTag: 'DECISION',
          message: 'an audit at level Intermediate certifies Start! Intermediate, the report says Start! Basic',
        },
      ],
    });
    const both = { LEVEL_AUDITED: 'Intermediate', DECISION: 'Start! Intermediate' };
    expect((await insistReport(admin, id, both)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({ certification_status: 'Start! Intermediate' });
  });
});

describe('a report that would be refused after the edit', () => {
  const refused: [what: string, answers: Parameters<typeof editReport>[2], tag: string, message: string][] = [
    [
      'the audit would end before it starts',
      { END_DATE: addDays(today, -30) },
      'END_DATE',
      "the audit's end is before its start",
    ],
    [
      'the certificate would be issued on the last day of the audit',
      { ISSUE_DATE: String(datesOf(19).endDate) },
      'ISSUE_DATE',
      "not after the audit's last day",
    ],
    [
      'no expiry date would be left',
      { EXPIRY_DATE: null },
      'EXPIRY_DATE',
      'Field is required when the decision is Certificated',
    ],
    [
      'dates would stay without certification',
      { DECISION: 'Pending' },
      'ISSUE_DATE',
      'stays empty when the decision is Pending',
    ],
    [
      'a clause would be marked and not raised',
      { R_1_1_2: 'Major' },
      'R_1_1_2',
      'no row of the non-conformities says so',
    ],
    ['the grade would be better by steps', nonConformities(food, 11), 'GRADE', 'earn B, the report says AA'],
    [
      'a non-conformity would be open',
      nonConformities(food, 1),
      'NC_CLOSED_ON',
      'is open, the decision is Certificated',
    ],
    ['a critical would be raised', nonConformities(food, 0, 0, 1), 'GRADE', 'allow No Grade and no certification'],
    ['fewer days than none would be counted', { MAN_DAYS_ON_SITE: -1 }, 'MAN_DAYS_ON_SITE', '-1 is less than 0'],
    ['the auditor would have no number', { AUDITOR_NUMBER: 'Hale' }, 'AUDITOR_NUMBER', 'use digits alone'],
  ];
  it.each(refused)('%s: nothing is stored', async (_, answers, tag, message) => {
    const { id } = await makeRecord(directory);
    const given = Object.fromEntries(Object.entries(answers));
    const { status, messages } = await editReport(admin, id, given);
    expect(status).toBe('Validation');
    expect(messages).toContainEqual(
      expect.objectContaining({ xmlTag: tag, message: expect.stringContaining(message), label: expect.any(String) }),
    );
    expect((await stored(id)).version).toBe(1);
  });

  it('asks once for the grade that its decision requires', async () => {
    const { id } = await makeRecord(directory);
    const { messages } = await editReport(admin, id, { GRADE: '' });
    expect(messages).toEqual([
      {
        xmlTag: 'GRADE',
        label: 'Grade',
        section: 'Audit summary',
        message: 'Field is required when the decision is Certificated',
      },
    ]);
  });

  it('is not judged on its late upload', async () => {
    const { id } = await makeRecord(directory, { keys: datesOf(90) });
    expect((await editReport(admin, id, { AUDIT_SUMMARY: 'Well kept.' })).status).toBe('Success');
  });

  it('is not refused for what was accepted before', async () => {
    const { id } = await makeRecord(directory, { keys: { grade: 'AA' }, rest: nonConformities(food, 6) });
    expect((await editReport(admin, id, { AUDIT_SUMMARY: 'Well kept.' })).status).toBe('Success');
  });

  it('cannot take the start date of another audit of the same visit', async () => {
    const { id, siteId, certificationBodyId } = await makeRecord(directory);
    const start_date = addDays(today, -25);
    const other = await makeAudit(directory.owner, {
      site_id: siteId,
      certification_body_id: certificationBodyId,
      record_status: 'Closed',
      start_date,
      end_date: start_date,
    });
    expect(await editReport(admin, id, { START_DATE: start_date })).toMatchObject({
      status: 'Validation',
      messages: [
        { xmlTag: 'START_DATE', message: `Audit ${other.id} is of this site, standard and start date already` },
      ],
    });
  });
});

describe('an unusual edit', () => {
  const mailsOn = (id: string) =>
    directory.owner.selectFrom('mail').select('text').where('subject', 'like', `Audit ${id}:%`).execute();

  it('is stored once its change is confirmed and its override is given, and the standards body is notified of the grade', async () => {
    const { id } = await makeRecord(directory, { keys: { grade: 'A' }, rest: nonConformities(food, 6) });
    const elements = [{ xmlTag: 'GRADE', value: 'AA' }];
    expect((await sendReport(admin, id, { elements })).body).toMatchObject({
      status: 'Confirm',
      messages: [{ xmlTag: 'GRADE', label: 'Grade', message: 'Grade would change from "A" to "AA".' }],
    });
    const confirmed = { elements, confirmed: true };
    expect((await sendReport(admin, id, confirmed)).body).toMatchObject({
      status: 'OverrideWarning',
      messages: [{ xmlTag: 'GRADE', message: 'the non-conformities earn A, the report says AA' }],
    });
    expect([(await stored(id)).grade, await mailsOn(id)]).toEqual(['A', []]);
    expect((await sendReport(admin, id, { ...confirmed, overrideWarning: true })).body.status).toBe('Success');
    expect((await stored(id)).grade).toBe('AA');
    const [mail] = await mailsOn(id);
    expect(mail?.text).toContain('edited a report whose grade is better');
  });

  it('is not stored for an unrequested override', async () => {
    const { id } = await makeRecord(directory);
    const elements = [{ xmlTag: 'EXPIRY_DATE', value: addDays(today, 500) }];
    const flags = { confirmed: true, overrideWarning: true };
    expect((await sendReport(admin, id, { elements, ...flags })).body.status).toBe('Confirm');
    expect((await sendReport(admin, id, { elements, ...flags })).body).toMatchObject({
      status: 'OverrideWarning',
      messages: [{ xmlTag: 'EXPIRY_DATE', message: expect.stringContaining('at most 12 months') }],
    });
    expect((await stored(id)).version).toBe(1);
    expect((await sendReport(admin, id, { elements, ...flags })).body.status).toBe('Success');
    const [mail] = await mailsOn(id);
    expect(mail?.text).toContain('edited a report whose certificate runs longer than the standard allows');
    const longer = { EXPIRY_DATE: addDays(today, 5000) };
    expect((await insistReport(admin, id, longer)).status).toBe('Success');
    expect(await mailsOn(id)).toHaveLength(2);
  });
});

describe('an edit that is stored with a warning', () => {
  it('names an auditor whom the certification body does not have, unless it did so before', async () => {
    const { owner, kernel } = directory;
    const { id, certificationBodyId } = await makeRecord(directory);
    await makeAuditor(owner, { bodyIds: [certificationBodyId] });
    const { xmlTag = '' } = entryFor(food, 'auditorNumber') ?? {};
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'warn' });
    expect(await insistReport(admin, id, { [xmlTag]: '999' })).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ xmlTag, message: expect.stringContaining('has this number') }],
    });
    expect((await insistReport(admin, id, { SCOPE: 'Rolls.' })).status).toBe('Success');
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'refuse' });
    expect((await insistReport(admin, id, { [xmlTag]: '998' })).status).toBe('Validation');
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'off' });
  });

  it('has characters that the certificate cannot print', async () => {
    const { id } = await makeRecord(directory);
    expect(await insistReport(admin, id, { SCOPE: 'Bread \u{1F35E}' })).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ xmlTag: 'SCOPE', message: expect.stringContaining('no font of the certificate has') }],
    });
  });

  it('ends a suspension if the report no longer certifies', async () => {
    const values = { certification_status: 'Suspended', status_reason: 'A recall.', status_date: today };
    const { id } = await makeRecord(directory, {
      keys: { decision: 'Certificated' },
      rest: { DECISION: 'Certificated' },
      values,
    });
    const cleared = { DECISION: 'Not Certificated', GRADE: 'No Grade', ISSUE_DATE: '', EXPIRY_DATE: '' };
    expect((await insistReport(admin, id, cleared)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      certification_status: 'Not Certificated',
      status_reason: null,
      issue_date: null,
    });
  });
});

describe('a key answer', () => {
  it('changes record and report together, since they are stored once', async () => {
    const { id } = await makeRecord(directory);
    const { status, messages } = await insistReport(admin, id, {
      SCOPE: 'Rolls.',
      COUNTRY: 'PT',
      CATEGORIES: ['Bakery', 'Confectionery'],
      GRADE: 'A',
    });
    expect([status, messages]).toEqual(['Success', []]);
    const { body } = await admin.get(`/audit/api/Audit/${id}`);
    expect(body).toMatchObject({ scope: 'Rolls.', category: 'Bakery; Confectionery', grade: 'A' });
    expect(body.siteLocation.country.name).toBe('Portugal');
    const report = (await admin.get(`/audit/api/Audit/${id}/Report`)).text;
    for (const word of ['"data":"Rolls."', '"data":"Portugal"', '"data":["Bakery","Confectionery"]'])
      expect(report).toContain(word);
    expect(JSON.stringify((await stored(id)).answers)).not.toContain('Rolls.');
  });

  const { issueDate, expiryDate } = datesOf(19);
  const decided = {
    DECISION: 'Certificated',
    GRADE: 'AA',
    ISSUE_DATE: String(issueDate),
    EXPIRY_DATE: String(expiryDate),
  };

  it('with the decision certifies a Pending record and issues its certificate', async () => {
    const { id } = await makeRecord(directory, { keys: uncertified('Pending') });
    expect((await insistReport(admin, id, decided)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      certification_status: 'Certificated',
      record_status: 'Current',
      certificates: 1,
      answers: expect.objectContaining({ DECISION: 'Certificated' }),
    });
  });

  it('cannot certify for a certification body without approval, except by the standards body', async () => {
    const { id: bodyId, name } = await makeCertificationBody(directory.owner);
    const values = { certification_body_id: bodyId };
    const { id } = await makeRecord(directory, { keys: uncertified('Pending'), values });
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
    const messages = [{ message: `${name} is not approved for Food.` }];
    expect(await editReport(cb, id, decided)).toEqual({ status: 'Validation', messages });
    expect((await insistReport(cb, id, { SCOPE: 'Rolls.' })).status).toBe('Success');
    const elements = elementsOf(decided);
    await sendReport(admin, id, { elements });
    expect((await sendReport(admin, id, { elements, confirmed: true })).body).toEqual({
      status: 'OverrideWarning',
      messages,
    });
    expect((await insistReport(admin, id, decided)).status).toBe('Success');
    expect((await insistReport(cb, id, { SCOPE: 'Bread.' })).status).toBe('Success');
  });
});
