import type { ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { attention, type Concern } from '@attestry/contract/features/attention/attention.parts.ts';
import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelPerson, storeWorld, worldArbitrary } from '../../app/testing/model-world.ts';
import { personArbitrary } from '../../app/testing/random-person.ts';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSchedule, makeSite, shareWith } from '../site/site.factory.ts';

const paths = {
  audit: '/audit/api/Audit',
  office: '/certificationbody/api/CertificationBody/search',
} satisfies Record<Concern['list'], string>;

let directory: TestDirectory;
beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const countsOf = async (caller: Caller): Promise<ConcernCount[]> => {
  const { status, body } = await caller.get('/audit/api/Attention');
  expect([200, 403]).toContain(status);
  return status === 200 ? body : [];
};

/** What needs attention, by concern, without counts of 0. */
const attended = async (caller: Caller) =>
  Object.fromEntries((await countsOf(caller)).filter(({ total }) => total > 0).map(({ key, total }) => [key, total]));

const totalOf = async (caller: Caller, { key, filters }: ConcernCount) => {
  const { status, body } = await caller.get(`${paths[attention[key].list]}?${new URLSearchParams(filters)}`);
  expect([key, status]).toEqual([key, 200]);
  return { key, total: body.total, totalIsLowerBound: body.totalIsLowerBound };
};

const expectTheListsOwn = async (caller: Caller) => {
  const counts = await countsOf(caller);
  const listed = [];
  for (const count of counts) listed.push(await totalOf(caller, count));
  expect(counts.map(({ filters: _, earliest: __, ...count }) => count)).toEqual(listed);
  return counts;
};

