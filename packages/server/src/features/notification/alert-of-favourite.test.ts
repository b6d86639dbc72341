import type { AuditAlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type MadeAudit, makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeFavourite } from '../favourite/favourite.factory.ts';
import { shareWith } from '../site/site.factory.ts';
import { alertOfAudit } from './alerts.commands.ts';
import { mailTo } from './notification.factory.ts';

let directory: TestDirectory;
let company: { id: string; name: string };
let follower: Caller;

beforeAll(async () => {
  directory = await testDirectory();
});
beforeEach(async () => {
  company = await makeCompany(directory.owner);
  follower = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
});
afterAll(() => directory.close());

/** An audit that the company follows. */
const followed = async (values: Parameters<typeof makeAudit>[1] = {}): Promise<MadeAudit> => {
  const audit = await makeAudit(directory.owner, values);
  await makeFavourite(directory.owner, company.id, audit);
  return audit;
};

const change = { from: 'Certificated', to: 'Suspended' };

/** Raises an alert and answers the mail that followed. */
const raise = async ({ id }: MadeAudit, kind: AuditAlertKind = 'suspended', said = {}) => {
  const admin = await directory.as({ role: '{body} Admin' });
  await inTransaction(directory.database, { event: 'Test' }, (db) =>
    alertOfAudit(
      { db, actor: { ...actor, id: admin.userId } },
      { kind, auditId: id, audience: ['shared', 'follower'], change, reason: 'A recall.', ...said },
    ),
  );
  return mailTo(directory, follower);
};
const organisations = { companies: [], sites: [], certificationBodies: [], accreditationBodies: [] };
const actor = {
  id: '',
  identificator: '',
  name: 'Iris Hale',
  email: '',
  role: '{body} Admin',
  tiers: true,
  organisations,
} as const;

describe('the alert of a favourite', () => {
  it('says what the Certificate Tracker shows, neither why nor who, and links to it', async () => {
    const audit = await followed();
    const [mail] = await raise(audit, 'suspended');
    for (const fact of ['Standard: Food', 'Now: Suspended']) expect(mail?.text).toContain(fact);
    expect(mail?.text).toContain(`/private/verify/details/${audit.id}`);
    expect(mail?.text).toContain(`this certificate is a favourite of ${company.name}`);
    const { body } = await follower.get('/notification/api/Notification/Alerts');
    expect(body.resultsList).toMatchObject([{ ...change, reason: null, by: 'the directory', isFollower: true }]);
    for (const text of [mail?.text, JSON.stringify(body)]) expect(text).not.toMatch(/A recall|Iris Hale/);
  });

  it('marks its record and the row of it for its recipient until it is read', async () => {
    const audit = await followed({ certification_status: 'Suspended' });
    await followed();
    await directory.owner
      .insertInto('audit_sharing_option')
      .values({ audit_id: audit.id, option: 'BasicOnly' })
      .execute();
    await raise(audit);
    const colleague = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
    const marksOf = async (reader: Caller) => {
      const rows = (await reader.get('/verify/api/Verify?showFavourites=true')).body.resultsList;
      const found = (await reader.get('/verify/api/Verify?alert=Unread')).body.resultsList;
      return {
        marked: rows.flatMap(({ id, alert }: { id: string; alert: unknown }) => (alert ? [[id, alert]] : [])),
        found: found.map(({ id }: { id: string }) => id),
        counted: (await reader.get('/verify/api/Verify/favourites/summary')).body.unread,
        opened: (await reader.get(`/verify/api/Verify/${audit.id}/details`)).body.alert,
      };
    };
    const mark = { kind: 'suspended', from: 'Certificated', date: expect.any(String) };
    expect(await marksOf(follower)).toEqual({
      marked: [[audit.id, mark]],
      found: [audit.id],
      counted: 1,
      opened: mark,
    });
    const none = { marked: [], found: [], counted: 0, opened: null };
    expect(await marksOf(colleague)).toEqual(none);
    await follower.post('/notification/api/Notification/Alerts/MarkRead', { record: { type: 'audit', id: audit.id } });
    expect(await marksOf(follower)).toEqual(none);
  });

  it('says in other words what the Certificate Tracker does not show', async () => {
    const toFollowers = { from: 'Certificated', to: 'Expired' };
    const said = { change: { from: 'Certificated until 2026-03-01', to: 'Expired' }, toFollowers };
    const [mail] = await raise(await followed(), 'expired', said);
    expect(mail?.text).toContain('Before: Certificated\n');
  });

  it('announces an expiry day where the Certificate Tracker shows it alone', async () => {
    const basic = await followed();
    await directory.owner
      .insertInto('audit_sharing_option')
      .values({ audit_id: basic.id, option: 'BasicOnly' })
      .execute();
    expect(await raise(basic, 'certificate expiring')).toEqual([]);
    expect(await raise(basic, 'suspended')).toHaveLength(1);
    expect(await raise(await followed(), 'certificate expiring')).toHaveLength(2);
  });

  it('does not depend on categories that the Certificate Tracker does not show', async () => {
    const { id: category_id } = await directory.owner
      .selectFrom('category')
      .select('id')
      .where('standard_id', '=', 4)
      .executeTakeFirstOrThrow();
    const standards = [{ standardId: '4', categories: [String(category_id)] }];
    await follower.post('/notification/api/Notification/UpdateNotifications', { standards });
    const [of, other, shown] = [await followed(), await followed(), await followed()];
    for (const { id: audit_id } of [of, other])
      await directory.owner.insertInto('audit_sharing_option').values({ audit_id, option: 'BasicOnly' }).execute();
    await directory.owner.insertInto('audit_category').values({ audit_id: of.id, category_id }).execute();
    expect(await raise(shown)).toHaveLength(0);
    expect(await raise(of)).toHaveLength(1);
    expect(await raise(other)).toHaveLength(2);
  });

  it('is not sent of a record that the Certificate Tracker does not show', async () => {
    expect(await raise(await followed({ is_visible: false }))).toEqual([]);
  });

  it('reports the whole change, once, to those with whom the record is shared', async () => {
    const audit = await followed();
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: company.id });
    const [mail, ...more] = await raise(audit);
    expect([mail?.text.includes('A recall.'), more]).toEqual([true, []]);
  });
});
