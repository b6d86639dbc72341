import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { clearQuestions } from '../confirmation/confirmation.public.ts';
import { datesOf, filledAnswers, type Keys, nonConformities } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { type Fields, siteToAudit, uploadFile } from './audit-import.factory.ts';
import { bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb } = await bodyThatUploads(directory);
afterEach(() => setClock());
afterAll(() => directory.close());

const storedAt = async (siteId: string) =>
  Number(
    (
      await sql<{ count: string }>`select count(*) from audit where site_id = ${siteId}::bigint`.execute(
        directory.owner,
      )
    ).rows[0]?.count,
  );
const minutesOn = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));
const confirmed: Fields = { confirmed: 'true' };
const overridden: Fields = { confirmed: 'true', overrideWarning: 'true' };

const workbook = async (keys: Keys, rest = {}) => {
  const site = await siteToAudit(directory.owner);
  return { site, bytes: await blankWorkbook(food, filledAnswers(food, { ...site.keys, ...keys }, rest)) };
};
const renamed = () => workbook({ siteName: 'Quite Another Bakery' });
const late = () => workbook(datesOf(60));

describe('a site whose name differs from the directory', () => {
  it('is stored once the person who was asked confirms it', async () => {
    const { site, bytes } = await renamed();
    const asked = await uploadFile(cb, bytes);
    expect(asked).toMatchObject({
      status: 'Confirm',
      siteName: 'Quite Another Bakery',
      messages: [
        {
          xmlTag: 'SITE_NAME',
          message: expect.stringContaining(
            `the report's name is "Quite Another Bakery", the directory has "${site.name}"`,
          ),
          label: 'Site name',
        },
      ],
    });
    expect(await storedAt(site.id)).toBe(0);
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('Success');
    expect(await storedAt(site.id)).toBe(1);
  });

  it('asks again if a user confirms it who was not asked', async () => {
    const { site, bytes } = await renamed();
    expect((await uploadFile(cb, bytes, overridden)).status).toBe('Confirm');
    expect(await storedAt(site.id)).toBe(0);
  });

  it("is not confirmed by another person's answer", async () => {
    const { site, bytes } = await renamed();
    await uploadFile(cb, bytes);
    const colleague = await directory.as({ role: 'CB Audit Admin', organisations: [['CertificationBody', body.id]] });
    expect((await uploadFile(colleague, bytes, confirmed)).status).toBe('Confirm');
    expect(await storedAt(site.id)).toBe(0);
  });

  it('is not confirmed for another file', async () => {
    const { site, bytes } = await renamed();
    await uploadFile(cb, bytes);
    const changed = filledAnswers(food, { ...site.keys, siteName: 'Quite Another Bakery', scope: 'Rolls.' });
    expect((await uploadFile(cb, await blankWorkbook(food, changed), confirmed)).status).toBe('Confirm');
    expect(await storedAt(site.id)).toBe(0);
  });

  it('is not confirmed for another owner', async () => {
    const { bytes } = await renamed();
    await uploadFile(cb, bytes);
    const owner = (await makeCompany(directory.owner)).id;
    expect((await uploadFile(cb, bytes, { ...confirmed, owner })).status).toBe('Confirm');
  });

  it('is not confirmed by an answer to other findings', async () => {
    const { site, bytes } = await renamed();
    await uploadFile(cb, bytes);
    await directory.owner.updateTable('site').set({ city: 'Leeds' }).where('id', '=', site.id).execute();
    const again = await uploadFile(cb, bytes, confirmed);
    expect([again.status, again.messages.map(({ xmlTag }) => xmlTag)]).toEqual(['Confirm', ['SITE_NAME', 'CITY']]);
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('Success');
  });

  it('is confirmed within the hour, but not later', async () => {
    const { site, bytes } = await renamed();
    await uploadFile(cb, bytes);
    minutesOn(61);
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('Confirm');
    minutesOn(61 + 59);
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('Success');
    expect(await storedAt(site.id)).toBe(1);
  });

  it('can be confirmed for an hour, after which nothing of the question is kept', async () => {
    const { site, bytes } = await renamed();
    await uploadFile(cb, bytes);
    const kept = async () =>
      (await sql`select from asked_question where target like ${`%of site ${site.id} %`}`.execute(directory.owner))
        .rows;
    minutesOn(59);
    await clearQuestions.run(directory.kernel, {});
    expect(await kept()).toHaveLength(1);
    minutesOn(61);
    await clearQuestions.run(directory.kernel, {});
    expect(await kept()).toEqual([]);
  });
});

describe('a record that would be replaced', () => {
  it('asks for confirmation again if it has changed since', async () => {
    const { site, bytes } = await workbook({});
    const { auditExternalId = '' } = await uploadFile(cb, bytes);
    const changed = await blankWorkbook(food, filledAnswers(food, { ...site.keys, scope: 'Rolls.' }));
    expect((await uploadFile(cb, changed)).status).toBe('Confirm');
    await directory.owner
      .updateTable('audit')
      .set({ version: 2, is_visible: false })
      .where('id', '=', auditExternalId)
      .execute();
    expect((await uploadFile(cb, changed, confirmed)).status).toBe('Confirm');
    expect(await uploadFile(cb, changed, confirmed)).toMatchObject({ status: 'Success', auditExternalId });
  });
});

