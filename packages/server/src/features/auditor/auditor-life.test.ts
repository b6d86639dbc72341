import { auditorErrors } from '@attestry/contract/features/auditor/auditor.errors.ts';
import type { Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import type { ChangeSinceValidation as Change } from '@attestry/contract/features/auditor/auditor-validated.schema.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { mailTo } from '../notification/notification.factory.ts';
import { makeAuditor, makeQualification } from './auditor.factory.ts';

const root = '/auditor/api/Auditor';
let directory: TestDirectory;
let bodyId: string;
let body: Caller;
let keeper: Caller;

const ofBody = (id: string) => directory.as({ role: 'CB Auditor Admin', organisations: [['CertificationBody', id]] });

beforeAll(async () => {
  directory = await testDirectory();
  bodyId = (await makeCertificationBody(directory.owner)).id;
  body = await directory.as({ role: '{body} Auditor Admin' });
  keeper = await ofBody(bodyId);
});
afterAll(() => directory.close());

const decide = (caller: Caller, call: string, payload: object) =>
  caller.send({ method: 'PATCH', url: `${root}/${call}`, payload });
const change = (caller: Caller, call: 'suspend' | 'unsuspend', auditorId: string, id: string) =>
  caller.send({ method: 'PUT', url: `${root}/${call}AuditorCategory/${auditorId}/${id}` });
const remove = (caller: Caller, auditorId: string, id: string) =>
  caller.send({ method: 'DELETE', url: `${root}/deleteAuditorCategory/${auditorId}/${id}` });
const submit = async (caller: Caller, externalId: string, form: object) => {
  const { headers } = await caller.get(`${root}/details/${externalId}`);
  return caller.put(`${root}/updateAuditor/true`, { externalId, ...form }, String(headers.etag));
};

const heldIn = ({ body: read }: Answer): Qualification[] =>
  read.standards.flatMap(({ qualifications }: { qualifications: Qualification[] }) => qualifications);
const statusesIn = (answer: Answer) => heldIn(answer).map(({ status }) => status);

const made = async (status: string, ...held: { status: string; validated?: boolean; suspendedById?: string }[]) => {
  const { id } = await makeAuditor(directory.owner, { bodyIds: [bodyId], status });
  const ids: string[] = [];
  for (const [at, one] of held.entries())
    ids.push(await makeQualification(directory.owner, id, { categoryId: 401 + at, ...one }));
  return { id, held: ids };
};

describe('a profile', () => {
  it('is rejected with a reason, mended, submitted again and validated, once', async () => {
    const mender = await ofBody(bodyId);
    const reader = await directory.as({ role: 'CB Audit Admin', organisations: [['CertificationBody', bodyId]] });
    const { id: auditorId } = await made('In Revision');
    const rejected = await decide(body, 'rejectAuditorProfile', { auditorId, comment: 'Name the degree' });
    expect(rejected.body).toMatchObject({
      status: 'Not Validated',
      requestedModificationComment: 'Name the degree',
      requestedModificationDate: expect.any(String),
    });
    const mended = await submit(keeper, auditorId, { workExperience: 'Ten years as a food scientist' });
    expect(mended.body).toMatchObject({ status: 'In Revision', requestedModificationComment: 'Name the degree' });
    const validated = await decide(body, 'validateAuditorProfile', { auditorId });
    expect(validated.body).toMatchObject({ status: 'Validated', requestedModificationComment: null });
    const again = await decide(body, 'validateAuditorProfile', { auditorId });
    expect([again.status, again.body.code]).toEqual([409, auditorErrors.notInRevision.code]);
    const mail = await mailTo(directory, mender, reader);
    expect(mail.map(({ userId, subject }) => [userId, subject])).toEqual(
      ['profile rejected', 'profile validated'].map((became) => [
        mender.userId,
        `Ada Auditor, auditor ${auditorId}: ${became}`,
      ]),
    );
    expect(mail[0]?.text).toContain('Reason: Name the degree');
  });

  it('is not rejected without a reason', async () => {
    const { id: auditorId } = await made('In Revision');
    const refused = await decide(body, 'rejectAuditorProfile', { auditorId, comment: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'comment', message: requiredMessage }]]);
  });

  it('becomes In Revision by a change of a valid one, with what is new or changed in it, and by nothing else', async () => {
    const { id, held } = await made(
      'Validated',
      { status: 'Validated' },
      { status: 'Validated' },
      { status: 'In Progress' },
    );
    const changed = await submit(keeper, id, {
      qualifications: [
        { entityId: '402', entityType: 'category', externalId: held[1], justificationAndExceptions: 'Six years' },
        { entityId: '405', entityType: 'category', justificationAndExceptions: 'A year' },
      ],
    });
    expect(changed.body).toMatchObject({ status: 'In Revision', lastValidatedDate: expect.any(String) });
    expect(statusesIn(changed)).toEqual(['Validated', 'In Revision', 'In Revision', 'In Revision']);
    const { id: valid } = await made('Validated', { status: 'Validated' });
    const unchanged = await submit(keeper, valid, { firstName: 'Ada' });
    expect([unchanged.body.status, unchanged.headers.etag]).toEqual(['Validated', '"1"']);
  });

  it('is compared with what was last validated, field by field and row by row', async () => {
    const { id, held } = await made('Validated', { status: 'Validated' }, { status: 'Validated' });
    const changes = async () => (await body.get(`${root}/${id}/changesSinceValidation`)).body;
    expect(await changes()).toEqual({ validatedDate: expect.any(String), changes: [] });
    await submit(keeper, id, {
      ...{ firstName: 'Bea', countryExternalId: 528, isShared: true, languages: [{ id: '37' }], education: [] },
      trainings: [
        { trainingType: { id: '1' }, title: 'Course' },
        { trainingType: { id: '3' }, title: 'Level 4' },
      ],
      qualifications: [
        { entityId: '401', entityType: 'category', externalId: held[0], justificationAndExceptions: 'Six years' },
        { entityId: '405', entityType: 'category', justificationAndExceptions: 'A year' },
      ],
    });
    const course = 'HACCP, HACCP, level 4, 2014-05-05, 2014-05-09, Tess Tutor, External';
    expect(
      (await changes()).changes.map(({ part, label, before, after }: Change) => [part, label, before, after]),
    ).toEqual([
      ['Details', 'First name', 'Ada', 'Bea'],
      ['Details', 'Country', 'United Kingdom', 'Netherlands'],
      ['Details', 'Shared profile', 'No', 'Yes'],
      ['Details', 'Justification for not sharing a profile', 'In training', null],
      ['Languages', 'Language', null, 'English'],
      ['Education', 'BSc Food Science', 'BSc Food Science, Training on EQIPT', null],
      ['Training', 'Lead auditor', course, 'Lead auditor, Course'],
      ['Training', 'HACCP', null, 'HACCP, Level 4'],
      ['Food', 'Raw red meat', 'Five years in the trade', 'Six years'],
      ['Food', expect.any(String), null, 'A year'],
    ]);
    const [one = ''] = held;
    await decide(body, 'validateAuditorProfile', { auditorId: id });
    await decide(body, 'validateQualification', { auditorId: id, qualificationId: one });
    expect((await changes()).changes).toMatchObject([{ qualificationId: expect.any(String), after: 'A year' }]);
  });

  it('refuses a form that was opened before a decision', async () => {
    const { id: auditorId } = await made('In Revision');
    await decide(body, 'validateAuditorProfile', { auditorId });
    const stale = await keeper.put(`${root}/updateAuditor/true`, { externalId: auditorId, firstName: 'Bea' }, '"1"');
    expect([stale.status, stale.body.present.status]).toEqual([412, 'Validated']);
  });

  it('is validated once by two people at the same time', async () => {
    const { id: auditorId } = await made('In Revision');
    const both = await Promise.all([1, 2].map(() => decide(body, 'validateAuditorProfile', { auditorId })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('qualifications', () => {
  it('are validated all at once or not at all, and only those of the auditor', async () => {
    const { id, held } = await made(
      'In Revision',
      { status: 'In Revision' },
      { status: 'In Revision' },
      { status: 'Validated' },
    );
    const other = await made('In Revision', { status: 'In Revision' });
    const validate = (ids: string[]) => decide(body, `validateQualifications?auditorId=${id}`, ids);
    const [one = '', two = '', valid = ''] = held;
    const refused = await validate([one, two, valid]);
    expect([refused.status, refused.body.code]).toEqual([409, auditorErrors.notAllInRevision.code]);
    expect((await validate([one, ...other.held])).status).toBe(404);
    const done = await validate([one, two]);
    expect([done.body.status, statusesIn(done)]).toEqual(['In Revision', ['Validated', 'Validated', 'Validated']]);
  });

  it('are rejected with a comment for those who mend them', async () => {
    const { id: auditorId, held } = await made('Validated', { status: 'In Revision' });
    const qualificationId = held[0];
    const mender = await ofBody(bodyId);
    await decide(body, 'rejectQualification', { auditorId, qualificationId, comment: 'Which plant?' });
    const [mail] = await mailTo(directory, mender);
    expect(mail?.subject).toBe(`Ada Auditor, auditor ${auditorId}: a qualification was rejected`);
    for (const words of ['Now: Not Validated: Raw red meat', 'Reason: Which plant?'])
      expect(mail?.text).toContain(words);
    const [rejected] = heldIn(await keeper.get(`${root}/details/${auditorId}`));
    expect(rejected).toMatchObject({ status: 'Not Validated', rejectionComment: 'Which plant?' });
    const again = await decide(body, 'validateQualification', { auditorId, qualificationId });
    expect([again.status, again.body.code]).toEqual([409, auditorErrors.wrongStatus.code]);
  });

  it('of another auditor do not exist', async () => {
    const [one, other] = [await made('In Revision'), await made('In Revision', { status: 'In Revision' })];
    const qualificationId = other.held[0];
    expect((await decide(body, 'validateQualification', { auditorId: one.id, qualificationId })).status).toBe(404);
    const sent = {
      entityId: '401',
      entityType: 'category',
      externalId: qualificationId,
      justificationAndExceptions: 'x',
    };
    const { status, body: answer } = await submit(keeper, one.id, { qualifications: [sent] });
    expect([status, answer.fields[0].path]).toEqual([400, 'qualifications.0.externalId']);
  });

  it('that the standards body suspended are not lifted by a certification body, nor changed meanwhile', async () => {
    const { id, held } = await made('Validated', { status: 'Validated' });
    const [one = ''] = held;
    expect(statusesIn(await change(body, 'suspend', id, one))).toEqual(['Suspended']);
    const refused = await change(keeper, 'unsuspend', id, one);
    expect([refused.status, refused.body.code]).toEqual([403, auditorErrors.othersSuspension.code]);
    const sent = { entityId: '401', entityType: 'category', externalId: one, justificationAndExceptions: 'More' };
    expect((await submit(keeper, id, { qualifications: [sent] })).body.code).toBe(auditorErrors.suspended.code);
    expect(statusesIn(await change(body, 'unsuspend', id, one))).toEqual(['Validated']);
  });

  it('are suspended and lifted by a certification body, and not by another one of the same auditor', async () => {
    const { id: elsewhere } = await makeCertificationBody(directory.owner);
    const { id } = await makeAuditor(directory.owner, { bodyIds: [bodyId, elsewhere] });
    const one = await makeQualification(directory.owner, id);
    expect(statusesIn(await change(keeper, 'suspend', id, one))).toEqual(['Suspended']);
    expect((await change(await ofBody(elsewhere), 'unsuspend', id, one)).status).toBe(403);
    expect(statusesIn(await change(keeper, 'unsuspend', id, one))).toEqual(['Validated']);
  });

  it('that a certification body suspended are taken over by the standards body, once, and given back', async () => {
    const { id, held } = await made('Validated', { status: 'Validated' });
    const [one = ''] = held;
    const [suspended] = heldIn(await change(keeper, 'suspend', id, one));
    const [taken] = heldIn(await change(body, 'suspend', id, one));
    expect(taken).toMatchObject({ status: 'Suspended', lastStatusUpdate: suspended?.lastStatusUpdate });
    expect((await change(keeper, 'unsuspend', id, one)).status).toBe(403);
    expect((await change(body, 'suspend', id, one)).body.code).toBe(auditorErrors.wrongStatus.code);
    const [again] = heldIn(await change(body, 'unsuspend', id, one));
    expect(again).toMatchObject({ status: 'Suspended', lastStatusUpdate: suspended?.lastStatusUpdate });
    expect(statusesIn(await change(keeper, 'unsuspend', id, one))).toEqual(['Validated']);
  });

  it('are deleted by a certification body as long as they were never validated', async () => {
    const { id, held } = await made('Validated', { status: 'In Revision' }, { status: 'In Revision', validated: true });
    const [fresh = '', validated = ''] = held;
    const refused = await remove(keeper, id, validated);
    expect([refused.status, refused.body.code]).toEqual([403, auditorErrors.validatedBefore.code]);
    expect(heldIn(await remove(keeper, id, fresh))).toHaveLength(1);
    expect(heldIn(await remove(body, id, validated))).toEqual([]);
  });

  it('are readable in the change log, also once they are deleted', async () => {
    const { id, held } = await made('Validated', { status: 'In Revision' });
    const [one = ''] = held;
    await decide(body, 'rejectQualification', { auditorId: id, qualificationId: one, comment: 'Which plant?' });
    await remove(keeper, id, one);
    const { body: log } = await keeper.get(`${root}/${id}/changeLog`);
    expect(log.resultsList.slice(0, 2).map(({ event }: { event: string }) => event)).toEqual([
      'Delete qualification',
      'Reject qualification',
    ]);
    expect(log.resultsList[1].fieldsChanged).toEqual([
      { fieldName: 'Food, Raw red meat: Status', oldValue: 'In Revision', newValue: 'Not Validated' },
      { fieldName: 'Food, Raw red meat: Rejection comment', oldValue: null, newValue: 'Which plant?' },
    ]);
  });
});
