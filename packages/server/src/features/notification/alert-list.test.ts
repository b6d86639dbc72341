import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { setClock } from '../../kernel/clock/clock.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { alertOfAudit } from './alerts.commands.ts';
import { notifyAll } from './notification.factory.ts';

const root = '/notification/api/Notification/Alerts';

let directory: TestDirectory;
let company: string;
let reader: Caller;
let colleague: Caller;
let audits: string[];

const raise = async (kind: 'suspended' | 'expired', day: string): Promise<string> => {
  setClock(new Date(`${day}T12:00:00Z`));
  const { id } = await makeAudit(directory.owner, { owner_company_id: company });
  const change = { from: 'Certificated', to: kind === 'expired' ? 'Expired' : 'Suspended' };
  await inTransaction(directory.database, { event: 'Test' }, (db) =>
    alertOfAudit({ db }, { kind, auditId: id, audience: ['owner'], change, reason: 'A recall.' }),
  );
  await notifyAll(directory);
  return id;
};

beforeAll(async () => {
  directory = await testDirectory();
  company = (await makeCompany(directory.owner)).id;
  const person = { role: 'Company BI S User', organisations: [['Company', company]] } as const;
  [reader, colleague] = [await directory.as(person), await directory.as(person)];
  audits = [
    await raise('suspended', '2026-03-01'),
    await raise('expired', '2026-03-02'),
    await raise('suspended', '2026-03-03'),
  ];
  setClock();
});
afterEach(() => setClock());
afterAll(() => directory.close());

const rowsOf = async (caller: Caller, query = '') => (await caller.get(`${root}?${query}`)).body.resultsList;
const idsOf = async (query: string) =>
  (await rowsOf(reader, query)).map(({ record }: { record: { id: string } }) => record.id);

describe('a user’s alerts', () => {
  it('say what changed, from what to what, why and by whom, the latest first', async () => {
    expect(await idsOf('')).toEqual(audits.toReversed());
    const [latest] = await rowsOf(reader);
    expect(latest).toMatchObject({
      kind: 'suspended',
      record: { type: 'audit', id: audits[2] },
      standard: 'Food',
      from: 'Certificated',
      to: 'Suspended',
      reason: 'A recall.',
      by: 'the directory',
      state: 'Unread',
    });
  });

  it('are found by kind, day and state', async () => {
    expect(await idsOf('kind=expired')).toEqual([audits[1]]);
    expect(await idsOf('dateFrom=2026-03-02&dateTo=2026-03-02')).toEqual([audits[1]]);
    expect(await idsOf('state=Read')).toEqual([]);
  });

  it('are marked as read for this user alone, some or all', async () => {
    const [{ id }] = await rowsOf(reader);
    expect((await reader.post(`${root}/MarkRead`, { ids: [id] })).body).toMatchObject({ unread: 2 });
    expect(await idsOf('state=Unread')).toEqual([audits[1], audits[0]]);
    expect((await reader.get(`${root}/Unread`)).body).toEqual({ unread: 2 });
    const { body: read } = await reader.post(`${root}/MarkRead`, {});
    expect(read).toEqual({ unread: 0, readAt: expect.any(String) });
    expect((await colleague.get(`${root}/Unread`)).body).toEqual({ unread: 3 });
  });

  it('are unread again if they were marked as read at that moment, for this user alone', async () => {
    const [{ id }] = await rowsOf(colleague);
    const { body: one } = await colleague.post(`${root}/MarkRead`, { ids: [id] });
    const { body: others } = await colleague.post(`${root}/MarkRead`, {});
    await reader.post(`${root}/MarkUnread`, { readAt: others.readAt });
    expect((await colleague.get(`${root}/Unread`)).body).toEqual({ unread: 0 });
    expect((await colleague.post(`${root}/MarkUnread`, { readAt: others.readAt })).body).toEqual({ unread: 2 });
    expect((await colleague.post(`${root}/MarkUnread`, { readAt: one.readAt })).body).toEqual({ unread: 3 });
  });

  it('are nobody else’s, and cannot be marked by others', async () => {
    const stranger = await directory.as({ role: '{body} Admin' });
    const [{ id }] = await rowsOf(colleague);
    expect((await stranger.post(`${root}/MarkRead`, { ids: [id] })).status).toBe(200);
    expect(await rowsOf(stranger)).toEqual([]);
    expect((await colleague.get(`${root}/Unread`)).body).toEqual({ unread: 3 });
  });

  it('are marked as read about one record', async () => {
    const record = { type: 'audit', id: audits[1] };
    expect((await colleague.post(`${root}/MarkRead`, { record })).body).toMatchObject({ unread: 2 });
    expect((await colleague.post(`${root}/MarkRead`, { record: { type: 'site', id: audits[0] } })).body).toMatchObject({
      unread: 2,
    });
  });

  it('are no longer theirs once they have left the organisation that was notified', async () => {
    const other = (await makeCompany(directory.owner)).id;
    const leaver = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    const id = await raise('expired', '2026-03-04');
    setClock();
    const move = (to: string) =>
      directory.owner
        .updateTable('user_organisation')
        .set({ organisation_id: to })
        .where('user_id', '=', leaver.userId)
        .execute();
    await move(other);
    expect(await rowsOf(leaver)).toEqual([]);
    expect((await leaver.get(`${root}/Unread`)).body).toEqual({ unread: 0 });
    await leaver.post(`${root}/MarkRead`, {});
    await move(company);
    expect(await rowsOf(leaver)).toMatchObject([{ record: { id }, state: 'Unread' }]);
  });
});
