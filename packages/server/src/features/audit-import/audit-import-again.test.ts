import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { datesOf, filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile, uploadReport, uploadRequest } from './audit-import.factory.ts';
import { auditsIn, bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb, colleagues } = await bodyThatUploads(directory);
afterAll(() => directory.close());

const auditsOf = auditsIn(directory);

describe('uploading the same file again', () => {
  const answerAgain = (first: ImportResult) => ({
    ...first,
    messages: [
      { message: `This file is already stored as audit ${first.auditExternalId}. Nothing was changed.` },
      ...first.messages,
    ],
    stored: first.stored && {
      ...first.stored,
      isStoredBefore: true,
      replaces: null,
      told: [],
      certificate: first.stored.certificate && { ...first.stored.certificate, isNew: false },
    },
  });

  it('answers Success with the same audit', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const first = await uploadFile(cb, bytes);
    const again = answerAgain(first);
    expect(first.messages).toEqual([]);
    expect(await uploadFile(cb, bytes)).toEqual(again);
    expect(await uploadFile(cb, bytes, { externalId: first.auditExternalId ?? '' })).toEqual(again);
    expect(await auditsOf(site.id)).toMatchObject([{ version: 1 }]);
  });

  it('reports the state of its record again', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const fields = { certificationBodyId: body.id };
    const first = await uploadFile(owner, bytes, fields);
    expect(first.messages).toHaveLength(1);
    expect(await uploadFile(owner, bytes, fields)).toEqual(answerAgain(first));
  });

  it('makes a record Current when the certification body uploads a file that its company had uploaded', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const held = await uploadFile(owner, bytes, { certificationBodyId: body.id });
    expect((await uploadFile(cb, bytes)).status).toBe('Confirm');
    expect(await uploadFile(cb, bytes, { confirmed: 'true' })).toMatchObject({
      status: 'Success',
      messages: [],
      auditExternalId: held.auditExternalId,
    });
    expect(await auditsOf(site.id)).toMatchObject([{ record_status: 'Current', holding_reason: null }]);
  });

  it('counts as a new report if its record is Archived', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const { auditExternalId = '' } = await uploadFile(cb, bytes);
    const archived = { record_status: 'Archived' };
    await directory.owner.updateTable('audit').set(archived).where('id', '=', auditExternalId).execute();
    expect((await uploadFile(cb, bytes)).status).toBe('Success');
    expect(await auditsOf(site.id)).toMatchObject([archived, { record_status: 'Current' }]);
  });

  it('asks for confirmation if it names another owner', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const first = await uploadFile(cb, bytes);
    const { id: owner } = await makeCompany(directory.owner, { name: 'Harbour Foods' });
    expect(await uploadFile(cb, bytes, { owner })).toMatchObject({
      status: 'Confirm',
      messages: [
        { message: expect.stringContaining('would be replaced') },
        { message: `The audit owner would change from ${first.owner} to Harbour Foods.` },
      ],
    });
    expect(await uploadFile(cb, bytes, { owner, confirmed: 'true' })).toMatchObject({
      status: 'Success',
      auditExternalId: first.auditExternalId,
      owner: 'Harbour Foods',
    });
  });

  it('creates one audit from many simultaneous uploads', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const results = await Promise.all((await colleagues(12)).map((each) => uploadFile(each, bytes)));
    expect(new Set(results.map(({ status, auditExternalId }) => `${status} ${auditExternalId}`)).size).toBe(1);
    expect(await auditsOf(site.id)).toHaveLength(1);
  });
});

describe('twenty simultaneous reports of one site', () => {
  it('leave one Current record, the latest, and close or renew the others', async () => {
    const site = await siteToAudit(directory.owner);
    const results = await Promise.all(
      (await colleagues(20)).map((each, at) =>
        uploadReport(each, food, filledAnswers(food, { ...site.keys, ...datesOf(10 + at) })),
      ),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['Success']));
    const audits = await auditsOf(site.id);
    expect(audits).toHaveLength(20);
    expect(audits.filter(({ record_status }) => record_status === 'Current')).toMatchObject([
      { start_date: datesOf(10).startDate, certification_status: 'Certificated' },
    ]);
    expect(audits.filter(({ certification_status }) => certification_status === 'Expired Renewed')).toHaveLength(19);
  });
});

describe('updates of an audit while newer reports of its site arrive', () => {
  it('leave one Current record and do not change a record closed meanwhile', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId: externalId = '' } = await uploadReport(
      cb,
      food,
      filledAnswers(food, { ...site.keys, ...datesOf(40) }),
    );
    const updates = Array.from({ length: 6 }, (_, at) => ({
      keys: { ...datesOf(40), scope: `Bread ${at}.` },
      fields: { externalId },
    }));
    const newer = Array.from({ length: 6 }, (_, at) => ({ keys: datesOf(30 - at), fields: {} }));
    const requests = await Promise.all(
      newer
        .flatMap((each, at) => [updates[at] ?? each, each])
        .map(async ({ keys, fields }) =>
          uploadRequest(await blankWorkbook(food, filledAnswers(food, { ...site.keys, ...keys })), fields),
        ),
    );
    const callers = await colleagues(requests.length);
    const answers = await Promise.all(callers.map((each, at) => each.send(requests[at] ?? expect.unreachable())));
    // A late update is refused, either because the Closed record is visible or under the lock it waited for.
    const outcomes = answers.map(({ body }) => body.status);
    expect(outcomes.filter((outcome) => !['Success', 'Validation'].includes(outcome))).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'Success').length).toBeGreaterThanOrEqual(6);
    const audits = await auditsOf(site.id);
    expect(audits).toHaveLength(7);
    expect(audits.filter(({ record_status }) => record_status === 'Current')).toMatchObject([
      { start_date: datesOf(25).startDate },
    ]);
    expect(audits[0]).toMatchObject({
      id: externalId,
      record_status: 'Closed',
      certification_status: 'Expired Renewed',
    });
  });
});
