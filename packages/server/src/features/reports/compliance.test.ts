import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { DB } from '../../kernel/database/tables.ts';
import { makeAudit, makeCertificationBody, makeReport } from '../audit/audit.factory.ts';
import { makeSchedule, makeSite } from '../site/site.factory.ts';

let directory: TestDirectory;
let body: { id: string; name: string };

type Row = Record<string, string | number>;

/** Makes a change as if on that day. */
const on = <T>(day: string, change: (db: Transaction<DB>) => Promise<T>): Promise<T> =>
  directory.owner.transaction().execute(async (db) => {
    await sql`select set_config('app.now', ${`${day}T12:00:00Z`}, true)`.execute(db);
    return change(db);
  });

const upload = (day: string, end_date: string, changes = {}) =>
  on(day, (db) => makeAudit(db, { certification_body_id: body.id, start_date: end_date, end_date, ...changes }));

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  body = await makeCertificationBody(owner);
  const waiting = { record_status: 'Holding', holding_reason: 'It waits' };
  await upload('2026-01-10', '2025-11-21');
  const { id } = await upload('2026-01-11', '2025-11-23');
  await makeReport(owner, id);
  await on('2026-03-01', (db) =>
    db
      .updateTable('audit_report')
      .set({ file_sha256: 'f'.repeat(64) })
      .where('audit_id', '=', id)
      .execute(),
  );
  const held = await upload('2026-01-12', '2026-01-02', waiting);
  await on('2026-03-04', (db) =>
    db.updateTable('audit').set({ record_status: 'Current' }).where('id', '=', held.id).execute(),
  );
  await upload('2026-04-30', '2026-04-29', waiting);
  const { id: siteId } = await makeSite(owner);
  const plan = { siteId, certificationBodyId: body.id };
  await makeSchedule(owner, plan, { scheduled_for: '2026-02-28', type: 'Unannounced' });
  await makeAudit(owner);
});
afterAll(() => directory.close());

const read = async (caller: Caller, query = ''): Promise<Row[]> =>
  (await caller.get(`/report/api/Report/Compliance/preview?sortBy=month&order=asc&${query}`)).body.resultsList;
const asOf = (role: 'CB Full Admin' | 'CB Commercial Horizon') =>
  directory.as({ role, organisations: [['CertificationBody', body.id]] });

it('compliance counts what a certification body uploaded in a month, and what waited when it ended', async () => {
  const rows = await read(await asOf('CB Full Admin'), 'submissionDateTo=2026-04-01');
  const months = rows.map(({ id: _, certificationBody, ...row }) => {
    expect(certificationBody).toBe(body.name);
    return Object.values(row);
  });
  expect(months).toEqual([
    ['2026-01', 3, 1, 0, 1, 0],
    ['2026-02', 0, 0, 0, 1, 1],
    ['2026-03', 0, 0, 1, 0, 0],
    ['2026-04', 1, 0, 0, 1, 0],
  ]);
  const since = await read(await asOf('CB Full Admin'), 'submissionDateFrom=2026-04-30');
  expect(since[0]).toMatchObject({ month: '2026-04' });
  expect(since.at(-1)).toMatchObject({ month: clock.today().slice(0, 7), holding: 1 });
});

it('compliance counts no records and plans that its reader does not see', async () => {
  const [own] = await read(await asOf('CB Commercial Horizon'));
  expect(own).toEqual({
    id: expect.any(String),
    certificationBody: body.name,
    month: '2026-01',
    audits: 3,
    lateUploads: 1,
    replacedReports: 0,
  });
  const analyst = await directory.as({ role: 'Analytics User' });
  expect((await read(analyst, `certificationBody=${body.id}`))[0]).toMatchObject({ audits: 3, holding: 1 });
  expect((await read(analyst))[0]).not.toHaveProperty('overdue');
  const admin = await directory.as({ role: '{body} Admin' });
  expect(new Set((await read(admin)).map(({ certificationBody }) => certificationBody)).size).toBe(2);
  const company = await directory.as({ role: 'Company BI S User' });
  expect((await company.get('/report/api/Report/Compliance/preview')).status).toBe(404);
});