describe('what needs attention at a certification body', () => {
  let cb: Caller;
  let body: Caller;
  let bodyId: string;
  const today = clock.today();
  const inDays = (days: number) => addDays(today, days);
  const make = (overrides: Parameters<typeof makeAudit>[1]) =>
    makeAudit(directory.owner, { certification_body_id: bodyId, ...overrides });
  const asOwner = ({ ownerCompanyId }: MadeAudit) =>
    directory.as({ role: 'Company BI S User', organisations: [['Company', ownerCompanyId]] });

  beforeAll(async () => {
    const { owner } = directory;
    bodyId = (await makeCertificationBody(owner)).id;
    cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
    body = await directory.as({ role: '{body} Admin' });
    await make({ record_status: 'Holding', uploaded_by_organisation: 'Company' });
    await make({ record_status: 'Holding', uploaded_by_organisation: 'CertificationBody' });
    await make({ certification_status: 'Suspended', expiry_date: inDays(20) });
    await make({ certification_status: 'Suspended', expiry_date: inDays(-1) });
    await make({ expiry_date: inDays(-1) });
    await make({ expiry_date: inDays(60) });
    await make({ expiry_date: inDays(61) });
    const planned = await make({ expiry_date: inDays(10) });
    await makeSchedule(owner, planned, { scheduled_for: inDays(5), audit_id: planned.id });
    const declined = await make({ expiry_date: inDays(10) });
    await sql`update audit set is_renewal_planned = false where id = ${declined.id}::bigint`.execute(owner);
  });

  it('includes audits to validate, held, expiring without a next audit, or suspended', async () => {
    expect(await attended(cb)).toEqual({ validation: 1, holding: 2, expiring: 3, unplanned: 1, suspended: 1 });
    expect(await attended(body)).toEqual({ holding: 2 });
  });

  it('shows what waits for a certification body first, and what is suspended last', async () => {
    const inOrder = ['validation', 'holding', 'expiring', 'unplanned', 'suspended'];
    expect(Object.keys(await attended(cb))).toEqual(inOrder);
  });

  it('says since when the oldest waits for validation and when the first suspended certificate ends', async () => {
    const earliest = (await countsOf(cb)).flatMap(({ key, earliest: day }) => (day === undefined ? [] : [[key, day]]));
    expect(Object.fromEntries(earliest)).toEqual({ validation: today, suspended: inDays(20) });
  });

  it('is overdue for the standards body once the day of a planned audit has passed', async () => {
    const late = await make({ expiry_date: inDays(200) });
    await makeSchedule(directory.owner, late, { scheduled_for: inDays(-1), audit_id: late.id });
    const counts = await attended(body);
    expect(counts).toEqual({ holding: 2, late: 1 });
    expect(Object.keys(counts)).toEqual(['holding', 'late']);
    expect(await countsOf(body)).toContainEqual(expect.objectContaining({ key: 'late', earliest: inDays(-1) }));
    await make({ site_id: late.siteId, start_date: today, end_date: today, record_status: 'Closed' });
    expect(await attended(body)).toEqual({ holding: 2 });
  });

  it('excludes validation for users who may not validate', async () => {
    const reader = await directory.as({
      role: 'CB Read Only User',
      organisations: [['CertificationBody', bodyId]],
    });
    expect(await attended(reader)).not.toHaveProperty('validation');
  });

  it('includes only a company’s own certificates', async () => {
    const site = await makeSite(directory.owner);
    const own = await make({ site_id: site.id, expiry_date: inDays(30) });
    await make({ site_id: site.id, standard_id: 8, expiry_date: inDays(31) });
    await make({ site_id: site.id, standard_id: 2, expiry_date: inDays(90) });
    await make({ site_id: site.id, standard_id: 5, expiry_date: inDays(91) });
    await make({ site_id: site.id, standard_id: 3, expiry_date: inDays(-1) });
    const shared = await make({ expiry_date: inDays(7) });
    await shareWith(directory.owner, { type: 'audit', id: shared.id }, { type: 'Company', id: own.ownerCompanyId });
    expect(await attended(await asOwner(own))).toEqual({
      ownExpired: 1,
      ownExpiredUnplanned: 1,
      ownExpiring: 1,
      ownExpiringUnplanned: 1,
      ownExpiringLater: 2,
      ownExpiringLaterUnplanned: 2,
      ownValid: 1,
    });
  });

  it('hides whether another audit is planned from readers who see the audit by a share', async () => {
    const shared = await make({ expiry_date: inDays(7) });
    const reader = await makeAudit(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: shared.id }, { type: 'Company', id: reader.ownerCompanyId });
    const company = await asOwner(reader);
    for (const state of auditList.columns.nextAudit.values) {
      const { body: found } = await company.get(`${paths.audit}?${new URLSearchParams({ nextAudit: state })}`);
      expect(found.resultsList.map(({ id }: { id: string }) => id)).not.toContain(shared.id);
    }
  });

  it('names the day of an overdue audit to those who know it', async () => {
    const late = await make({ site_id: (await makeSite(directory.owner)).id });
    const { id: plan } = await makeSchedule(directory.owner, late, { scheduled_for: inDays(-3), audit_id: late.id });
    const reader = await makeAudit(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: late.id }, { type: 'Company', id: reader.ownerCompanyId });
    const [owner, other] = [await asOwner(late), await asOwner(reader)];
    const dayFor = async (caller: Caller) => {
      const { body: found } = await caller.get(`${paths.audit}?searchTerm=${late.id}`);
      return found.resultsList.find(({ id }: { id: string }) => id === late.id).overdueSince;
    };
    expect([await dayFor(body), await dayFor(owner), await dayFor(other)]).toEqual([inDays(-3), inDays(-3), null]);
    await sql`update audit_schedule set type = 'Unannounced' where id = ${plan}::bigint`.execute(directory.owner);
    expect([await dayFor(body), await dayFor(owner)]).toEqual([inDays(-3), null]);
  });

  it('includes, for the standards body, certification bodies whose submissions are on hold', async () => {
    const { id } = await makeCertificationBody(directory.owner, { audit_submission_status: 'Hold' });
    await directory.owner
      .insertInto('office')
      .values({ certification_body_id: id, name: 'Held', is_main: true })
      .execute();
    expect(await attended(body)).toMatchObject({ onHold: 1 });
  });

  it('comes with the filters under which the list shows it', async () => {
    expect(await expectTheListsOwn(cb)).toContainEqual({
      key: 'expiring',
      total: expect.any(Number),
      totalIsLowerBound: false,
      filters: { certificated: 'true', expiryDateTo: inDays(60) },
    });
    await expectTheListsOwn(body);
  });
});

describe('the counts for any user in any directory', () => {
  const belongTo = async ({ userId }: Caller, { organisations }: ModelPerson) => {
    await directory.owner.deleteFrom('user_organisation').where('user_id', '=', userId).execute();
    for (const [at, { type, id }] of organisations.entries())
      await directory.owner
        .insertInto('user_organisation')
        .values({ user_id: userId, organisation_type: type, organisation_id: id, is_primary: at === 0 })
        .execute();
  };

  it('equal the totals of the lists with their filters', { timeout: 600_000 }, async () => {
    const callers = new Map<Role, Caller>();
    for (const role of roles) callers.set(role, await directory.as({ role }));
    await fc.assert(
      fc.asyncProperty(
        worldArbitrary,
        fc.uniqueArray(personArbitrary, { minLength: 12, maxLength: 12, selector: ({ role }) => role }),
        async (world, persons) => {
          await storeWorld(directory.owner, world);
          await sql`update audit set certification_status = (array['Certificated', 'Suspended', 'Expired'])[1 + id % 3],
            expiry_date = current_date + (id * 37 % 120)::int - 20`.execute(directory.owner);
          for (const person of persons) {
            const caller = callers.get(person.role);
            if (!caller) throw new Error(`Nobody is ${person.role}`);
            await belongTo(caller, person);
            await expectTheListsOwn(caller);
          }
        },
      ),
      { seed: 20_261_123, numRuns: 6 },
    );
  });
});
