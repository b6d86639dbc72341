import { keptExportErrors } from '@attestry/contract/features/kept-export/kept-export.errors.ts';
import { maxKeptExports } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { clearKeptExports, makeKeptExports } from './kept-export.jobs.ts';
import { beginNext, makeExport } from './make-export.commands.ts';

const exports = '/report/api/Export';
const asked = `${exports}/AuditStatusCsv?sortBy=id`;

let directory: TestDirectory;
let body: { id: string };
let caller: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  await directory.stopJobs();
  body = await makeCertificationBody(directory.owner);
  await makeAudit(directory.owner, { certification_body_id: body.id });
  await makeAudit(directory.owner);
});
beforeEach(async () => {
  caller = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
});
afterEach(async () => {
  setClock();
  await directory.owner.deleteFrom('kept_export').execute();
  await clearKeptExports.run(directory.kernel, {});
});
afterAll(() => directory.close());

const make = () => makeKeptExports.run(directory.kernel, {});
const listed = async (one = caller) => (await one.get(exports)).body;
const remove = (id: string, one = caller) => one.send({ method: 'DELETE', url: `${exports}/${id}` });
const start = async (one = caller, url = asked): Promise<string> => {
  const { body: started } = await one.post(url);
  expect(started).toMatchObject({ state: 'Waiting', size: 0, until: null });
  return started.id;
};
const setUser = (values: { role?: string; status?: 'Deactivated' }) =>
  directory.owner.updateTable('app_user').set(values).where('id', '=', caller.userId).execute();
const storedFiles = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const sha256 of directory.kernel.files.list()) found.push(sha256);
  return found;
};
/** Tokens do not last that long. */
const endHoursAgo = (hours: number) =>
  sql`update kept_export set ended_at = now() - make_interval(mins => ${hours * 60}::int)`.execute(directory.owner);

