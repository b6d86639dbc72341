import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { clearFiles } from '../../kernel/files/clear-files.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { attachmentsOf, makeDocument, photograph, sendDocument, tinyPdf } from './audit-document.factory.ts';

const began = Date.parse('2026-11-22T02:40:00Z');
const dayMs = 86_400_000;
const quota = 1_000_000;

let directory: TestDirectory;
let admin: Caller;
let auditId: string;

beforeAll(async () => {
  directory = await testDirectory({ REMOVED_DOCUMENT_DAYS: '10', UPLOAD_QUOTA_GB: String(quota / 1e9) });
  admin = await directory.as({ role: '{body} Admin' });
  await clearFiles.run(directory.kernel, {});
});
beforeEach(async () => {
  setClock(new Date(began));
  ({ id: auditId } = await makeAudit(directory.owner));
});
afterEach(() => setClock());
afterAll(() => directory.close());

/** Runs the job as if that many days had passed; other calls meanwhile run today. */
const clearAfter = (days: number): Promise<void> => {
  setClock(new Date(began + days * dayMs));
  const cleared = clearFiles.run(directory.kernel, {});
  setClock(new Date(began));
  return cleared;
};
let drawn = 0;
const newLeaflet = (bytes = 0) => {
  drawn += 1;
  return Buffer.concat([tinyPdf, Buffer.from(`% ${drawn}\n`), Buffer.alloc(bytes)]);
};
const send = (bytes: Buffer, caller = admin) =>
  sendDocument(caller, { auditId, bytes, fileName: 'leaflet.pdf', type: 'Schedule A' });
const remove = (id: string) => admin.send({ method: 'DELETE', url: `/audit/api/Audit/Document/${id}` });
const holds = (bytes: Buffer) =>
  directory.kernel.files.read(sha256Of(bytes)).then(
    () => true,
    () => false,
  );

describe('the file of a removed document', () => {
  it('is kept for the configured time, then deleted with its preview', async () => {
    const bytes = await photograph();
    const { body } = await sendDocument(admin, { auditId, bytes, fileName: 'photo.jpg' });
    const preview = await admin.get(`/audit/api/Audit/DownloadDocument?link=${body.extDocLink}&preview=true`);
    await remove(body.id);
    await clearAfter(9.9);
    expect([await holds(bytes), await holds(preview.bytes)]).toEqual([true, true]);
    await clearAfter(10.1);
    expect([await holds(bytes), await holds(preview.bytes)]).toEqual([false, false]);
  });

  it('is kept while another document has the same content', async () => {
    const bytes = newLeaflet();
    const [first, second] = [await send(bytes), await send(bytes)];
    await remove(first.body.id);
    await clearAfter(11);
    expect(await holds(bytes)).toBe(true);
    await remove(second.body.id);
    await clearAfter(11);
    expect(await holds(bytes)).toBe(false);
  });

  it('is available to a user who uploads the same content while it is being cleared', async () => {
    for (let round = 0; round < 12; round += 1) {
      const bytes = newLeaflet();
      const { body } = await send(bytes);
      await remove(body.id);
      const [, again] = await Promise.all([clearAfter(11), send(bytes)]);
      expect([again.status, await holds(bytes)]).toEqual([200, true]);
      await clearAfter(40);
      expect(await holds(bytes)).toBe(true);
    }
  });
});

describe('a file that no row refers to', () => {
  it('is deleted only after it has been unreferenced for a day', async () => {
    const [left, named] = [newLeaflet(), newLeaflet()];
    await directory.kernel.files.put(left);
    await directory.kernel.files.put(named);
    await clearAfter(0);
    await clearAfter(0.9);
    expect(await holds(left)).toBe(true);
    await makeDocument(directory.owner, { audit_id: auditId, file_sha256: sha256Of(named) });
    await clearAfter(1.1);
    expect([await holds(left), await holds(named)]).toEqual([false, true]);
  });

  it('is not created by a refused upload, nor left behind by a failed one', async () => {
    const refused = newLeaflet();
    await sql`update audit set record_status = 'Closed' where id = ${auditId}::bigint`.execute(directory.owner);
    expect((await send(refused)).status).toBe(409);
    await sql`update audit set record_status = 'Current' where id = ${auditId}::bigint`.execute(directory.owner);
    const failed = newLeaflet();
    await sql`alter table audit_document add constraint broken check (file_size <> ${sql.lit(failed.length)}) not valid`.execute(
      directory.owner,
    );
    expect((await send(failed)).status).toBe(500);
    await sql`alter table audit_document drop constraint broken`.execute(directory.owner);
    expect([await holds(refused), await holds(failed)]).toEqual([false, false]);
    expect((await send(failed)).status).toBe(200);
  });
});

describe('an organisation', () => {
  it('is limited to its quota, which counts removed files until they are deleted and is separate for each organisation', async () => {
    const audit = await makeAudit(directory.owner);
    auditId = audit.id;
    const person = () =>
      directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', audit.certificationBodyId]] });
    const [one, other] = [await person(), await person()];
    const large = newLeaflet(quota - 50_000);
    const { body } = await send(large, one);
    const full = await send(newLeaflet(60_000), other);
    expect([full.status, full.body.code]).toEqual([409, 'file.noRoom']);
    await remove(body.id);
    expect((await send(newLeaflet(60_000), other)).status).toBe(409);
    expect((await send(newLeaflet(60_000))).status).toBe(200);
    await clearAfter(11);
    expect((await send(newLeaflet(60_000), other)).status).toBe(200);
    expect(await attachmentsOf(admin, auditId)).toHaveLength(2);
  });
});

describe('the file store', () => {
  it('is not cleared by another database, and is claimed by one whose files it contains', async () => {
    const setMark = async (to: string) => {
      await sql`update this_directory set mark = ${to}::uuid`.execute(directory.owner);
    };
    const { rows } = await sql<{ mark: string }>`select mark from this_directory`.execute(directory.owner);
    const own = rows[0]?.mark ?? '';
    const [left, failed] = [newLeaflet(), newLeaflet()];
    await directory.kernel.files.put(left);
    await directory.kernel.files.put(failed);
    await setMark(randomUUID());
    await clearAfter(0);
    await clearAfter(2);
    await sql`alter table audit_document add constraint broken check (file_size <> ${sql.lit(failed.length)}) not valid`.execute(
      directory.owner,
    );
    expect((await send(failed)).status).toBe(500);
    await sql`alter table audit_document drop constraint broken`.execute(directory.owner);
    expect([await holds(left), await holds(failed)]).toEqual([true, true]);
    await setMark(own);
    await clearAfter(0);
    await clearAfter(2);
    expect([await holds(left), await holds(failed)]).toEqual([false, false]);
  });

  it('knows every column that refers to a file', async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = 'public' and column_name like '%sha256'
        and table_name not in ('file_in_use', 'unused_file') order by 1`.execute(directory.owner);
    const { rows: used } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.view_column_usage where view_name = 'file_in_use' order by 1`.execute(directory.owner);
    // A question is asked while the file is not stored yet.
    expect([...used.map(({ name }) => name), 'asked_question.content_sha256'].sort()).toEqual(
      rows.map(({ name }) => name),
    );
  });
});
