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
  schedule,
  withSchedules,
} from '../../app/testing/with-schedules.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

withSchedules();

const stored = () =>
  directory.owner.selectFrom('audit_schedule').selectAll().where('site_id', '=', audit.siteId).execute();

describe('a new schedule', () => {
  it('appears on the audit that it follows and on the site, and plans the renewal', async () => {
    const { status, body: answer } = await schedule(cb, { scheduleTypeId: '3', additionalModules: ['5', '2', '5'] });
    expect({ status, ...answer }).toMatchObject({
      status: 200,
      auditId: audit.id,
      scheduledDate: '2999-04-04',
      scheduleType: 'Blended announced',
      scheduleStatus: 'Confirmed',
      standard: { id: '4', name: 'Food' },
    });
    const shown = await detailsFor(cb);
    expect(shown).toMatchObject({
      scheduleType: 'Blended announced',
      scheduleStatus: 'Confirmed',
      nextScheduledAuditDate: '2999-04-04',
      isRenewalAuditPlanned: true,
    });
    expect(shown.scheduledAdditionalModules.map(({ id }: { id: string }) => id).sort()).toEqual(['2', '5']);
    const site = await body.get(`/companydirectory/api/Sites/${audit.siteId}`);
    expect(site.body.scheduledAudits).toHaveLength(1);
  });

  it('is Confirmed if a certification body or the standards body plans it, and Interim if an owner does', async () => {
    const siteUser = await of('Site User', 'Site', audit.siteId);
    for (const [caller, status] of [
      [owner, 'Interim'],
      [siteUser, 'Interim'],
      [cb, 'Confirmed'],
      [body, 'Confirmed'],
    ] as const)
      expect((await schedule(caller)).body).toMatchObject({ scheduleStatus: status });
  });

  it('replaces the previous schedule, with its modules', async () => {
    await schedule(cb, { additionalModules: ['1', '2'] });
    await schedule(body, { scheduledDate: '2999-05-05', additionalModules: ['2', '3'] });
    expect(await stored()).toMatchObject([{ scheduled_for: '2999-05-05', version: 2 }]);
    const { scheduledAdditionalModules } = await detailsFor(body);
    expect(scheduledAdditionalModules.map(({ id }: { id: string }) => id).sort()).toEqual(['2', '3']);
  });

  it('changes nothing and says so if exactly the same is planned already', async () => {
    const answers = [];
    for (const [caller, more] of [
      [cb, { additionalModules: ['2', '1'] }],
      [cb, { additionalModules: ['1', '2', '2'] }],
      [cb, { additionalModules: ['1'] }],
      [cb, { additionalModules: ['1'], scheduledDate: '2999-05-05' }],
      [owner, { additionalModules: ['1'], scheduledDate: '2999-05-05' }],
      [body, { additionalModules: ['1'], scheduledDate: '2999-05-05' }],
      [body, { additionalModules: ['1'], scheduledDate: '2999-05-05' }],
    ] as const) {
      const { version, wasPlanned } = (await schedule(caller, more)).body;
      answers.push([version, wasPlanned]);
    }
    const changing = [1, 2, 3, 4, 5].map((version) => [version, false]);
    expect(answers).toEqual([...changing.slice(0, 1), [1, true], ...changing.slice(1), [5, true]]);
  });

  it('answers a guess of its hidden day as any other day', async () => {
    const unannounced = { scheduleTypeId: '2' };
    await schedule(owner, unannounced);
    const site = await of('Site User', 'Site', audit.siteId);
    for (const [scheduledDate, version] of [
      ['2999-05-05', 2],
      ['2999-05-05', 3],
      ['2999-06-06', 4],
    ] as const)
      expect((await schedule(site, { ...unannounced, scheduledDate })).body).toMatchObject({
        version,
        wasPlanned: false,
      });
  });

  it('does not tell a certification body whether it follows an audit out of its sight', async () => {
    const rival = await makeAudit(directory.owner, { record_status: 'Closed', site_id: audit.siteId });
    const former = await of('CB Audit Admin', 'CertificationBody', rival.certificationBodyId);
    for (const standardId of ['4', '7']) {
      const plan = { standardId, certificationBodyId: rival.certificationBodyId };
      const { auditId } = (await schedule(body, plan)).body;
      expect(auditId).toBe(standardId === '4' ? audit.id : null);
      expect((await schedule(former, plan)).body).toMatchObject({ version: 1, auditId: null, wasPlanned: true });
    }
  });

  it('is the only one of its site and standard, also when several people schedule at once', async () => {
    const answers = await Promise.all([schedule(cb), schedule(body, { scheduledDate: '2999-06-06' }), schedule(owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  it('is announced and without modules by default, and dated today at the earliest', async () => {
    const today = clock.today();
    expect((await schedule(cb, { scheduledDate: today })).body).toMatchObject({
      scheduledDate: today,
      scheduleType: 'Announced',
      additionalModules: [],
    });
  });
});

describe('a schedule', () => {
  it.each<[string, object, string, number, string?]>([
    ['no day', { scheduledDate: '' }, 'scheduledDate', 400],
    ['a day that is over', { scheduledDate: '2020-01-01' }, 'scheduledDate', 400],
    ['no standard', { standardId: '' }, 'standardId', 400, 'Field is required'],
    ['an unknown standard', { standardId: '999' }, 'standardId', 400, 'Choose a standard from the list'],
    ['an unknown type', { scheduleTypeId: '4' }, 'scheduleTypeId', 400, 'Choose a schedule type from the list'],
    ['an unknown module', { additionalModules: ['1', '999'] }, 'additionalModules', 400],
    ['no certification body', { certificationBodyId: undefined }, 'certificationBodyId', 400, 'Field is required'],
    [
      'an unknown certification body',
      { certificationBodyId: '999999' },
      'certificationBodyId',
      400,
      'Choose an active certification body',
    ],
    ['an unknown site', { siteId: '999999' }, 'siteId', 404],
    ['an unknown audit', { auditId: '999999' }, 'auditId', 404],
  ])('with %s is refused at its field and not stored', async (_, more, path, status, message) => {
    const answer = await schedule(body, more);
    expect(answer.status).toBe(status);
    expect(answer.body.fields[0]).toMatchObject({ path, ...(message && { message }) });
    expect(await stored()).toEqual([]);
    expect((await detailsFor(body)).isRenewalAuditPlanned).toBeNull();
  });

  it('must refer to an audit of that site and standard', async () => {
    const other = await makeAudit(directory.owner);
    expect((await schedule(body, { auditId: other.id })).status).toBe(404);
    expect((await schedule(body, { auditId: audit.id, standardId: '6' })).status).toBe(404);
  });

  it('must refer to a record that can have a successor', async () => {
    await directory.owner.updateTable('audit').set({ record_status: 'Closed' }).where('id', '=', audit.id).execute();
    expect((await schedule(body, { auditId: audit.id })).body.code).toBe('audit schedule.over');
    expect((await detailsFor(body)).visuals.isAbleToSchedule).toBe(false);
  });

  it('must name an active certification body', async () => {
    const { id } = await makeCertificationBody(directory.owner, { suspension_status: 'Full' });
    expect((await schedule(owner, { certificationBodyId: id })).body.fields[0].path).toBe('certificationBodyId');
  });

  it('by a certification body names that body and may name no other', async () => {
    const other = await makeCertificationBody(directory.owner);
    const refused = await schedule(cb, { certificationBodyId: other.id });
    expect([refused.status, refused.body.fields[0].path]).toEqual([403, 'certificationBodyId']);
    const { body: answer } = await schedule(cb, { certificationBodyId: undefined });
    expect(answer.certificationBody.id).toBe(audit.certificationBodyId);
  });
});

describe('scheduling', () => {
  it('is denied to share recipients, readers and unrelated users', async () => {
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'site', id: audit.siteId }, { type: 'Company', id: elsewhere.companyId });
    const statusOf = async (caller: Caller) => (await schedule(caller, { auditId: audit.id })).status;
    const reader = await of('CB Read Only User', 'CertificationBody', audit.certificationBodyId);
    expect(await statusOf(await of('Company BI S User', 'Company', elsewhere.companyId))).toBe(403);
    expect(await statusOf(await of('Company User', 'Company', audit.ownerCompanyId))).toBe(403);
    expect(await statusOf(reader)).toBe(403);
    expect(await statusOf(await of('Site User', 'Site', elsewhere.id))).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('is allowed to a certification body related to the site', async () => {
    const mine = await makeCertificationBody(directory.owner);
    const other = await of('CB Full Admin', 'CertificationBody', mine.id);
    const named = { certificationBodyId: mine.id };
    expect((await schedule(other, named)).status).toBe(403);
    await shareWith(directory.owner, { type: 'site', id: audit.siteId }, { type: 'CertificationBody', id: mine.id });
    expect((await schedule(other, { ...named, auditId: audit.id })).status).toBe(403);
    expect((await schedule(other, { ...named, standardId: '6' })).status).toBe(200);
  });

  it('is denied to everybody at an archived site', async () => {
    await directory.owner.updateTable('site').set({ status: 'Archived' }).where('id', '=', audit.siteId).execute();
    expect((await schedule(body)).status).toBe(403);
    expect((await detailsFor(body)).visuals.isAbleToSchedule).toBe(false);
  });

  it('is denied to a certification body where another has scheduled, but not to the owner', async () => {
    const mine = await makeCertificationBody(directory.owner);
    await makeAudit(directory.owner, { site_id: audit.siteId, standard_id: 6, certification_body_id: mine.id });
    const other = await of('CB Full Admin', 'CertificationBody', mine.id);
    await schedule(cb);
    const refused = await schedule(other, { certificationBodyId: mine.id });
    expect([refused.status, refused.body.fields[0].path]).toEqual([409, 'standardId']);
    expect((await schedule(owner, { certificationBodyId: mine.id })).status).toBe(200);
    expect((await schedule(other, { certificationBodyId: mine.id })).body.scheduleStatus).toBe('Confirmed');
  });
});

it('offers the schedule types to any signed-in user', async () => {
  expect((await body.get(`${audits}/ScheduleTypes`)).body).toEqual([
    { id: '1', name: 'Announced' },
    { id: '2', name: 'Unannounced' },
    { id: '3', name: 'Blended announced' },
  ]);
  expect((await directory.visitor.get(`${audits}/ScheduleTypes`)).status).toBe(401);
});
