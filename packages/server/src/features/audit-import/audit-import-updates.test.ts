import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import {
  datesOf,
  filledAnswers,
  nonConformities,
  tagged,
  uncertified,
} from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';
import { auditsIn, bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { cb } = await bodyThatUploads(directory);
afterAll(() => directory.close());

const auditsOf = auditsIn(directory);

describe('updating an audit', () => {
  const stored = async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId = '' } = await uploadReport(cb, food, filledAnswers(food, site.keys));
    return { site, id: auditExternalId };
  };
  const certificateOf = async (auditId: string) =>
    (
      await sql<{ version: number; scope: string; number: string }>`select version, number, printed ->> 'scope' as scope
        from certificate where audit_id = ${auditId}::bigint order by version`.execute(directory.owner)
    ).rows;

  it('keeps its id, history and validation date, and reissues its certificate under its number', async () => {
    const { site, id } = await stored();
    await directory.owner.updateTable('audit').set({ validation_date: '2026-01-02' }).where('id', '=', id).execute();
    const changes = { scope: 'Bread only.', modules: ['Cross Docking'], categories: ['Confectionery'] };
    const answers = filledAnswers(food, { ...site.keys, ...changes }, nonConformities(food, 2));
    const result = await uploadReport(cb, food, answers, { externalId: id });
    expect(result).toMatchObject({ status: 'Success', auditExternalId: id });
    const audit = (await cb.get(`/audit/api/Audit/${id}`)).body;
    expect(audit).toMatchObject({
      scope: 'Bread only.',
      category: 'Confectionery',
      additionalModules: 'Cross Docking',
    });
    expect(audit.validationDate).toBe('2026-01-02');
    const issued = await certificateOf(id);
    expect(issued.map(({ version, scope }) => [version, scope])).toEqual([
      [1, 'Baking, slicing and packing of bread and rolls.'],
      [2, 'Bread only.'],
    ]);
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
    const findings = directory.owner
      .selectFrom('audit_finding')
      .where('audit_id', '=', id)
      .select('severity')
      .execute();
    expect(await findings).toEqual([{ severity: 'Minor' }, { severity: 'Minor' }]);
    const { rows } = await sql`select from change_log where entity = 'audit' and entity_id = ${id}::bigint
      and event = 'Upload report' group by transaction`.execute(directory.owner);
    expect(rows).toHaveLength(2);
  });

  it('asks first if the upload does not name the audit', async () => {
    const { site, id } = await stored();
    const answers = filledAnswers(food, { ...site.keys, scope: 'Bread only.' });
    const bytes = await blankWorkbook(food, answers);
    const asked = await uploadFile(cb, bytes);
    expect(asked).toMatchObject({
      status: 'Confirm',
      messages: [{ message: `Audit ${id} of this site, standard and start date would be replaced.` }],
    });
    expect(asked.auditExternalId).toBeUndefined();
    expect(await uploadFile(cb, bytes, { confirmed: 'true' })).toMatchObject({
      status: 'Success',
      auditExternalId: id,
    });
    expect(await auditsOf(site.id)).toHaveLength(1);
  });

  it.each([
    [
      'another site',
      async () => ({
        keys: (await siteToAudit(directory.owner)).keys,
        says: /the workbook is for site \d+, not for site \d+/,
      }),
    ],
    [
      'a site that is not there',
      async () => ({ keys: { siteCode: '99999999' }, says: /the workbook is for site 99999999, not/ }),
    ],
  ])('refuses the workbook of %s', async (_, make) => {
    const { site, id } = await stored();
    const { keys, says } = await make();
    const result = await uploadReport(cb, food, filledAnswers(food, { ...site.keys, ...keys }), { externalId: id });
    expect(result).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'SITE_CODE', message: expect.stringMatching(says) }],
    });
  });

  it('refuses the form of another site', async () => {
    const { id, site } = await stored();
    const other = await siteToAudit(directory.owner);
    const result = await uploadReport(cb, food, filledAnswers(food, other.keys), {
      externalId: id,
      siteCode: other.id,
    });
    expect(result.messages).toEqual([{ message: `Audit ${id} belongs to site ${site.id}, not to site ${other.id}.` }]);
  });

  it('refuses the workbook of another standard', async () => {
    const { site, id } = await stored();
    const storage = templateFor('Storage and Distribution') ?? expect.unreachable();
    const answers = filledAnswers(storage, { ...site.keys, categories: ['Chilled storage'] });
    const result = await uploadReport(cb, storage, answers, { externalId: id });
    expect(result.messages).toEqual([{ message: `Audit ${id} is against another standard than the workbook.` }]);
  });

  it('refuses the start date of another record of the site', async () => {
    const { site, id } = await stored();
    const other = filledAnswers(food, { ...site.keys, ...datesOf(30) });
    const { auditExternalId } = await uploadReport(cb, food, other);
    const result = await uploadReport(cb, food, { ...other, SCOPE: 'Rolls.' }, { externalId: id });
    const message = `Audit ${auditExternalId} is of this site, standard and start date already: update that one.`;
    expect(result).toMatchObject({ status: 'Validation', messages: [{ message }] });
  });

  it('keeps a suspended certification suspended, and reports this', async () => {
    const { site, id } = await stored();
    await directory.owner
      .updateTable('audit')
      .set({ certification_status: 'Suspended', status_reason: 'A recall', status_date: '2026-02-01' })
      .where('id', '=', id)
      .execute();
    const result = await uploadReport(cb, food, filledAnswers(food, { ...site.keys, scope: 'Rolls.' }), {
      externalId: id,
    });
    expect(result).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ message: 'The certification status of the record stays Suspended.' }],
    });
    expect(await auditsOf(site.id)).toMatchObject([
      { certification_status: 'Suspended', status_reason: 'A recall', status_date: '2026-02-01', scope: 'Rolls.' },
    ]);
  });

  /** Replaces the report of a record after confirming that its certificate ends. */
  const endingCertificate = async (answers: ReturnType<typeof filledAnswers>, externalId: string) => {
    const bytes = await blankWorkbook(food, answers);
    const asked = await uploadFile(cb, bytes, { externalId });
    expect(asked.messages).toMatchObject([{ message: expect.stringContaining('valid Food certificate would end') }]);
    return uploadFile(cb, bytes, { externalId, confirmed: 'true' });
  };

  it('offers no certificate once the record is not certificated', async () => {
    const { site, id } = await stored();
    const offered = async () => [
      (await cb.get(`/audit/api/Audit/${id}`)).body.hasCertificate,
      (await cb.get(`/audit/api/Audit?searchTerm=${site.id}`)).body.resultsList[0].hasCertificate,
      (await cb.get(`/audit/api/Audit/${id}/downloadCertificate`)).status,
    ];
    expect(await offered()).toEqual([true, true, 200]);
    const answers = filledAnswers(food, { ...site.keys, ...uncertified('Not Certificated') });
    expect(await endingCertificate(answers, id)).toMatchObject({ status: 'Success' });
    expect(await offered()).toEqual([false, false, 404]);
  });

  it('removes the reason of a suspension that it ends', async () => {
    const { site, id } = await stored();
    await directory.owner
      .updateTable('audit')
      .set({ certification_status: 'Suspended', status_reason: 'A recall', status_date: '2026-02-01' })
      .where('id', '=', id)
      .execute();
    const answers = filledAnswers(food, { ...site.keys, ...uncertified('Not Certificated') });
    await uploadReport(cb, food, answers, { externalId: id });
    expect(await auditsOf(site.id)).toMatchObject([
      { certification_status: 'Not Certificated', status_reason: null, status_date: null },
    ]);
  });

  it('keeps the longer expiry of an interim extension', async () => {
    const { site, id } = await stored();
    const interim = { certification_status: 'Interim', expiry_date: '2999-01-01' };
    await directory.owner.updateTable('audit').set(interim).where('id', '=', id).execute();
    await uploadReport(cb, food, filledAnswers(food, { ...site.keys, scope: 'Rolls.' }), { externalId: id });
    expect(await auditsOf(site.id)).toMatchObject([interim]);
  });

  it('ends the certificate of a record that becomes undecided', async () => {
    const { site, id } = await stored();
    const answers = filledAnswers(food, { ...site.keys, ...uncertified('Pending') });
    expect(await endingCertificate(answers, id)).toMatchObject({ status: 'Success' });
    expect(await auditsOf(site.id)).toMatchObject([{ record_status: 'Current', certification_status: 'Pending' }]);
    expect((await cb.get(`/audit/api/Audit/${id}/downloadCertificate`)).status).toBe(404);
  });

  it('answers NotFound for a missing audit, whatever its number looks like', async () => {
    const { site } = await stored();
    const answers = { ...filledAnswers(food, site.keys), ...tagged(food, datesOf(3)) };
    for (const externalId of ['99999999', '0', 'abc', '-1', '999999999999999999'])
      expect(await uploadReport(cb, food, answers, { externalId })).toMatchObject({
        status: 'NotFound',
        messages: [{ message: `No audit ${externalId} is known.` }],
      });
  });
});
