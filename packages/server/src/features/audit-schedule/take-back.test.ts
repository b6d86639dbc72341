import type { Schedule } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app/testing/test-directory.ts';
import {
  audit,
  audits,
  body,
  cb,
  directory,
  of,
  owner,
  schedule,
  withSchedules,
} from '../../app/testing/with-schedules.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';

withSchedules();

const newSchedule = async (caller: Caller, more: object = {}): Promise<Schedule> => {
  const answer = await schedule(caller, more);
  expect(answer.status).toBe(200);
  return answer.body;
};
const takeBack = (caller: Caller, { version }: Pick<Schedule, 'version'>) =>
  caller.post(`${audits}/schedules/takeBack`, { siteId: audit.siteId, standardId: '4', version });

const stored = async () => {
  const { owner: db } = directory;
  const plans = await db
    .selectFrom('audit_schedule')
    .select(['audit_id', 'scheduled_for', 'type', 'status', 'status_at'])
    .where('site_id', '=', audit.siteId)
    .execute();
  const modules = await db
    .selectFrom('audit_schedule_module as added')
    .innerJoin('audit_schedule as plan', 'plan.id', 'added.audit_schedule_id')
    .where('plan.site_id', '=', audit.siteId)
    .select('module_id')
    .orderBy('module_id')
    .execute();
  const renewal = await db
    .selectFrom('audit')
    .select(['is_renewal_planned', 'expiry_reason', 'expiry_comments', 'expiry_assessment_date'])
    .where('id', '=', audit.id)
    .executeTakeFirstOrThrow();
  return { plans, modules: modules.map(({ module_id }) => module_id), renewal };
};

describe('taking back the scheduling of an audit', () => {
  it('leaves no schedule where there was none', async () => {
    const before = await stored();
    const answer = await takeBack(cb, await newSchedule(cb, { additionalModules: ['2'] }));
    expect(answer).toMatchObject({ status: 200, body: { restored: null } });
    expect(await stored()).toEqual(before);
  });

  it('restores the schedule that was replaced, with its modules, type and status', async () => {
    await newSchedule(owner, { scheduleTypeId: '3', additionalModules: ['2', '5'] });
    const before = await stored();
    const answer = await takeBack(
      cb,
      await newSchedule(cb, { scheduledDate: '2999-05-05', additionalModules: ['5', '6'] }),
    );
    expect(answer.body.restored).toMatchObject({
      scheduledDate: '2999-04-04',
      scheduleType: 'Blended announced',
      scheduleStatus: 'Interim',
    });
    expect(await stored()).toEqual(before);
  });

  it('restores why no renewal was planned', async () => {
    await cb.post(`${audits}/ExpiryReasons`, { auditId: audit.id, reasonId: '1', expiryComments: 'Closed in spring' });
    const before = await stored();
    expect(before.renewal.expiry_reason).toBe('Site closed');
    await takeBack(cb, await newSchedule(cb));
    expect(await stored()).toEqual(before);
  });

  it('is refused once the schedule has changed, and the second time', async () => {
    const first = await newSchedule(cb);
    const second = await newSchedule(cb, { scheduledDate: '2999-05-05' });
    expect((await takeBack(cb, first)).status).toBe(409);
    const { status, body: answer } = await takeBack(cb, second);
    expect(status).toBe(200);
    expect((await takeBack(cb, second)).status).toBe(409);
    expect((await takeBack(cb, answer.restored)).status).toBe(409);
  });

  it('keeps why no renewal is planned if that was given since', async () => {
    const other = await makeCertificationBody(directory.owner);
    const made = await newSchedule(body, { certificationBodyId: other.id });
    await cb.post(`${audits}/ExpiryReasons`, { auditId: audit.id, reasonId: '1' });
    expect((await takeBack(body, made)).body).toEqual({ restored: null });
    expect((await stored()).renewal).toMatchObject({ is_renewal_planned: false, expiry_reason: 'Site closed' });
  });

  it('is refused to everybody but the person who scheduled it, and changes nothing', async () => {
    await newSchedule(owner);
    const made = await newSchedule(cb, { scheduledDate: '2999-05-05', additionalModules: ['2'] });
    const colleague = await of('CB Full Admin', 'CertificationBody', audit.certificationBodyId);
    const before = await stored();
    for (const caller of [colleague, owner, body])
      expect(await takeBack(caller, made)).toMatchObject({
        status: 403,
        body: { message: 'Somebody else scheduled this audit, so only they can take it back' },
      });
    expect(await stored()).toEqual(before);
    expect((await takeBack(cb, made)).body.restored).toMatchObject({ scheduledDate: '2999-04-04' });
  });

  it('reveals nothing of another certification body’s plan that is over', async () => {
    const rival = await makeCertificationBody(directory.owner);
    await newSchedule(body, { certificationBodyId: rival.id });
    const made = await newSchedule(body, { certificationBodyId: rival.id });
    const later = { start_date: '2999-01-01', end_date: '2999-01-01' };
    await directory.owner.updateTable('audit').set(later).where('id', '=', audit.id).execute();
    for (const version of [made.version, 7]) {
      const { status, body: answer } = await takeBack(cb, { version });
      expect([status, answer.message]).toEqual([409, 'The schedule has changed since, so it stays as it is now']);
    }
    const own = await newSchedule(cb);
    expect(own.version).toBe(1);
    expect((await takeBack(cb, own)).body).toEqual({ restored: null });
  });

  it('does not name a followed audit that the caller does not see', async () => {
    const company = await makeCompany(directory.owner);
    await directory.owner.updateTable('site').set({ company_id: company.id }).where('id', '=', audit.siteId).execute();
    await newSchedule(cb);
    const newOwner = await of('Company BI S User', 'Company', company.id);
    const made = await newSchedule(newOwner, { scheduledDate: '2999-05-05' });
    expect((await newOwner.get(`${audits}/${audit.id}`)).status).toBe(404);
    expect((await takeBack(newOwner, made)).body.restored).toMatchObject({
      scheduledDate: '2999-04-04',
      auditId: null,
    });
  });

  it('is refused for the schedule of another certification body, and hidden from strangers', async () => {
    const other = await makeCertificationBody(directory.owner);
    const made = await newSchedule(body, { certificationBodyId: other.id });
    expect((await takeBack(cb, made)).status).toBe(409);
    const stranger = await makeAudit(directory.owner);
    const outside = await of('Company BI S User', 'Company', stranger.ownerCompanyId);
    expect((await takeBack(outside, made)).status).toBe(404);
  });
});
