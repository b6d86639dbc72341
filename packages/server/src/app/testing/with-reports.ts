import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll } from 'vitest';
import { makeAudit, makeCertificationBody } from '../../features/audit/audit.factory.ts';
import { makeSite } from '../../features/site/site.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './test-directory.ts';

export const report = '/report/api/Report';

export let directory: TestDirectory;
export let admin: Caller;
export let mine: { id: string };
export let held: { id: string };

/** Begins with three audits of one certification body, `mine`, and one of another. Call it once, at the top of a test file. */
export const withReports = (): void => {
  beforeAll(async () => {
    directory = await testDirectory();
    admin = await directory.as({ role: '{body} Admin' });
    mine = await makeCertificationBody(directory.owner);
    const ofMine = { certification_body_id: mine.id };
    const { id: site_id } = await makeSite(directory.owner, { name: '=2+3 Mills' });
    await makeAudit(directory.owner, { ...ofMine, site_id });
    held = await makeAudit(directory.owner, {
      ...ofMine,
      record_status: 'Holding',
      holding_reason: 'It waits for its decision',
    });
    await makeAudit(directory.owner);
    await makeAudit(directory.owner, {
      ...ofMine,
      end_date: '2026-01-10',
      start_date: '2026-01-10',
      uploaded_at: new Date('2026-03-05T10:00:00Z'),
      record_status: 'Closed',
    });
  });
  afterAll(() => directory.close());
};

export const asCb = () => directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', mine.id]] });
export const rowsOf = async (caller: Caller, url: string): Promise<string[][]> =>
  parse((await caller.get(`${report}/${url}`)).text, { bom: true });
