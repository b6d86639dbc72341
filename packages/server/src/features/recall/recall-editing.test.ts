import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeRecall } from './recall.factory.ts';

const recalls = '/recall/api/Recall';

let directory: TestDirectory;
let body: Caller;

beforeAll(async () => {
  directory = await testDirectory({ PRODUCT_NAME: 'Certa' });
  body = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const cbUser = (id: string, role: Role = 'CB Audit Admin') =>
  directory.as({ role, organisations: [['CertificationBody', id]] });

const submission = (audit: MadeAudit) => ({
  auditId: audit.id,
  certificationBody: { id: audit.certificationBodyId },
  reasonForNotification: 'Regulatory notice',
  recallCategory: { id: '4' },
  initialNotificationDate: '2026-05-04',
  recallDate: '2026-05-05',
  outlineOfIncident: 'Milk was not declared.\nA shop complained.',
  productRecalled: 'Oat biscuits, 200 g',
  correction: 'All biscuits were taken back',
  recallCertificationStatus: 'Suspended',
});

const pathsOf = (answer: { fields?: { path: string; message: string }[] }) =>
  answer.fields?.map(({ path, message }) => `${path}: ${message}`);

describe('submitting a recall', () => {
  it('takes the site from the audit, is open, and says who completed it', async () => {
    const audit = await makeAudit(directory.owner);
    const { status, body: recall } = await body.post(recalls, submission(audit));
    expect(status).toBe(200);
    expect((await body.get(`${recalls}/${recall.id}`)).body).toMatchObject({
      siteCode: audit.siteId,
      recallStatus: { name: 'Open' },
      recallCategory: { name: 'Allergen' },
      outlineOfIncident: 'Milk was not declared.\nA shop complained.',
      recallCertificationStatus: 'Suspended',
      completedBy: 'Pat body Audit Admin',
      finalSubmissionDate: null,
    });
  });

  it('is a certification body’s for itself, which need not be named and can be no other', async () => {
    const audit = await makeAudit(directory.owner);
    const user = await cbUser(audit.certificationBodyId);
    const { certificationBody: _, ...unnamed } = submission(audit);
    const { body: recall } = await user.post(recalls, unnamed);
    expect(recall.certificationBody.id).toBe(audit.certificationBodyId);
    const { id } = await makeCertificationBody(directory.owner);
    const refused = await user.post(recalls, { ...unnamed, certificationBody: { id } });
    expect({ status: refused.status, paths: pathsOf(refused.body) }).toMatchObject({
      status: 403,
      paths: [expect.stringContaining('certificationBody')],
    });
  });

  it('is for the certification body of the audit where somebody belongs to several', async () => {
    const [first, audit] = [await makeCertificationBody(directory.owner), await makeAudit(directory.owner)];
    const user = await directory.as({
      role: 'CB Full Admin',
      organisations: [
        ['CertificationBody', first.id],
        ['CertificationBody', audit.certificationBodyId],
      ],
    });
    const { certificationBody: _, ...unnamed } = submission(audit);
    expect((await user.post(recalls, unnamed)).body.certificationBody.id).toBe(audit.certificationBodyId);
  });

  it('sets neither status nor the standards body’s comments and key words for anybody else', async () => {
    const audit = await makeAudit(directory.owner);
    const user = await cbUser(audit.certificationBodyId);
    for (const kept of [{ recallStatus: { id: '4' } }, { productComments: '' }, { productKeyWords: 'milk' }]) {
      const refused = await user.post(recalls, { ...submission(audit), ...kept });
      expect(refused).toMatchObject({ status: 403, body: { code: 'recall.lockedFields' } });
      expect(pathsOf(refused.body)).toHaveLength(1);
    }
    const own = { recallStatus: { id: '3' }, productComments: 'Known', productKeyWords: 'milk' };
    expect((await body.post(recalls, { ...submission(audit), ...own })).body).toMatchObject({
      recallStatus: { name: 'Submitted' },
      productComments: 'Known',
      productKeyWords: 'milk',
    });
  });

  it('needs an audit in sight', async () => {
    const [audit, other] = [await makeAudit(directory.owner), await makeAudit(directory.owner)];
    const user = await cbUser(audit.certificationBodyId);
    const { certificationBody: _, ...form } = submission(other);
    for (const auditId of [other.id, '99999999']) {
      const { status, body: answer } = await user.post(recalls, { ...form, auditId });
      expect({ status, paths: pathsOf(answer) }).toEqual({
        status: 400,
        paths: ['auditId: Is not one of the choices'],
      });
    }
  });

  it('needs a certification body of everybody else', async () => {
    const { certificationBody: _, ...unnamed } = submission(await makeAudit(directory.owner));
    expect(pathsOf((await body.post(recalls, unnamed)).body)).toEqual(['certificationBody: Field is required']);
  });

  it.each([
    ['a day long past', { recallDate: '1926-05-04' }, 'recallDate: Date must be after the minimum date'],
    [
      'a day to come',
      { initialNotificationDate: addDays(clock.today(), 2) },
      'initialNotificationDate: Date must be before the maximum date',
    ],
    [
      'a final submission before the notification',
      { finalSubmissionDate: '2026-05-03' },
      'finalSubmissionDate: Date must be after the minimum date',
    ],
  ])('refuses %s', async (_what, change, said) => {
    const audit = await makeAudit(directory.owner);
    const refused = await body.post(recalls, { ...submission(audit), ...change });
    expect({ status: refused.status, paths: pathsOf(refused.body) }).toEqual({ status: 400, paths: [said] });
  });

  it('is not for companies, sites and readers', async () => {
    const audit = await makeAudit(directory.owner);
    for (const person of [
      await directory.as({ role: 'Company BI S User', organisations: [['Company', audit.ownerCompanyId]] }),
      await directory.as({ role: 'Site User', organisations: [['Site', audit.siteId]] }),
      await cbUser(audit.certificationBodyId, 'CB Read Only User'),
      await directory.as({ role: '{body} User' }),
    ])
      expect((await person.post(recalls, submission(audit))).status).toBe(403);
  });
});

describe('editing a recall', () => {
  it('changes what is sent, clears what is sent empty and leaves the rest', async () => {
    const { id } = await makeRecall(directory.owner, { root_cause_analysis: 'A worn belt', product_comments: 'Kept' });
    const edited = await body.put(`${recalls}/${id}`, { rootCauseAnalysis: '', recallStatus: { id: '2' } }, '"1"');
    expect(edited).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: {
        rootCauseAnalysis: null,
        recallStatus: { name: 'In Progress' },
        productComments: 'Kept',
        outlineOfIncident: 'Glass was found in a jar',
      },
    });
    expect(pathsOf((await body.put(`${recalls}/${id}`, { correction: ' ' }, '"2"')).body)).toEqual([
      'correction: Field is required',
    ]);
  });

  it('keeps status, certification body, comments and key words from a certification body', async () => {
    const recall = await makeRecall(directory.owner, { product_comments: 'Kept' });
    const user = await cbUser(recall.certificationBodyId);
    const { id } = await makeCertificationBody(directory.owner);
    for (const kept of [{ recallStatus: { id: '4' } }, { certificationBody: { id } }, { productComments: '' }])
      expect((await user.put(`${recalls}/${recall.id}`, kept, '"1"')).status).toBe(403);
    const same = { recallStatus: { id: '1' }, certificationBody: { id: recall.certificationBodyId } };
    const edited = await user.put(`${recalls}/${recall.id}`, { ...same, correction: 'Better' }, '"1"');
    expect(edited).toMatchObject({ status: 200, body: { correction: 'Better' } });
    expect((await body.get(`${recalls}/${recall.id}`)).body.productComments).toBe('Kept');
  });

  it('holds a final submission against the notification that is stored', async () => {
    const { id } = await makeRecall(directory.owner, { initial_notification_date: '2026-04-01' });
    const early = await body.put(`${recalls}/${id}`, { finalSubmissionDate: '2026-03-31' }, '"1"');
    expect(pathsOf(early.body)).toEqual(['finalSubmissionDate: Date must be after the minimum date']);
    expect((await body.put(`${recalls}/${id}`, { finalSubmissionDate: '2026-04-01' }, '"1"')).status).toBe(200);
  });

  it('may name another audit of the same site, and of no other', async () => {
    const recall = await makeRecall(directory.owner);
    const sister = await makeAudit(directory.owner, { site_id: recall.siteId, standard_id: 6 });
    const elsewhere = await makeAudit(directory.owner);
    const name = (auditId: string) => body.put(`${recalls}/${recall.id}`, { auditId }, '"1"');
    expect(pathsOf((await name(elsewhere.id)).body)).toEqual(['auditId: Is not one of the choices']);
    expect((await name(sister.id)).body).toMatchObject({ auditId: sister.id, standard: 'Packaging Materials' });
  });

  it('is denied to those who only read it', async () => {
    const recall = await makeRecall(directory.owner);
    const site = await directory.as({ role: 'Site User', organisations: [['Site', recall.siteId]] });
    expect((await site.put(`${recalls}/${recall.id}`, { correction: 'Mine' }, '"1"')).status).toBe(403);
    expect((await site.get(`${recalls}/${recall.id}`)).body.visuals).toEqual({
      isAbleToEdit: false,
      isAbleToArchive: false,
    });
  });
});

