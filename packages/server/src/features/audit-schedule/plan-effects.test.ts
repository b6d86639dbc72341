import type { PlanEffects } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app/testing/test-directory.ts';
import {
  audit,
  audits,
  body,
  cb,
  detailsFor,
  directory,
  of,
  owner,
  withSchedules,
} from '../../app/testing/with-schedules.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSchedule, makeSite, shareWith } from '../site/site.factory.ts';

const effects = `${audits}/schedules/effects`;

withSchedules({ expiry_date: '2998-12-31' });

const effectsFor = async (caller: Caller, ...ids: string[]): Promise<PlanEffects[]> => {
  const { status, body: answer } = await caller.get(
    `${effects}?siteIds=${(ids.length ? ids : [audit.siteId]).join('&siteIds=')}`,
  );
  expect(status).toBe(200);
  return answer;
};

const announced = { day: '2999-03-03', type: 'Announced', status: 'Confirmed', moduleIds: [], whyKept: null } as const;

describe('the effects of planning at sites', () => {
  it('are the plan and the end of the certificate, by site and standard', async () => {
    const other = await makeAudit(directory.owner, {
      certification_body_id: audit.certificationBodyId,
      expiry_date: '2998-06-30',
    });
    await makeAudit(directory.owner, { site_id: audit.siteId, record_status: 'Closed', expiry_date: '2997-01-01' });
    await makeSchedule(directory.owner, audit);
    await makeSchedule(directory.owner, audit, { standard_id: 6, scheduled_for: '2999-05-05' });
    const { certificationBody } = await detailsFor(body);
    const plan = { ...announced, bodyId: audit.certificationBodyId, auditId: null };
    for (const [caller, plansFor] of [
      [cb, certificationBody],
      [body, null],
    ] as const)
      expect(await effectsFor(caller, other.siteId, audit.siteId)).toEqual([
        {
          siteId: audit.siteId,
          standardId: '4',
          expiryDate: '2998-12-31',
          followedId: audit.id,
          certificationBody,
          inactiveBodyIds: [],
          plan,
          held: null,
        },
        {
          siteId: audit.siteId,
          standardId: '6',
          expiryDate: null,
          followedId: null,
          certificationBody: plansFor,
          inactiveBodyIds: [],
          plan: { ...plan, day: '2999-05-05' },
          held: null,
        },
        {
          siteId: other.siteId,
          standardId: '4',
          expiryDate: '2998-06-30',
          followedId: other.id,
          certificationBody,
          inactiveBodyIds: [],
          plan: null,
          held: null,
        },
      ]);
  });

  it('are none for a plan whose audit the directory has', async () => {
    await makeSchedule(directory.owner, audit);
    const ahead = { site_id: audit.siteId, start_date: '2999-03-03', end_date: '2999-03-03' };
    await directory.owner.updateTable('audit').set({ record_status: 'Closed' }).where('id', '=', audit.id).execute();
    await makeAudit(directory.owner, { ...ahead, expiry_date: '3000-03-03' });
    expect(await effectsFor(body)).toMatchObject([{ expiryDate: '3000-03-03', plan: null }]);
  });

  it('are hidden from another certification body, which may schedule at the site', async () => {
    const rival = await makeCertificationBody(directory.owner);
    const caller = await of('CB Full Admin', 'CertificationBody', rival.id);
    await makeSchedule(directory.owner, audit);
    const own = await makeAudit(directory.owner, {
      site_id: audit.siteId,
      standard_id: 6,
      certification_body_id: rival.id,
      expiry_date: '2998-01-01',
    });
    expect(await effectsFor(caller)).toEqual([
      {
        siteId: audit.siteId,
        standardId: '6',
        expiryDate: '2998-01-01',
        followedId: own.id,
        certificationBody: { id: rival.id, name: rival.name },
        inactiveBodyIds: [],
        plan: null,
        held: null,
      },
    ]);
  });

  it('are a later report in Holding, for those who see it', async () => {
    const rival = await makeCertificationBody(directory.owner);
    const hold = (day: string, values: Parameters<typeof makeAudit>[1] = {}) =>
      makeAudit(directory.owner, {
        site_id: audit.siteId,
        certification_body_id: rival.id,
        record_status: 'Holding',
        start_date: day,
        end_date: day,
        ...values,
      });
    await hold('2026-01-01');
    expect(await effectsFor(body)).toMatchObject([{ held: null }]);
    const { id } = await hold('2026-11-17');
    const first = await hold('2026-10-16', { standard_id: 6 });
    const held = { auditId: id, startDate: '2026-11-17' };
    for (const caller of [body, owner])
      expect(await effectsFor(caller)).toMatchObject([
        { standardId: '4', expiryDate: '2998-12-31', held },
        { standardId: '6', expiryDate: null, plan: null, held: { auditId: first.id, startDate: '2026-10-16' } },
      ]);
    expect(await effectsFor(cb)).toMatchObject([{ standardId: '4', held: null }]);
  });

  it('leave out sites at which the caller may not schedule', async () => {
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: audit.siteId }, { type: 'Company', id: elsewhere.companyId });
    await makeSchedule(directory.owner, audit);
    expect(await effectsFor(await of('Company BI S User', 'Company', elsewhere.companyId))).toEqual([]);
    expect(await effectsFor(await of('Site User', 'Site', elsewhere.id), audit.siteId, '999999')).toEqual([]);
    await directory.owner.updateTable('site').set({ status: 'Archived' }).where('id', '=', audit.siteId).execute();
    expect(await effectsFor(body)).toEqual([]);
  });

  it('do not tell an owner the day of an unannounced audit, nor that they may replace it', async () => {
    await makeSchedule(directory.owner, audit, { type: 'Unannounced' });
    expect(await effectsFor(owner)).toMatchObject([{ plan: { day: null, whyKept: 'unannounced' } }]);
    expect(await effectsFor(cb)).toMatchObject([{ plan: { ...announced, type: 'Unannounced' } }]);
  });

  it('name the certification bodies that are not active, of the records in sight that a plan may follow', async () => {
    const left = await makeCertificationBody(directory.owner, { suspension_status: 'Full' });
    const ended = await makeCertificationBody(directory.owner, { suspension_status: 'Full' });
    const records = { site_id: audit.siteId, certification_body_id: left.id };
    await makeAudit(directory.owner, { ...records, record_status: 'Holding' });
    await makeAudit(directory.owner, { ...records, record_status: 'Closed', certification_body_id: ended.id });
    for (const caller of [body, owner])
      expect(await effectsFor(caller)).toMatchObject([{ inactiveBodyIds: [left.id] }]);
    expect(await effectsFor(cb)).toMatchObject([{ inactiveBodyIds: [] }]);
  });

  it('tell whom a user of several certification bodies plans for', async () => {
    const primary = await makeCertificationBody(directory.owner);
    const caller = await directory.as({
      role: 'CB Full Admin',
      organisations: [
        ['CertificationBody', primary.id],
        ['CertificationBody', audit.certificationBodyId],
      ],
    });
    await makeSchedule(directory.owner, audit, { standard_id: 6 });
    const plansFor = (await effectsFor(caller)).map(({ certificationBody }) => certificationBody?.id);
    expect(plansFor).toEqual([audit.certificationBodyId, primary.id]);
  });

  it('say that a certification body may not replace a plan of another after its own audit', async () => {
    const rival = await makeCertificationBody(directory.owner);
    await makeSchedule(directory.owner, { ...audit, certificationBodyId: rival.id }, { audit_id: audit.id });
    expect(await effectsFor(cb)).toMatchObject([{ plan: { whyKept: 'ofAnotherBody' } }]);
    expect(await effectsFor(owner)).toMatchObject([{ plan: announced }]);
  });

  it.each([
    ['no site', '', 'Field is required'],
    ['an impossible site', '?siteIds=1000001&siteIds=abc', 'siteIds.1: Is not a number'],
    ['too many sites', `?${'siteIds=1000001&'.repeat(201)}`, 'siteIds'],
    ['anything else', '?siteIds=1000001&standardId=4', 'standardId'],
  ])('are refused for %s', async (_, query, said) => {
    const { status, text } = await body.get(`${effects}${query}`);
    expect(status).toBe(400);
    expect(text).toContain(said);
  });

  it('are refused to roles that do not schedule', async () => {
    const reader = await of('CB Read Only User', 'CertificationBody', audit.certificationBodyId);
    expect((await reader.get(`${effects}?siteIds=${audit.siteId}`)).status).toBe(403);
  });
});
