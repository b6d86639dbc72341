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
import { makeSchedule, makeSite, shareWith } from '../site/site.factory.ts';

withSchedules();

describe('the next audit after an audit', () => {
  it('is hidden from share recipients', async () => {
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

describe('a plan that a reader may not replace', () => {
  /** Why its list, its page and its site do not offer to plan the next audit of the audit. */
  const whyNotOffered = async (caller: Caller) => {
    const { body: found } = await caller.get(`${audits}?searchTerm=${audit.id}`);
    const row = found.resultsList.find(({ id }: { id: string }) => id === audit.id);
    const page = await detailsFor(caller);
    for (const { visuals, refusals } of [row, page])
      expect(visuals.isAbleToSchedule).toBe(refusals.schedule === undefined);
    const { scheduledAudits } = (await caller.get(`/companydirectory/api/Sites/${audit.siteId}`)).body;
    return [row.refusals.schedule, page.refusals.schedule, scheduledAudits[0].whyKept];
  };

  it('is explained alike in the list, on the audit and at the site: another certification body’s', async () => {
    const rival = await makeCertificationBody(directory.owner);
    await makeSchedule(
      directory.owner,
      { ...audit, certificationBodyId: rival.id },
      { audit_id: audit.id, scheduled_for: '2026-01-02' },
    );
    expect(await whyNotOffered(cb)).toEqual(['kept', 'kept', 'ofAnotherBody']);
    for (const caller of [body, owner]) expect(await whyNotOffered(caller)).toEqual([undefined, undefined, null]);
  });

  it('is explained alike: a confirmed unannounced one to its owner', async () => {
    await makeSchedule(directory.owner, audit, { type: 'Unannounced' });
    expect(await whyNotOffered(owner)).toEqual(['kept', 'kept', 'unannounced']);
    for (const caller of [body, cb]) expect(await whyNotOffered(caller)).toEqual([undefined, undefined, null]);
  });
});
