import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { readSettings, type Settings } from '../../kernel/settings/settings.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { loadDemo } from './load.ts';

let settings: Settings;

beforeAll(async () => {
  settings = readSettings({ NODE_ENV: 'test', DATA_DIR: await mkdtemp(path.join(tmpdir(), 'demo-')) });
});
afterAll(() => rm(settings.DATA_DIR, { recursive: true, force: true }));

it('the demo has the workbook of each report among the documents of its audit, and its file', async () => {
  const { ownerUrl } = await freshDatabase();
  await loadDemo(ownerUrl, { audits: 400 }, settings, () => undefined);
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ reported: string; kept: string | null; size: number | null }>(
      `select report.file_sha256 as reported, document.file_sha256 as kept, document.file_size as size
       from audit_report as report left join audit_document as document
         on document.audit_id = report.audit_id and document.type = 'Audit'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { reported, kept, size } of rows) {
      expect(kept).toBe(reported);
      expect((await openFiles(settings).read(reported)).length).toBe(size);
    }
  });
});
