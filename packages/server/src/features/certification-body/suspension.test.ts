import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { siteToAudit, uploadReport } from '../audit-import/audit-import.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { bodiesPath, makeAccreditationBody, makeOffice, putPresent } from './certification-body.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Admin' });
});
afterAll(() => directory.close());

const made = async (values: Parameters<typeof makeApprovedBody>[1] = {}) => {
  const { id } = await makeApprovedBody(directory.owner, values);
  const office = await makeOffice(directory.owner, id, { is_main: true });
  return { id, main: office.id };
};

const full = { suspensionStatus: 'Full', removeFromPublicView: true, auditSubmissionStatus: 'Prohibit' };

describe('suspending a certification body', () => {
  const statusOf = async (officeId: string) => (await admin.get(`${bodiesPath}/office/${officeId}`)).body.status;

  it.each([
    ['Full', 'Suspended'],
    ['Limited', 'Probation'],
  ])('of kind %s shows its offices as %s until it ends', async (suspensionStatus, shown) => {
    const { id, main } = await made();
    const { body: suspended } = await admin.post(`${bodiesPath}/${id}/Suspend`, { ...full, suspensionStatus });
    expect(suspended).toMatchObject({
      suspensionStatus,
      removeFromPublicView: true,
      auditSubmissionStatus: 'Prohibit',
    });
    expect(await statusOf(main)).toBe(shown);
    const { body: ended } = await admin.post(`${bodiesPath}/${id}/Unsuspend`, {});
    expect(ended).toMatchObject({
      suspensionStatus: 'Active',
      removeFromPublicView: false,
      auditSubmissionStatus: 'Allow',
      beforeSuspension: null,
    });
    expect(await statusOf(main)).toBe('Active');
  });

  it('ends by restoring the previous state, however often it was changed meanwhile', async () => {
    const { id } = await made({ remove_from_public_view: true });
    const before = { removeFromPublicView: true, auditSubmissionStatus: 'Hold' };
    const suspension = (form: object) => admin.post(`${bodiesPath}/${id}/Suspend`, { ...full, ...form });
    const accreditationBodyId = (await makeAccreditationBody(directory.owner)).id;
    const rated = { accreditationBodyId, rating: 1 };
    await putPresent(admin, `${bodiesPath}/${id}`, { ...rated, auditSubmissionStatus: 'Hold' }, admin);
    await suspension({ suspensionStatus: 'Limited', auditSubmissionStatus: 'Hold' });
    await suspension({ removeFromPublicView: false });
    await putPresent(admin, `${bodiesPath}/${id}`, { ...rated, auditSubmissionStatus: 'Allow' }, admin);
    expect((await admin.get(`${bodiesPath}/${id}`)).body.beforeSuspension).toEqual(before);
    const own = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
    expect((await own.get(`${bodiesPath}/${id}`)).body.beforeSuspension).toBeNull();
    expect((await admin.post(`${bodiesPath}/${id}/Unsuspend`, {})).body).toMatchObject(before);
    await suspension({ removeFromPublicView: false });
    expect((await admin.get(`${bodiesPath}/${id}`)).body.beforeSuspension).toEqual(before);
  });

  it('ends visible and with submissions allowed if the previous state is unknown', async () => {
    const { id } = await made({ suspension_status: 'Full', remove_from_public_view: true });
    expect((await admin.post(`${bodiesPath}/${id}/Unsuspend`, {})).body).toMatchObject({
      suspensionStatus: 'Active',
      removeFromPublicView: false,
      auditSubmissionStatus: 'Allow',
    });
  });

  it('ends as the Admin chooses, and changes nothing without a suspension', async () => {
    const { id } = await made();
    await admin.post(`${bodiesPath}/${id}/Suspend`, full);
    const asked = { suspensionStatus: 'Active', removeFromPublicView: true, auditSubmissionStatus: 'Hold' };
    expect((await admin.post(`${bodiesPath}/${id}/Unsuspend`, asked)).body).toMatchObject(asked);
    expect((await admin.post(`${bodiesPath}/${id}/Unsuspend`, {})).body).toMatchObject(asked);
  });

  it('makes an open edit stale', async () => {
    const { id } = await made();
    const { headers } = await admin.get(`${bodiesPath}/${id}`);
    await admin.post(`${bodiesPath}/${id}/Suspend`, full);
    const accreditation = await makeAccreditationBody(directory.owner, 'Second board');
    const form = { accreditationBodyId: accreditation.id, rating: 1 };
    const { status } = await admin.put(`${bodiesPath}/${id}`, form, String(headers.etag));
    expect(status).toBe(412);
  });

  it('also makes an open edit of the main office stale, which would publish it again', async () => {
    const { id } = await made();
    const { body: main } = await admin.get(`${bodiesPath}/${id}/office`);
    const path = `${bodiesPath}/office/${main[0].id}`;
    const { headers } = await admin.get(path);
    await admin.post(`${bodiesPath}/${id}/Suspend`, full);
    const answer = await admin.put(path, { name: main[0].name, visibility: true }, String(headers.etag));
    expect(answer.status).toBe(412);
    expect((await admin.get(`${bodiesPath}/${id}`)).body.removeFromPublicView).toBe(true);
  });

  it('is allowed to the Admin only', async () => {
    const { id } = await made();
    const cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
    for (const caller of [cb, await directory.as({ role: '{body} Audit Admin' })])
      expect((await caller.post(`${bodiesPath}/${id}/Suspend`, full)).status).toBe(403);
  });

  it('requires kind, visibility and submissions', async () => {
    const { id } = await made();
    const { status, body } = await admin.post(`${bodiesPath}/${id}/Suspend`, { suspensionStatus: 'Active' });
    expect(status).toBe(400);
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual(Object.keys(full));
    expect((await admin.get(`${bodiesPath}/${id}`)).body.suspensionStatus).toBe('Active');
  });

  it('refuses an unknown kind, visibility and submissions', async () => {
    const { id } = await made();
    const wrong = { suspensionStatus: 'Half', removeFromPublicView: 'no', auditSubmissionStatus: 'Maybe' };
    const { body } = await admin.post(`${bodiesPath}/${id}/Suspend`, wrong);
    expect(body.fields).toEqual([
      { path: 'suspensionStatus', message: 'Is not one of the choices' },
      { path: 'removeFromPublicView', message: 'Is neither true nor false' },
      { path: 'auditSubmissionStatus', message: 'Is not one of the choices' },
    ]);
  });

  it('refuses uploads only if submissions are prohibited, whatever its kind', async () => {
    const { id } = await made();
    const user = await directory.as({ role: 'CB Audit Admin', organisations: [['CertificationBody', id]] });
    const upload = async () => {
      const { keys } = await siteToAudit(directory.owner);
      return (await uploadReport(user, food, filledAnswers(food, keys))).status;
    };
    await admin.post(`${bodiesPath}/${id}/Suspend`, { ...full, suspensionStatus: 'Limited' });
    expect(await upload()).toBe('Validation');
    await admin.post(`${bodiesPath}/${id}/Suspend`, { ...full, auditSubmissionStatus: 'Allow' });
    expect(await upload()).toBe('Success');
  });
});
