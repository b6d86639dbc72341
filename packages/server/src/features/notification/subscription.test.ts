import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { alertOfAudit } from './alerts.commands.ts';
import { mailTo } from './notification.factory.ts';

const root = '/notification/api/Notification';

let directory: TestDirectory;
let company: string;
let pro: Caller;

beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());
beforeEach(async () => {
  company = (await makeCompany(directory.owner)).id;
  pro = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
});

const toggle = (externalId: string, value: boolean) => pro.post(`${root}/ToggleNotification`, { externalId, value });
const choose = (body: object) => pro.post(`${root}/UpdateNotifications`, body);
const read = async () => (await pro.get(`${root}/GetNotifications`)).body;

const categoriesOf = async (standardId: number) => {
  const rows = await directory.owner
    .selectFrom('category')
    .select('id')
    .where('standard_id', '=', standardId)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => String(id));
};

/** Suspends an audit of the company and answers how much mail its user received. */
const suspended = async (values: Parameters<typeof makeAudit>[1] = {}, categories: readonly string[] = []) => {
  const audit = await makeAudit(directory.owner, { ...values, owner_company_id: company });
  for (const category_id of categories)
    await directory.owner
      .insertInto('audit_category')
      .values({ audit_id: audit.id, category_id: Number(category_id) })
      .execute();
  await directory.owner.transaction().execute(async (db) => {
    const change = { from: 'Certificated', to: 'Suspended' };
    await alertOfAudit({ db }, { kind: 'suspended', auditId: audit.id, audience: ['owner'], change });
  });
  return (await mailTo(directory, pro)).length;
};

describe('a user’s alerts', () => {
  it('are all on, for all standards, until the user chooses otherwise', async () => {
    const { groups, choice, standards } = await read();
    expect(groups.map(({ name }: { name: string }) => name)).toEqual(['Audits', 'Certificates', 'Sharing']);
    expect(JSON.stringify(groups)).not.toContain('false');
    expect([choice, standards[0].choice, standards[0].categories]).toEqual([
      'All',
      'All',
      await categoriesOf(Number(standards[0].standardId)),
    ]);
    expect(await suspended()).toBe(1);
  });

  it('switched off are not sent, to this user alone, until they are switched on again', async () => {
    const colleague = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
    expect((await toggle('suspended', false)).status).toBe(200);
    await toggle('suspended', false);
    expect(await suspended()).toBe(0);
    expect(await mailTo(directory, colleague)).toHaveLength(1);
    await toggle('suspended', true);
    expect(await suspended()).toBe(1);
  });

  it('follow the chosen standards and categories', async () => {
    const [first = '', second = ''] = await categoriesOf(1);
    await choose({ standards: [] });
    expect([(await read()).choice, await suspended({ standard_id: 1 })]).toEqual(['None', 0]);
    await choose({ standards: [{ standardId: '2', categories: [] }] });
    expect((await read()).standards).toMatchObject([{ standardId: '2', choice: 'All' }]);
    expect(await suspended({ standard_id: 1 })).toBe(0);
    await choose({ standards: [{ standardId: '1', categories: [first] }] });
    expect((await read()).standards).toEqual([{ standardId: '1', choice: 'Custom', categories: [first] }]);
    expect(await suspended({ standard_id: 1 }, [second])).toBe(0);
    expect(await suspended({ standard_id: 1 }, [first, second])).toBe(1);
    await choose({ choice: 'All', standards: [] });
    expect(await suspended({ standard_id: 1 })).toBe(2);
  });

  it('of shares do not depend on the standards', async () => {
    await choose({ choice: 'None', standards: [] });
    const { siteId } = await makeAudit(directory.owner);
    const admin = await directory.as({ role: '{body} Admin' });
    const form = { sharedWithType: 1, sharedWithId: company, sharedId: siteId };
    expect((await admin.post('/companydirectory/api/Sites/share', form)).status).toBe(200);
    expect(await mailTo(directory, pro)).toHaveLength(1);
  });

  it('name the field of a choice that does not exist, and keep what was chosen', async () => {
    await choose({ standards: [{ standardId: '1', categories: [] }] });
    const [ofAnother = ''] = await categoriesOf(2);
    for (const standard of [{ standardId: '999' }, { standardId: '1', categories: [ofAnother] }]) {
      const { status, body } = await choose({ standards: [standard] });
      expect([status, body.fields]).toEqual([400, [{ path: 'standards', message: 'Is not one of the choices' }]]);
    }
    expect((await toggle('profile painted', false)).status).toBe(400);
    expect((await read()).standards).toMatchObject([{ standardId: '1' }]);
  });

  it('of favourites are offered to users of companies alone, who have them', async () => {
    const isOffered = async (caller: Caller) =>
      JSON.stringify((await caller.get(`${root}/GetNotifications`)).body).includes('no longer current');
    const [cb, site] = [await directory.as({ role: 'CB Full Admin' }), await directory.as({ role: 'Site User' })];
    expect([await isOffered(pro), await isOffered(cb), await isOffered(site)]).toEqual([true, false, false]);
  });

  it('are refused to Lite users and empty for roles that are never alerted', async () => {
    const lite = await directory.as({ role: 'Company User', organisations: [['Company', company]] });
    const { status, body } = await lite.get(`${root}/GetNotifications`);
    expect([status, body.message]).toEqual([403, 'Pro subscription is required to access Notifications.']);
    for (const role of ['Analytics User', '{body} Admin', 'AB User'] as const) {
      const { body: own } = await (await directory.as({ role })).get(`${root}/GetNotifications`);
      expect([role, own.groups]).toEqual([role, []]);
    }
    for (const [role, isNamed] of [
      ['CB Auditor Admin', true],
      ['CB Read Only User', false],
    ] as const) {
      const { body: own } = await (await directory.as({ role })).get(`${root}/GetNotifications`);
      const names = own.groups.map(({ name }: { name: string }) => name);
      expect([role, names.includes('Auditors')]).toEqual([role, isNamed]);
    }
  });
});
