import { readFile } from 'node:fs/promises';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import { makeAudit, makeReport } from '../audit/audit.factory.ts';
import { attachmentsOf } from '../audit-document/audit-document.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile } from './audit-import.factory.ts';

const etrs = templateFor('ETRS') ?? expect.unreachable();

let directory: TestDirectory;
let cb: Caller;
let auditId: string;
let first: Uint8Array;
let second: Uint8Array;

beforeAll(async () => {
  directory = await testDirectory();
  const body = await makeApprovedBody(directory.owner);
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
  const site = await siteToAudit(directory.owner);
  first = await blankWorkbook(etrs, filledAnswers(etrs, site.keys));
  second = await blankWorkbook(etrs, filledAnswers(etrs, { ...site.keys, auditorName: 'Ola Berg' }));
  const { auditExternalId } = await uploadFile(cb, first, {}, 'first.xlsx');
  auditId = auditExternalId ?? expect.unreachable();
  const fields = { externalId: auditId };
  await uploadFile(cb, second, fields, 'second.xlsx');
  await uploadFile(cb, second, { ...fields, confirmed: 'true' }, 'second.xlsx');
  await uploadFile(cb, second, { ...fields, confirmed: 'true' }, 'second.xlsx');
});
afterAll(() => directory.close());

const named = (documents: readonly Attachment[]) =>
  documents.map(({ fileName, fileType, format, uploadDate, userId, uploadedBy, scan }) => ({
    fileName,
    fileType,
    format,
    uploadDate,
    userId,
    uploadedBy,
    scan,
  }));

describe('the workbooks of an audit’s reports', () => {
  it('are documents of type Audit, one for each upload that changed it, and cannot be deleted', async () => {
    const documents = await attachmentsOf(cb, auditId);
    expect(documents).toMatchObject([
      { fileName: 'second.xlsx', fileType: 'Audit', format: 'xlsx', fileSize: second.length, scan: 'not scanned' },
      { fileName: 'first.xlsx', fileType: 'Audit', format: 'xlsx', fileSize: first.length, scan: 'not scanned' },
    ]);
    expect(documents.map(({ visuals }) => visuals.isAbleToDelete)).toEqual([false, false]);
  });

  it('can be downloaded, including replaced ones', async () => {
    for (const [at, bytes] of [second, first].entries()) {
      const link = (await attachmentsOf(cb, auditId))[at]?.extDocLink;
      const answer = await cb.get(`/audit/api/Audit/DownloadDocument?link=${link}`);
      expect(answer.bytes.equals(Buffer.from(bytes))).toBe(true);
    }
  });

  it('have no change log entry of their own if their report has one', async () => {
    const { rows } = await sql<{ part: string }>`select distinct part from change_log
      where entity = 'audit' and entity_id = ${auditId}::bigint and part like 'audit_%'`.execute(directory.owner);
    expect(rows.map(({ part }) => part)).not.toContain('audit_document');
  });

  const migrated = async (name: string) => {
    const migration = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
    await sql.raw(migration.slice(migration.indexOf('insert into audit_document'))).execute(directory.owner);
  };

  it('from before documents existed are found in the change log', async () => {
    const before = named(await attachmentsOf(cb, auditId));
    await directory.owner.deleteFrom('audit_document').execute();
    await migrated('0027_documents.sql');
    expect(named(await attachmentsOf(cb, auditId))).toEqual(before);
    await migrated('0029_workbooks_of_reports.sql');
    expect(named(await attachmentsOf(cb, auditId))).toEqual(before);
  });

  it('missing from the change log are found by their reports, if the file exists', async () => {
    const [present] = named(await attachmentsOf(cb, auditId));
    const { id: withoutFile } = await makeAudit(directory.owner);
    await makeReport(directory.owner, withoutFile);
    await sql`update audit_report set file_sha256 = ${sha256Of(Buffer.from('demo report'))}
      where audit_id = ${withoutFile}::bigint`.execute(directory.owner);
    await directory.owner.deleteFrom('audit_document').execute();
    await sql`update change_log set changes = jsonb_set(changes, '{report,1}', changes #> '{report,1,name}')
      where part = 'audit_report' and changes ? 'report'`.execute(directory.owner);
    await migrated('0027_documents.sql');
    expect(await attachmentsOf(cb, auditId)).toEqual([]);
    await migrated('0029_workbooks_of_reports.sql');
    await migrated('0029_workbooks_of_reports.sql');
    expect(named(await attachmentsOf(cb, auditId))).toEqual([present]);
    const admin = await directory.as({ role: '{body} Admin' });
    expect(await attachmentsOf(admin, withoutFile)).toEqual([]);
  });
});
