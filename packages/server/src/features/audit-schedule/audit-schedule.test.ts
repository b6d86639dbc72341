import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSchedule, makeSite, shareWith } from '../site/site.factory.ts';

const audits = '/audit/api/Audit';

let directory: TestDirectory;
let body: Caller;
let audit: MadeAudit;
let cb: Caller;
let owner: Caller;

type Kind = 'Company' | 'Site' | 'CertificationBody';
const of = (role: Role, type: Kind, id: string) => directory.as({ role, organisations: [[type, id]] });

beforeAll(async () => {
  directory = await testDirectory();
  body = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());
beforeEach(async () => {
  audit = await makeAudit(directory.owner);
  cb = await of('CB Audit Admin', 'CertificationBody', audit.certificationBodyId);
  owner = await of('Company BI S User', 'Company', audit.ownerCompanyId);
});

const form = (more: object = {}) => ({
  siteId: audit.siteId,
  standardId: '4',
  scheduledDate: '2999-04-04',
  certificationBodyId: audit.certificationBodyId,
  ...more,
});
const schedule = (caller: Caller, more: object = {}) => caller.post(`${audits}/schedules`, form(more));
const detailsFor = async (caller: Caller) => (await caller.get(`${audits}/${audit.id}`)).body;
const stored = () =>
  directory.owner.selectFrom('audit_schedule').selectAll().where('site_id', '=', audit.siteId).execute();

describe('scheduling the next audit of a site', () => {
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

  it('is Confirmed if by a certification body or the standards body, and Interim if by an owner', async () => {
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

  it('leaves one schedule when two are submitted at once', async () => {
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

describe('a schedule of another certification body at the site', () => {
  it('does not belong to an audit of its competitor', async () => {
    const rival = (await makeCertificationBody(directory.owner)).id;
    await schedule(body, { certificationBodyId: rival });
    // A body that may not schedule from this audit schedules from the site.
    await directory.owner
      .updateTable('audit_schedule')
      .set({ audit_id: null })
      .where('site_id', '=', audit.siteId)
      .execute();
    expect(await detailsFor(cb)).toMatchObject({ scheduleType: null, scheduleCertificationBody: null });
    expect(await detailsFor(body)).toMatchObject({ scheduleType: 'Announced' });
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

  it('defaults to the user’s own certification body and accepts no other', async () => {
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

  it('hides a certification body’s schedule from other certification bodies, and from nobody else', async () => {
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

describe('a planned unannounced audit', () => {
  const unannounced = { scheduleTypeId: '2' };

  it('is shown to its owner without its day, and cannot be changed by the owner', async () => {
    await schedule(cb, unannounced);
    const shown = await detailsFor(owner);
    expect(shown).toMatchObject({ scheduleType: 'Unannounced', nextScheduledAuditDate: null });
    expect((await detailsFor(cb)).nextScheduledAuditDate).toBe('2999-04-04');
    expect((await schedule(owner)).body.code).toBe('audit schedule.unannounced');
    const log = await owner.get(`${audits}/${audit.id}/changeLog`);
    expect(log.text).toContain('Renewal audit planned');
    expect(log.text).not.toContain('2999-04-04');
  });

  it('can be proposed by its owner until it is confirmed', async () => {
    expect((await schedule(owner, unannounced)).body).toMatchObject({ scheduledDate: null, scheduleStatus: 'Interim' });
    expect((await schedule(owner)).status).toBe(200);
  });
});

describe('the next audit after an audit', () => {
  it('is hidden from share recipients and accreditation bodies', async () => {
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: elsewhere.companyId });
    await schedule(cb);
    const shown = await detailsFor(await of('Company BI S User', 'Company', elsewhere.companyId));
    expect(shown).toMatchObject({
      scheduleType: null,
      nextScheduledAuditDate: null,
      scheduledAdditionalModules: [],
      scheduleCertificationBody: null,
    });
  });

  it('is no longer planned once a record exists that starts on or after the day it was scheduled', async () => {
    await makeSchedule(directory.owner, audit, { audit_id: audit.id });
    expect((await detailsFor(cb)).scheduleType).toBe('Announced');
    await directory.owner.updateTable('audit').set({ record_status: 'Closed' }).where('id', '=', audit.id).execute();
    const today = clock.today();
    const next = await makeAudit(directory.owner, {
      site_id: audit.siteId,
      certification_body_id: audit.certificationBodyId,
      start_date: today,
      end_date: today,
    });
    expect((await detailsFor(cb)).scheduleType).toBeNull();
    expect((await cb.get(`${audits}/${next.id}`)).body.scheduleType).toBeNull();
    const site = await body.get(`/companydirectory/api/Sites/${audit.siteId}`);
    expect(site.body.scheduledAudits).toEqual([]);
  });

  it('belongs to the Current record if it was scheduled from none or an older one', async () => {
    const older = await makeAudit(directory.owner, { site_id: audit.siteId, record_status: 'Closed' });
    await makeSchedule(directory.owner, audit);
    expect((await detailsFor(body)).scheduleType).toBe('Announced');
    expect((await body.get(`${audits}/${older.id}`)).body.scheduleType).toBeNull();
  });
});

describe('the change log of the audit that a schedule follows', () => {
  type Field = { fieldName: string; oldValue: string | null; newValue: string | null };
  const daysFor = async (caller: Caller) => {
    const log = await caller.get(`${audits}/${audit.id}/changeLog?order=asc`);
    const fields: Field[] = log.body.resultsList.flatMap((entry: { fieldsChanged: Field[] }) => entry.fieldsChanged);
    return fields.flatMap(({ fieldName, ...change }) =>
      fieldName === 'Next audit' ? [[change.oldValue, change.newValue]] : [],
    );
  };
  const later = { scheduledDate: '2999-05-05' };
  const both = [
    [null, '2999-04-04'],
    ['2999-04-04', '2999-05-05'],
  ];

  it('shows the days to those who plan it', async () => {
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: elsewhere.companyId });
    await schedule(cb, { additionalModules: ['1'] });
    await schedule(cb, later);
    for (const caller of [cb, body, owner]) expect(await daysFor(caller)).toEqual(both);
    expect(await daysFor(await of('Company BI S User', 'Company', elsewhere.companyId))).toEqual([]);
  });

  it('hides from an owner the days of an audit that was to come unannounced', async () => {
    await schedule(cb, { scheduleTypeId: '2' });
    await schedule(cb, later);
    expect(await daysFor(cb)).toEqual(both);
    expect(await daysFor(owner)).toEqual([]);
  });

  it('hides from a certification body the days that were planned for another', async () => {
    const rival = (await makeCertificationBody(directory.owner)).id;
    await schedule(body, { certificationBodyId: rival });
    await schedule(body, later);
    expect(await daysFor(body)).toEqual(both);
    expect(await daysFor(cb)).toEqual([]);
  });

  it('shows only what was planned since the record exists', async () => {
    await schedule(cb);
    await sql`update audit set uploaded_at = now() + interval '1 hour' where id = ${audit.id}::bigint`.execute(
      directory.owner,
    );
    expect(await daysFor(cb)).toEqual([]);
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

it('records a schedule as a separate record in the change log', async () => {
  await schedule(cb);
  const { rows } = await sql<{ entity: string }>`select entity from change_log
    where part = 'audit_schedule' order by id desc limit 1`.execute(directory.owner);
  expect(rows).toEqual([{ entity: 'auditSchedule' }]);
});