describe('an unusual report', () => {
  it('is stored once an override was requested and given', async () => {
    const { site, bytes } = await late();
    expect(await uploadFile(cb, bytes)).toMatchObject({
      status: 'OverrideWarning',
      messages: [{ xmlTag: 'END_DATE', message: expect.stringContaining("60 days after the audit's end") }],
    });
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('OverrideWarning');
    expect(await storedAt(site.id)).toBe(0);
    expect(await uploadFile(cb, bytes, overridden)).toMatchObject({ status: 'Success', messages: [] });
    expect(await storedAt(site.id)).toBe(1);
  });

  it('asks twice if it also differs from the directory', async () => {
    const { site, bytes } = await workbook({ ...datesOf(60), siteName: 'Quite Another Bakery' });
    expect((await uploadFile(cb, bytes)).status).toBe('Confirm');
    expect((await uploadFile(cb, bytes, confirmed)).status).toBe('OverrideWarning');
    expect(await storedAt(site.id)).toBe(0);
    expect((await uploadFile(cb, bytes, overridden)).status).toBe('Success');
  });

  it('is not stored for an unrequested override', async () => {
    const { site, bytes } = await late();
    expect((await uploadFile(cb, bytes, overridden)).status).toBe('OverrideWarning');
    expect(await storedAt(site.id)).toBe(0);
  });

  it('is valid for longer than its grade allows', async () => {
    const site = await siteToAudit(directory.owner);
    const keys = { ...site.keys, grade: 'C' };
    const bytes = await blankWorkbook(food, filledAnswers(food, keys, nonConformities(food, 20)));
    expect(await uploadFile(cb, bytes)).toMatchObject({
      status: 'OverrideWarning',
      messages: [{ xmlTag: 'EXPIRY_DATE', message: expect.stringContaining('at most 6 months') }],
    });
  });
});

describe('a grade better than the findings allow', () => {
  const mailsOn = async (auditId: string) =>
    directory.owner
      .selectFrom('mail')
      .select(['recipient_address', 'subject', 'text'])
      .where('subject', 'like', `Audit ${auditId}:%`)
      .orderBy('id')
      .execute();

  it('by one step is stored with an override, and the standards body’s audit administrators are notified', async () => {
    const admins = [await directory.as({ role: '{body} Admin' }), await directory.as({ role: '{body} Audit Admin' })];
    await directory.as({ role: '{body} User' });
    const gone = await directory.as({ role: '{body} Admin' });
    await directory.owner
      .updateTable('app_user')
      .set({ status: 'Deactivated' })
      .where('id', '=', gone.userId)
      .execute();
    const { site, bytes } = await workbook({ grade: 'AA' }, nonConformities(food, 6));
    expect(await uploadFile(cb, bytes)).toMatchObject({
      status: 'OverrideWarning',
      messages: [
        { xmlTag: 'GRADE', message: expect.stringContaining('the non-conformities earn A, the report says AA') },
      ],
    });
    expect(await directory.owner.selectFrom('mail').select('id').execute()).toEqual([]);
    const { status, auditExternalId = '' } = await uploadFile(cb, bytes, overridden);
    expect(status).toBe('Success');
    const mails = await mailsOn(auditExternalId);
    const addresses = await directory.owner
      .selectFrom('app_user')
      .select('email')
      .where(
        'id',
        'in',
        admins.map(({ userId }) => userId),
      )
      .orderBy('id')
      .execute();
    expect(mails.map(({ recipient_address }) => recipient_address)).toEqual(addresses.map(({ email }) => email));
    expect(mails[0]?.subject).toBe(`Audit ${auditExternalId}: grade AA, earned A`);
    for (const fact of [site.name, site.id, body.name, 'Pat CB Full Admin', auditExternalId])
      expect(mails[0]?.text).toContain(fact);
  });

  it('by more than one step is refused', async () => {
    const { site, bytes } = await workbook({ grade: 'AA' }, nonConformities(food, 11));
    expect(await uploadFile(cb, bytes)).toMatchObject({ status: 'Validation', messages: [{ xmlTag: 'GRADE' }] });
    expect((await uploadFile(cb, bytes, overridden)).status).toBe('Validation');
    expect(await storedAt(site.id)).toBe(0);
  });

  it('is refused if no grade is possible', async () => {
    const { bytes } = await workbook({ grade: 'D' }, nonConformities(food, 31));
    expect(await uploadFile(cb, bytes)).toMatchObject({
      status: 'Validation',
      messages: [
        { xmlTag: 'GRADE', message: expect.stringContaining('allow No Grade and no certification, the report says D') },
      ],
    });
  });
});

describe("another certification body's record of the same visit", () => {
  const audited = async () => {
    const { site, bytes } = await workbook({});
    const other = await makeApprovedBody(directory.owner, { name: 'Northern Assurance' });
    const theirs = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other.id]] });
    const { auditExternalId = '' } = await uploadFile(theirs, bytes);
    return { site, bytes, id: auditExternalId };
  };

  it('is named before it is closed, to users who see it', async () => {
    const { bytes, id } = await audited();
    const admin = await directory.as({ role: '{body} Admin' });
    const fields = { certificationBodyId: body.id };
    expect(await uploadFile(admin, bytes, fields)).toMatchObject({
      status: 'Confirm',
      messages: [
        { message: `Audit ${id} by Northern Assurance, of this site, standard and start date, would be closed.` },
      ],
    });
    expect((await uploadFile(admin, bytes, { ...fields, confirmed: 'true' })).status).toBe('Success');
    const closed = await directory.owner.selectFrom('audit').select('record_status').where('id', '=', id).execute();
    expect(closed).toEqual([{ record_status: 'Closed' }]);
  });

  it('is not mentioned to users who do not see it', async () => {
    const { bytes } = await audited();
    expect(await uploadFile(cb, bytes)).toMatchObject({ status: 'Success', messages: [] });
  });
});
