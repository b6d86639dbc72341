import { changeLogQuery } from '@attestry/contract/kernel/change-log.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { readChangeLog } from '../../kernel/change-log/change-log.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import {
  datesOf,
  filledAnswers,
  siteToAudit,
  tagged,
  uncertified,
  uploadFile,
  uploadReport,
  uploadRequest,
} from './audit-import.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let body: { id: string; name: string };
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  body = await makeCertificationBody(directory.owner);
  [cb = expect.unreachable()] = await colleagues(1);
});
afterAll(() => directory.close());

/** People of the certification body: each may have a few uploads under way at once. */
const colleagues = (count: number): Promise<Caller[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] }),
    ),
  );

/** Every answer of a report as it was answered, wherever it stands. */
const answersIn = (body: unknown): [string, unknown][] => {
  if (typeof body !== 'object' || body === null) return [];
  if ('xmlTag' in body && 'data' in body) return [[String(body.xmlTag), body.data]];
  return Object.values(body).flatMap(answersIn);
};

const auditsOf = async (siteId: string) =>
  directory.owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).orderBy('id').execute();

describe('uploading a report', () => {
  it('stores the audit, issues its certificate and shows both to the people of the audit', async () => {
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
      auditorNo: 'A-1001',
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

  it('is one entry of the record of changes, with its file and who did it', async () => {
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

  it('in place of another leaves the former file to be found by the record of changes', async () => {
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

  it('answers all problems at once, each at its place', async () => {
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

  it('ignores a category it does not know, and says so', async () => {
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

  it('issues the certificate of a name it cannot print, and warns that its document waits', async () => {
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

  it('takes every standard that has a template', async () => {
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

describe('the same file again', () => {
  it('answers Success with the same audit', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const first = await uploadFile(cb, bytes);
    expect(await uploadFile(cb, bytes)).toEqual(first);
    expect(await uploadFile(cb, bytes, { externalId: first.auditExternalId ?? '' })).toEqual(first);
    expect(await auditsOf(site.id)).toMatchObject([{ version: 1 }]);
  });

  it('tells again what there is to know of its record', async () => {
    const site = await siteToAudit(directory.owner);
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', site.companyId]] });
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const fields = { certificationBodyId: body.id };
    const first = await uploadFile(owner, bytes, fields);
    expect(first.messages).toHaveLength(1);
    expect(await uploadFile(owner, bytes, fields)).toEqual(first);
  });

  it('from the certification body makes the record Current that its company had uploaded', async () => {
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

  it('is a new report where its record is Archived', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const { auditExternalId = '' } = await uploadFile(cb, bytes);
    const archived = { record_status: 'Archived' };
    await directory.owner.updateTable('audit').set(archived).where('id', '=', auditExternalId).execute();
    expect((await uploadFile(cb, bytes)).status).toBe('Success');
    expect(await auditsOf(site.id)).toMatchObject([archived, { record_status: 'Current' }]);
  });

  it('is asked about where it names another owner', async () => {
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

  it('makes one audit when it comes many times at once', async () => {
    const site = await siteToAudit(directory.owner);
    const bytes = await blankWorkbook(food, filledAnswers(food, site.keys));
    const results = await Promise.all((await colleagues(12)).map((each) => uploadFile(each, bytes)));
    expect(new Set(results.map(({ status, auditExternalId }) => `${status} ${auditExternalId}`)).size).toBe(1);
    expect(await auditsOf(site.id)).toHaveLength(1);
  });
});

describe('twenty reports of one site at once', () => {
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

describe('updates of an audit while newer reports of its site come in', () => {
  it('leave one Current record, and change nothing of the one that was closed meanwhile', async () => {
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
    // An update that comes too late is refused: by sight of the Closed record, or under the lock that it waited for.
    const outcomes = answers.map(({ status, body }) => (status === 200 ? body.status : status));
    expect(outcomes.filter((outcome) => !['Success', 'Validation', 403].includes(outcome))).toEqual([]);
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

  it('keeps its id, history and day of validation, and issues its certificate anew under its number', async () => {
    const { site, id } = await stored();
    await directory.owner.updateTable('audit').set({ validation_date: '2026-01-02' }).where('id', '=', id).execute();
    const answers = filledAnswers(food, {
      ...site.keys,
      scope: 'Bread only.',
      modules: ['Cross Docking'],
      categories: ['Confectionery'],
    });
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
    const { rows } = await sql`select from change_log where entity = 'audit' and entity_id = ${id}::bigint
      and event = 'Upload report' group by transaction`.execute(directory.owner);
    expect(rows).toHaveLength(2);
  });

  it('asks first when it was not said which audit is meant', async () => {
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
    expect(result.messages).toEqual([{ message: `Audit ${id} is of site ${site.id}, not of site ${other.id}.` }]);
  });

  it('refuses the workbook of another standard', async () => {
    const { site, id } = await stored();
    const storage = templateFor('Storage and Distribution') ?? expect.unreachable();
    const answers = filledAnswers(storage, { ...site.keys, categories: ['Chilled storage'] });
    const result = await uploadReport(cb, storage, answers, { externalId: id });
    expect(result.messages).toEqual([{ message: `Audit ${id} is of another standard than the workbook.` }]);
  });

  it('refuses the start date of another record of the site', async () => {
    const { site, id } = await stored();
    const other = filledAnswers(food, { ...site.keys, ...datesOf(30) });
    const { auditExternalId } = await uploadReport(cb, food, other);
    const result = await uploadReport(cb, food, { ...other, SCOPE: 'Rolls.' }, { externalId: id });
    const message = `Audit ${auditExternalId} is of this site, standard and start date already: update that one.`;
    expect(result).toMatchObject({ status: 'Validation', messages: [{ message }] });
  });

  it('leaves a suspended certification suspended, and says so', async () => {
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

  it('offers no certificate once the record is not certificated', async () => {
    const { site, id } = await stored();
    const offered = async () => [
      (await cb.get(`/audit/api/Audit/${id}`)).body.hasCertificate,
      (await cb.get(`/audit/api/Audit?searchTerm=${site.id}`)).body.resultsList[0].hasCertificate,
      (await cb.get(`/audit/api/Audit/${id}/downloadCertificate`)).status,
    ];
    expect(await offered()).toEqual([true, true, 200]);
    const answers = filledAnswers(food, { ...site.keys, ...uncertified('Not Certificated') });
    await uploadReport(cb, food, answers, { externalId: id });
    expect(await offered()).toEqual([false, false, 404]);
  });

  it('drops the reason of a suspension that it ends', async () => {
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

  it('keeps the longer expiry of an extension in the interim', async () => {
    const { site, id } = await stored();
    const interim = { certification_status: 'Interim', expiry_date: '2999-01-01' };
    await directory.owner.updateTable('audit').set(interim).where('id', '=', id).execute();
    await uploadReport(cb, food, filledAnswers(food, { ...site.keys, scope: 'Rolls.' }), { externalId: id });
    expect(await auditsOf(site.id)).toMatchObject([interim]);
  });

  it('ends the certificate of a record that is now undecided', async () => {
    const { site, id } = await stored();
    const answers = filledAnswers(food, { ...site.keys, ...uncertified('Pending') });
    expect(await uploadReport(cb, food, answers, { externalId: id })).toMatchObject({ status: 'Success' });
    expect(await auditsOf(site.id)).toMatchObject([{ record_status: 'Current', certification_status: 'Pending' }]);
    expect((await cb.get(`/audit/api/Audit/${id}/downloadCertificate`)).status).toBe(404);
  });

  it('answers NotFound for an audit that is not there, whatever its number looks like', async () => {
    const { site } = await stored();
    const answers = { ...filledAnswers(food, site.keys), ...tagged(food, datesOf(3)) };
    for (const externalId of ['99999999', '0', 'abc', '-1', '999999999999999999'])
      expect(await uploadReport(cb, food, answers, { externalId })).toMatchObject({
        status: 'NotFound',
        messages: [{ message: `No audit ${externalId} is known.` }],
      });
  });
});