describe('archiving a recall', () => {
  it('is for good: it is read as before and changed no more', async () => {
    const { id } = await makeRecall(directory.owner);
    const archived = await body.put(`${recalls}/${id}/Archive`, {});
    const kept = { isArchived: true, visuals: { isAbleToEdit: false, isAbleToArchive: false } };
    expect(archived).toMatchObject({ status: 200, body: kept });
    expect((await body.put(`${recalls}/${id}/Archive`, {})).headers.etag).toBe(archived.headers.etag);
    const edit = await body.put(`${recalls}/${id}`, { correction: 'Late' }, String(archived.headers.etag));
    expect(edit.status).toBe(403);
  });

  it('is the standards body’s and a certification body’s Full Admin’s', async () => {
    const recall = await makeRecall(directory.owner);
    const archive = async (role: Role) =>
      (await (await cbUser(recall.certificationBodyId, role)).put(`${recalls}/${recall.id}/Archive`, {})).status;
    expect(await archive('CB Audit Admin')).toBe(403);
    expect(await archive('CB Full Admin')).toBe(200);
  });
});

describe('the record of changes of a recall', () => {
  it('has one entry for each command, with names in place of ids', async () => {
    const { body: recall, headers } = await body.post(recalls, submission(await makeAudit(directory.owner)));
    const edit = { recallStatus: { id: '4' }, productKeyWords: 'milk' };
    await body.put(`${recalls}/${recall.id}`, edit, String(headers.etag));
    const { body: log } = await body.get(`${recalls}/${recall.id}/changeLog`);
    expect(log.resultsList.map(({ event }: { event: string }) => event)).toEqual(['Edit recall', 'Submit recall']);
    expect(log.resultsList[0].fieldsChanged).toEqual(
      expect.arrayContaining([
        { fieldName: 'Submission status', oldValue: 'Open', newValue: 'Closed' },
        { fieldName: 'Certa key words', oldValue: null, newValue: 'milk' },
      ]),
    );
  });

  it('tells nobody else of comments and key words, nor that there was a change of them', async () => {
    const recall = await makeRecall(directory.owner);
    await body.put(`${recalls}/${recall.id}`, { productComments: 'Quiet' }, '"1"');
    await body.put(`${recalls}/${recall.id}`, { productComments: 'Hush', correction: 'Told' }, '"2"');
    const user = await cbUser(recall.certificationBodyId);
    const { body: log, text } = await user.get(`${recalls}/${recall.id}/changeLog`);
    expect(text).not.toMatch(/Quiet|Hush|Certa/);
    expect(log).toMatchObject({ total: 2, resultsList: [{ fieldsChanged: [{ newValue: 'Told' }] }, {}] });
  });
});