describe('a kept export', () => {
  it('has the file that the report has, for a day, and alerts the person', async () => {
    const direct = await caller.get('/report/api/Report/AuditStatusCsv?sortBy=id');
    const id = await start();
    expect((await caller.get(`${exports}/${id}/file`)).status).toBe(404);
    await make();
    expect(await listed()).toMatchObject([
      { id, title: 'Audit Status (CSV)', state: 'Ready', size: direct.bytes.length },
    ]);
    const { status, bytes, headers } = await caller.get(`${exports}/${id}/file`);
    expect({ status, text: bytes.toString() }).toEqual({ status: 200, text: direct.text });
    expect(headers['content-disposition']).toMatch(/AuditStatus-\d{8}-\d{6}\.csv/);
    const { rows } = await sql<{ facts: object }>`select facts from alert where user_id = ${caller.userId}::bigint
      and kind = 'export ended' and entity_id = ${id}::bigint`.execute(directory.owner);
    expect(rows).toMatchObject([{ facts: { name: 'Audit Status (CSV)', to: 'Ready' } }]);

    await endHoursAgo(25);
    expect(await listed()).toEqual([]);
    expect((await caller.get(`${exports}/${id}/file`)).status).toBe(404);
  });

  it('has its file removed an hour after that, and when it is removed', async () => {
    await start();
    await make();
    const removed = await start(caller, `${exports}/AuditStatusXlsx`);
    await make();
    expect(await storedFiles()).toHaveLength(2);
    expect((await remove(removed)).status).toBe(200);
    await clearKeptExports.run(directory.kernel, {});
    expect(await storedFiles()).toHaveLength(1);
    await endHoursAgo(24.5);
    await clearKeptExports.run(directory.kernel, {});
    expect(await storedFiles()).toHaveLength(1);
    await endHoursAgo(25.5);
    await clearKeptExports.run(directory.kernel, {});
    expect(await storedFiles()).toHaveLength(0);
  });

  it('does not exist for anybody else', async () => {
    const id = await start();
    await make();
    const others = [
      await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] }),
      await directory.as({ role: '{body} Admin' }),
    ];
    for (const other of others) {
      expect(await listed(other)).toEqual([]);
      expect((await other.get(`${exports}/${id}/file`)).status).toBe(404);
      expect((await remove(id, other)).status).toBe(404);
    }
    expect(await listed()).toHaveLength(1);
  });

  it('is not made for a person who was deactivated, and not given to one whose role has changed', async () => {
    const id = await start();
    await make();
    await start();
    await setUser({ status: 'Deactivated' });
    await make();
    const { rows } = await sql<{ state: string }>`select state from kept_export
      where user_id = ${caller.userId}::bigint`.execute(directory.owner);
    expect(rows).toEqual([{ state: 'Ready' }]);
    await directory.owner
      .updateTable('app_user')
      .set({ status: 'Active', role: 'CB Audit Admin' })
      .where('id', '=', caller.userId)
      .execute();
    expect(await listed()).toEqual([]);
    expect((await caller.get(`${exports}/${id}/file`)).status).toBe(404);
  });

  it('is refused at each step to people whose company is kept from exporting', async () => {
    const { id: company } = await makeCompany(directory.owner);
    const buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    const prevent = (allow_export_list: boolean) =>
      directory.owner.updateTable('company').set({ allow_export_list }).where('id', '=', company).execute();
    const made = await start(buyer);
    await make();
    await start(buyer);
    await prevent(false);
    expect((await buyer.get(`${exports}/${made}/file`)).body.code).toBe('request.exportPrevented');
    expect((await buyer.post(asked)).body.code).toBe('request.exportPrevented');
    await make();
    expect(await listed(buyer)).toMatchObject([{ state: 'Failed', reason: /Export List is switched off/ }, {}]);
    await prevent(true);
    expect((await buyer.get(`${exports}/${made}/file`)).status).toBe(200);
  });

  it('is refused at once for what is wrong with it, and beyond as many as a person may have', async () => {
    const { id } = await makeCompany(directory.owner);
    const seller = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    expect((await caller.post(`${exports}/NoSuchCsv`)).status).toBe(404);
    const wrong = await caller.post(`${exports}/AuditStatusCsv?recordStatus=Lost`);
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^The request is not valid\. recordStatus: ./) },
    });
    const { status, body: said } = await seller.post(`${exports}/SubmissionDateCsv?auditor=20001`);
    expect({ status, fields: said.fields }).toEqual({
      status: 400,
      fields: [{ path: 'auditor', message: 'Unknown column' }],
    });
    expect(await listed(seller)).toEqual([]);
    const ids = await Promise.all(Array.from({ length: maxKeptExports }, () => start()));
    expect((await caller.post(asked)).body.code).toBe(keptExportErrors.limitReached.code);
    await remove(ids[0]!);
    await start();
  });

  it('that is removed while it is made has no file and no alert', async () => {
    const id = await start();
    const begun = await beginNext(directory.kernel);
    await remove(id);
    await makeExport(directory.kernel, begun!);
    const { rows } = await sql`select from kept_export_part
      union all select from alert where entity_type = 'export' and entity_id = ${id}::bigint`.execute(directory.owner);
    expect({ rows, listed: await listed() }).toEqual({ rows: [], listed: [] });
  });

  it('is made by another job once its own is dead, which then changes nothing', async () => {
    await start();
    const dead = await beginNext(directory.kernel);
    expect(await beginNext(directory.kernel)).toBeUndefined();
    setClock(new Date(Date.now() + 61_000));
    await make();
    const [made] = await listed();
    expect(made.state).toBe('Ready');
    await makeExport(directory.kernel, dead!);
    expect(await listed()).toEqual([made]);
  });

  it('fails after three jobs have died', async () => {
    await start();
    for (let minutes = 2; minutes <= 6; minutes += 2) {
      await beginNext(directory.kernel);
      setClock(new Date(Date.now() + minutes * 60_000));
    }
    await make();
    expect(await listed()).toMatchObject([{ state: 'Failed', reason: null }]);
  });
});
