import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { datesOf, filledAnswers, type Keys } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { type Fields, siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';
import { auditsIn, bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory({ SUPPRESSED_COUNTRIES: 'IS' });
const { body, cb } = await bodyThatUploads(directory);
afterAll(() => directory.close());

type Site = Awaited<ReturnType<typeof siteToAudit>>;

/** A report with a different name for its site, which requires confirmation. */
const renamed = ({ keys }: Site, more: Keys = {}) =>
  blankWorkbook(food, filledAnswers(food, { ...keys, siteName: 'Quite Another Bakery', ...more }));
const confirmed: Fields = { confirmed: 'true' };
const audits = auditsIn(directory);
const otherBody = async () => {
  const other = await makeApprovedBody(directory.owner, { name: 'Northern Assurance' });
  const user = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other.id]] });
  return { ...other, user };
};

describe('the preview of an upload', () => {
  it('is shown with the question, and matches what is then stored', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await renamed(site, { grade: 'A' });
    const { status, prospect } = await uploadFile(cb, bytes);
    expect([status, prospect]).toEqual([
      'Confirm',
      {
        recordStatus: 'Current',
        holdingReason: null,
        certificationStatus: 'Certificated',
        site: { id: site.id, name: site.name },
        standard: 'Food',
        certificationBody: body.name,
        owner: expect.any(String),
        decision: 'Certificated',
        grade: 'A',
        startDate: datesOf(19).startDate,
        issueDate: datesOf(19).issueDate,
        expiryDate: datesOf(19).expiryDate,
        isPublished: true,
        replaces: null,
        supersedes: null,
      },
    ]);
    expect(await audits(site.id)).toEqual([]);
    const stored = await uploadFile(cb, bytes, confirmed);
    expect([stored.status, stored.owner, stored.prospect]).toEqual(['Success', prospect?.owner, undefined]);
    expect(await audits(site.id)).toMatchObject([
      { record_status: 'Current', certification_status: 'Certificated', grade: 'A', expiry_date: prospect?.expiryDate },
    ]);
    const { rows } = await sql`select published from audit_listing where site_id = ${site.id}::bigint`.execute(
      directory.owner,
    );
    expect(rows).toEqual([{ published: true }]);
  });

  it('accompanies an override warning as well, but no refusal', async () => {
    const late = await siteToAudit(directory.owner);
    const asked = await uploadReport(cb, food, filledAnswers(food, { ...late.keys, ...datesOf(60) }));
    expect(asked).toMatchObject({ status: 'OverrideWarning', prospect: { site: { id: late.id } } });
    const wrong = await siteToAudit(directory.owner);
    const refused = await uploadReport(cb, food, filledAnswers(food, { ...wrong.keys, grade: 'Z' }));
    expect([refused.status, refused.prospect]).toEqual(['Validation', undefined]);
  });

  it('names the record to be replaced and keeps what was set by hand', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await uploadReport(cb, food, filledAnswers(food, site.keys));
    await directory.owner.updateTable('audit').set({ is_visible: false }).where('id', '=', auditExternalId).execute();
    expect(await uploadFile(cb, await renamed(site))).toMatchObject({
      prospect: { replaces: { id: auditExternalId }, supersedes: null, recordStatus: 'Current', isPublished: false },
    });
  });

  it('shows nothing as public while it is held, the site is archived or the country suppressed', async () => {
    const own = await siteToAudit(directory.owner);
    const company = await directory.as({ role: 'Company BI S User', organisations: [['Company', own.companyId]] });
    const fields = { certificationBodyId: body.id };
    expect(await uploadFile(company, await renamed(own), fields)).toMatchObject({
      prospect: { recordStatus: 'Holding', holdingReason: expect.any(String), isPublished: false },
    });
    const admin = await directory.as({ role: '{body} Admin' });
    const archived = await siteToAudit(directory.owner, { status: 'Archived' });
    const { rows } = await sql<{ id: number; name: string }>`select id, name from country where code = 'IS'`.execute(
      directory.owner,
    );
    const iceland = rows[0] ?? expect.unreachable();
    const suppressed = await siteToAudit(directory.owner, { country_id: iceland.id });
    for (const site of [archived, suppressed])
      expect(await uploadFile(admin, await renamed(site), fields)).toMatchObject({
        prospect: { recordStatus: 'Current', isPublished: false },
      });
  });
});

describe('the Current record to be replaced', () => {
  it('is named with its new state', async () => {
    const site = await siteToAudit(directory.owner);
    const before = await uploadFile(
      cb,
      await blankWorkbook(food, filledAnswers(food, { ...site.keys, ...datesOf(40) })),
    );
    const { prospect } = await uploadFile(cb, await renamed(site));
    expect(prospect?.supersedes).toEqual({
      id: before.auditExternalId,
      certificationBody: body.name,
      startDate: datesOf(40).startDate,
      recordStatus: 'Closed',
      certificationStatus: 'Expired Renewed',
    });
  });

  it('is not mentioned to a certification body that does not see it', async () => {
    const site = await siteToAudit(directory.owner);
    const other = await otherBody();
    const keys = { ...site.keys, ...datesOf(40) };
    const theirs = await uploadReport(other.user, food, filledAnswers(food, keys));
    expect(theirs.status).toBe('Success');
    const asked = await uploadFile(cb, await renamed(site));
    expect(asked).toMatchObject({ status: 'Confirm', prospect: { recordStatus: 'Current', supersedes: null } });
    for (const secret of [theirs.auditExternalId ?? '', 'Northern Assurance', keys.startDate])
      expect(JSON.stringify(asked)).not.toContain(secret);
    const admin = await directory.as({ role: '{body} Admin' });
    const { prospect } = await uploadFile(admin, await renamed(site), { certificationBodyId: body.id });
    expect(prospect?.supersedes).toMatchObject({ id: theirs.auditExternalId, certificationBody: 'Northern Assurance' });
  });
});
