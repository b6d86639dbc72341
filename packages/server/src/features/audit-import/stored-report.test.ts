import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { datesOf, filledAnswers, type Keys, uncertified } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile } from './audit-import.factory.ts';
import { bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb } = await bodyThatUploads(directory);
afterAll(() => directory.close());

/** Uploads a report and confirms it. */
const upload = async (keys: Keys) =>
  uploadFile(cb, await blankWorkbook(food, filledAnswers(food, keys)), { confirmed: 'true' }).then(async (asked) =>
    asked.status === 'Confirm'
      ? uploadFile(cb, await blankWorkbook(food, filledAnswers(food, keys)), { confirmed: 'true' })
      : asked,
  );

describe('what came of an upload', () => {
  it('is answered with grade, validity, certificate number and publication', async () => {
    const site = await siteToAudit(directory.owner);
    const { stored } = await upload({ ...site.keys, grade: 'A' });
    expect(stored).toMatchObject({
      recordStatus: 'Current',
      certificationStatus: 'Certificated',
      site: { id: site.id, name: site.name },
      standard: 'Food',
      certificationBody: body.name,
      grade: 'A',
      expiryDate: site.keys.expiryDate,
      isPublished: true,
      replaces: null,
      supersedes: null,
      certificate: { number: expect.stringMatching(/\d{4}-\d+$/), version: '1', isNew: true },
      told: [],
    });
  });

  it('names the audit that was closed, and keeps the certificate of a report that prints the same', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId: former } = await upload({ ...site.keys, ...datesOf(40) });
    const next = await upload(site.keys);
    expect(next.stored).toMatchObject({ supersedes: { id: former, recordStatus: 'Closed' }, told: [] });
    const replaced = await upload({ ...site.keys, justification: 'None at all' });
    expect(replaced.stored).toMatchObject({
      replaces: { id: next.auditExternalId },
      certificate: { number: next.stored?.certificate?.number, version: '1', isNew: false },
    });
  });

  it('counts the people who were notified, and names none of them', async () => {
    const site = await siteToAudit(directory.owner);
    const { id: sharedWith } = await makeCompany(directory.owner);
    const company = (id: string) => directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    await Promise.all([company(site.companyId), company(sharedWith), company(sharedWith)]);
    await upload(site.keys);
    await directory.owner
      .insertInto('share')
      .values({ entity_type: 'site', entity_id: site.id, target_type: 'Company', target_id: sharedWith })
      .execute();
    const { stored } = await upload({ ...site.keys, scope: 'Rolls.' });
    expect(stored?.told).toEqual([
      { party: 'owner', people: 1 },
      { party: 'shared', people: 2 },
    ]);
  });

  it('is answered without the number of people if they cannot be counted once the report is stored', async () => {
    const site = await siteToAudit(directory.owner);
    await sql`alter table subscription rename to unreadable`.execute(directory.owner);
    const result = await upload(site.keys);
    await sql`alter table unreadable rename to subscription`.execute(directory.owner);
    expect(result).toMatchObject({ status: 'Success', stored: { recordStatus: 'Current' } });
    expect(result.stored).not.toHaveProperty('told');
  });

  it('has no certificate where the site is not certificated', async () => {
    const site = await siteToAudit(directory.owner);
    const { stored } = await upload({ ...site.keys, ...uncertified('Not Certificated') });
    expect(stored).toMatchObject({ certificationStatus: 'Not Certificated', isPublished: false, certificate: null });
  });

  it('is answered again for the same file, of which nobody is notified again', async () => {
    const site = await siteToAudit(directory.owner);
    await upload(site.keys);
    expect((await upload(site.keys)).stored).toMatchObject({
      isStoredBefore: true,
      recordStatus: 'Current',
      certificate: { version: '1', isNew: false },
      replaces: null,
      told: [],
    });
  });
});
