import { changeLogQuery } from '@attestry/contract/kernel/change-log.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from '../../app/testing/test-directory.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { makeAuditor, makeQualification } from '../auditor/auditor.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile, uploadReport } from './audit-import.factory.ts';
import { auditsIn, bodyThatUploads } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

const directory = await testDirectory();
const { body, cb } = await bodyThatUploads(directory);
afterAll(() => directory.close());

const auditsOf = auditsIn(directory);

/** Every answer of a report, at any depth. */
const answersIn = (body: unknown): [string, unknown][] => {
  if (typeof body !== 'object' || body === null) return [];
  if ('xmlTag' in body && 'data' in body) return [[String(body.xmlTag), body.data]];
  return Object.values(body).flatMap(answersIn);
};

describe('uploading a report', () => {
  it('stores the audit, issues its certificate and shows both to the audit’s users', async () => {
    const site = await siteToAudit(directory.owner);
    const result = await uploadReport(cb, food, filledAnswers(food, site.keys));
    expect(result).toMatchObject({
      status: 'Success',
      messages: [],
      programOwner: 'GFA',
      siteName: site.name,
      address1: '2 Mill Lane',
      siteCity: 'Hull',
      siteCountry: 'United Kingdom',
      auditorName: 'Iris Hale',
      auditorNo: '21001',
    });
    const audit = await cb.get(`/audit/api/Audit/${result.auditExternalId}`);
    expect(audit.body).toMatchObject({
      recordStatus: 'Current',
      certificationStatus: { name: 'Certificated' },
      certificationBody: { id: body.id },
      auditOwner: { id: site.companyId, name: result.owner },
      grade: 'AA',
      category: 'Bakery',
      startDate: site.keys.startDate,
      certificateExpiryDate: site.keys.expiryDate,
    });
    const certificate = await cb.get(`/audit/api/Audit/${result.auditExternalId}/downloadCertificate`);
    expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('keeps every answer of the report, with its file', async () => {
    const site = await siteToAudit(directory.owner);
    const rest = { R_1_1_NOTE: 'The policy hangs at the gate.', EMPLOYEES: 42, MODULES: ['Food Safety Culture'] };
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys, rest));
    const { auditExternalId } = await uploadFile(cb, bytes, {}, 'Mill Lane 2026.xlsx');
    const report = await cb.get(`/audit/api/Audit/${auditExternalId}/Report`);
    expect(Object.fromEntries(answersIn(report.body))).toMatchObject({ ...rest, GRADE: 'AA', SITE_CODE: site.id });
    const stored = await directory.owner
      .selectFrom('audit_report')
      .selectAll()
      .where('audit_id', '=', auditExternalId ?? '')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ file_name: 'Mill Lane 2026.xlsx', scan: 'not scanned', template_code: 'FOOD' });
    expect(stored.answers).toMatchObject({ R_1_1_NOTE: 'The policy hangs at the gate.', EMPLOYEES: 42 });
    expect(Buffer.from(bytes).equals(await openFiles(directory.settings).read(stored.file_sha256))).toBe(true);
  });

  it('is one change log entry, with its file and author', async () => {
    const site = await siteToAudit(directory.owner);
    const { auditExternalId } = await uploadReport(cb, food, filledAnswers(food, site.keys));
    const { rows } = await sql<{ actor_id: string; event: string; parts: string[]; file: unknown }>`
      select actor_id, min(event) as event, array_agg(part order by id) as parts,
        jsonb_path_query_first(jsonb_agg(changes), '$[*].report') as file
      from change_log where entity = 'audit' and entity_id = ${auditExternalId}::bigint
      group by transaction, actor_id`.execute(directory.owner);
    expect(rows).toEqual([
      {
        actor_id: cb.userId,
        event: 'Upload report',
        parts: ['audit', 'audit_category', 'audit_report', 'certificate'],
        file: [null, { name: 'report.xlsx', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      },
    ]);
  });

  it('as a replacement keeps the former file in the change log', async () => {
    const site = await siteToAudit(directory.owner);
    const former = await blankWorkbook(food, filledAnswers(food, site.keys, { R_1_1_NOTE: 'Old note.' }));
    const { auditExternalId: externalId = '' } = await uploadFile(cb, former, {}, 'Mill Lane.xlsx');
    const answers = filledAnswers(food, site.keys, { R_1_1_NOTE: 'New note.' });
    await uploadFile(cb, await blankWorkbook(food, answers), { externalId }, 'Mill Lane, corrected.xlsx');
    const { rows } = await sql<{ sha256: string }>`select changes #>> '{report,0,sha256}' as sha256 from change_log
      where entity = 'audit' and entity_id = ${externalId}::bigint and part = 'audit_report' order by id desc limit 1`.execute(
      directory.owner,
    );
    const kept = await openFiles(directory.settings).read(rows[0]?.sha256 ?? '');
    expect(Buffer.from(former).equals(kept)).toBe(true);
    const record = { entity: 'audit', id: externalId, fields: {} };
    const log = await readChangeLog(directory.database.reads, record, changeLogQuery.parse({}));
    expect(log.resultsList[0]?.fieldsChanged).toContainEqual({
      fieldName: 'Report',
      oldValue: 'Mill Lane.xlsx',
      newValue: 'Mill Lane, corrected.xlsx',
    });
  });

  it('reports all problems at once, each at its place', async () => {
    const site = await siteToAudit(directory.owner);
    const answers = filledAnswers(food, site.keys, { AUDITOR_NAME: '', SCOPE: '', GRADE: 'No Grade' });
    const result = await uploadReport(cb, food, answers, { siteCode: site.id, owner: '1' });
    expect(result.status).toBe('Validation');
    expect(result.messages.map(({ xmlTag, message }) => xmlTag ?? message)).toEqual([
      'The audit owner is not a known, active company.',
      'SCOPE',
      'AUDITOR_NAME',
      'GRADE',
    ]);
    for (const { xmlTag, sheet, cell, message } of result.messages.slice(1))
      expect(message).toMatch(new RegExp(`^${sheet}!${cell} \\(${xmlTag}\\): `));
    expect(await auditsOf(site.id)).toEqual([]);
  });

  it('ignores an unknown category, and reports it', async () => {
    const site = await siteToAudit(directory.owner);
    const answers = filledAnswers(food, { ...site.keys, categories: ['Bakery', 'Cloud computing'] });
    const result = await uploadReport(cb, food, answers);
    expect(result).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [
        { xmlTag: 'CATEGORIES', message: expect.stringContaining('"Cloud computing" is unknown and was ignored') },
      ],
    });
    expect((await cb.get(`/audit/api/Audit/${result.auditExternalId}`)).body.category).toBe('Bakery');
  });

  it('issues the certificate of a name it cannot print, and warns that its document is delayed', async () => {
    const site = await siteToAudit(directory.owner, { name: 'Bakery \u{1F35E}' });
    const result = await uploadReport(cb, food, filledAnswers(food, site.keys));
    expect(result).toMatchObject({
      status: 'SuccessWithWarnings',
      messages: [{ xmlTag: 'SITE_NAME', sheet: 'Company and site details', cell: expect.stringMatching(/^D\d+$/) }],
    });
    const issued = await sql`select from certificate where audit_id = ${result.auditExternalId}::bigint`.execute(
      directory.owner,
    );
    expect(issued.rows).toHaveLength(1);
  });

  it('accepts every standard that has a template', async () => {
    const standards = await directory.owner.selectFrom('standard').select('name').orderBy('id').execute();
    for (const { name } of standards) {
      const template = templateFor(name) ?? expect.unreachable(name);
      const site = await siteToAudit(directory.owner);
      const answers = filledAnswers(template, site.keys);
      expect([name, (await uploadReport(cb, template, answers)).messages]).toEqual([name, []]);
      const [audit] = await auditsOf(site.id);
      expect([name, audit?.certification_status]).toEqual([name, name === 'START!' ? 'Start! Basic' : 'Certificated']);
    }
  });
});

