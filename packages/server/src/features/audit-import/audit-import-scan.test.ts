import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { eicar, startClamd, type TestClamd } from '../../kernel/testing/clamd.ts';
import { zipOf } from '../../kernel/workbooks/workbook.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile } from './audit-import.factory.ts';
import { bodyThatUploads, everythingStored } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let clamd: TestClamd;
let directory: TestDirectory;
let cb: Caller;

beforeAll(async () => {
  clamd = await startClamd();
  directory = await testDirectory({ CLAMD: clamd.address });
  ({ cb } = await bodyThatUploads<Caller>(directory));
});
afterAll(async () => {
  await directory.close();
  await clamd.stop();
});

const goodReport = async ({ owner }: TestDirectory) => {
  const { keys } = await siteToAudit(owner);
  return blankWorkbook(food, filledAnswers(food, keys));
};

const refused = async (bytes: Uint8Array, caller = cb, where = directory) => {
  const before = await everythingStored(where);
  const result = await uploadFile(caller, bytes);
  expect(await everythingStored(where)).toEqual(before);
  return result;
};

describe('the virus scan', () => {
  it('refuses an infected file before it is read', async () => {
    const before = await refused(eicar);
    expect(before).toEqual({ status: 'Virus', messages: [{ message: expect.stringContaining('found something') }] });
    const hidden = zipOf([{ name: 'xl/media/image1.png', content: eicar, stored: true }]);
    expect((await refused(hidden)).status).toBe('Virus');
  });

  it('refuses a file that it cannot scan', async () => {
    const result = await refused(randomBytes(1_500_000));
    expect(result).toEqual({
      status: 'Error',
      messages: [{ message: expect.stringContaining('could not read') }],
    });
  });

  it('is recorded as clean with the report', async () => {
    const { auditExternalId = '' } = await uploadFile(cb, await goodReport(directory));
    const report = await directory.owner
      .selectFrom('audit_report')
      .select('scan')
      .where('audit_id', '=', auditExternalId)
      .executeTakeFirst();
    expect(report?.scan).toBe('clean');
  });

  it('refuses every upload while the scanner does not respond', async () => {
    const down = await testDirectory({ CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' });
    const { cb: caller } = await bodyThatUploads<Caller>(down);
    const result = await refused(await goodReport(down), caller, down);
    expect(result).toEqual({ status: 'Error', messages: [{ message: expect.stringContaining('is not responding') }] });
    await down.close();
  });
});

describe('a failure of the server', () => {
  it('answers Error and stores nothing', async () => {
    const broken = await testDirectory({ LOG_LEVEL: 'silent' });
    const { cb: caller } = await bodyThatUploads<Caller>(broken);
    const report = await goodReport(broken);
    await sql`alter table certificate add constraint nothing_fits check (false)`.execute(broken.owner);
    const before = (await everythingStored(broken)).rows;
    const result = await uploadFile(caller, report);
    expect(result).toEqual({ status: 'Error', messages: [{ message: 'An unknown error has occurred' }] });
    expect((await everythingStored(broken)).rows).toEqual(before);
    await broken.close();
  });
});