describe('the auditor whom a report names', () => {
  it('is doubted if unknown, not yet validated, suspended or not qualified on the day of the audit', async () => {
    const { owner, kernel } = directory;
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'warn' });
    const keeping = await bodyThatUploads(directory);
    const since = { first_validated_at: '2020-01-01T00:00:00Z' };
    const { id } = await makeAuditor(owner, { bodyIds: [keeping.body.id], last_name: 'Hale', ...since });
    const qualification = await makeQualification(owner, id, { categoryId: 414 });
    const change = (table: 'auditor' | 'auditor_qualification', values: object) =>
      owner
        .updateTable(table)
        .set(values)
        .where('id', '=', table === 'auditor' ? id : qualification)
        .execute();
    const upload = async (auditorNumber: string, caller = keeping.cb) => {
      const site = await siteToAudit(owner);
      const { status, messages } = await uploadReport(
        caller,
        food,
        filledAnswers(food, { ...site.keys, auditorNumber }),
      );
      return [status, ...messages.map(({ message }) => message.replace(/^.*?: /, ''))];
    };
    const { endDate: day } = (await siteToAudit(owner)).keys;
    const notQualified = `this auditor was not qualified on ${day} for Bakery`;
    expect(await upload(`0${id}`)).toEqual(['SuccessWithWarnings', notQualified]);
    await change('auditor_qualification', since);
    expect(await upload(id)).toEqual(['Success']);
    expect(await upload('999')).toEqual([
      'SuccessWithWarnings',
      'no auditor of the certification body has this number: check it, or add the auditor',
    ]);
    await change('auditor_qualification', { status: 'Suspended', status_at: '2021-01-01T00:00:00Z' });
    expect((await upload(id)).at(-1)).toBe(`this auditor was suspended on ${day} for Bakery`);
    await change('auditor', { first_validated_at: null });
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'refuse' });
    expect(await upload(id)).toEqual(['Validation', `the profile of this auditor was not validated by ${day}`]);
    expect(await upload('999', cb)).toEqual(['Success']);
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'warn' });
    await change('auditor', { validated_at: null });
    expect(await upload('999')).toEqual(['Success']);
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'off' });
  });

  it('is doubted if the directory has the number for somebody of another name, before those who see auditors', async () => {
    const { owner, kernel } = directory;
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'warn' });
    const keeping = await bodyThatUploads(directory);
    const named = { first_name: 'Zoë', last_name: 'Frost-Hale' };
    const { id } = await makeAuditor(owner, { bodyIds: [keeping.body.id], ...named });
    await makeQualification(owner, id, { categoryId: 414 });
    const since = { first_validated_at: '2020-01-01T00:00:00Z' };
    await owner.updateTable('auditor').set(since).where('id', '=', id).execute();
    await owner.updateTable('auditor_qualification').set(since).where('auditor_id', '=', id).execute();
    const upload = async (auditorName: string) => {
      const { keys } = await siteToAudit(owner);
      const answers = filledAnswers(food, { ...keys, auditorNumber: id, auditorName });
      const { status, messages } = await uploadReport(keeping.cb, food, answers);
      return [status, ...messages.map(({ message }) => message.replace(/^.*?: /, ''))];
    };
    for (const alike of ['Zoe Quill', 'HALE, Z.', 'Зоя']) expect(await upload(alike), alike).toEqual(['Success']);
    const doubt = 'this number belongs to Zoë Frost-Hale, but the report names Iris Quill';
    expect(await upload('Iris Quill')).toEqual(['SuccessWithWarnings', doubt]);
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'refuse' });
    expect(await upload('Iris Quill')).toEqual(['Success']);
    Object.assign(kernel.settings, { AUDITOR_CHECK: 'off' });
  });

  it('has a page for those who see them, and their audits are found by the number', async () => {
    const { id } = await makeAuditor(directory.owner, { bodyIds: [body.id] });
    const site = await siteToAudit(directory.owner);
    const answers = filledAnswers(food, { ...site.keys, auditorNumber: `00${id}` });
    const { auditExternalId, stored } = await uploadReport(cb, food, answers);
    expect(stored?.auditorId).toBe(id);
    expect((await cb.get(`/audit/api/Audit/${auditExternalId}`)).body).toMatchObject({ auditorId: id });
    const company = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    expect((await company.get(`/audit/api/Audit/${auditExternalId}`)).body).toMatchObject({ auditorId: null });
    const { body: found } = await cb.get(`/audit/api/Audit?auditor=${id}`);
    expect(found.resultsList.map((row: { id: string }) => row.id)).toEqual([auditExternalId]);
    for (const [written, total] of [
      [`No. ${id}`, 1],
      ['nobody', 0],
    ])
      expect((await cb.get(`/audit/api/Audit?auditor=${written}`)).body.total).toBe(total);
  });
});
