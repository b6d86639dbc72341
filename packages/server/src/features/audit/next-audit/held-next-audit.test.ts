import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../app/testing/test-directory.ts';
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
} from '../../../app/testing/with-schedules.ts';
import { addDays, clock } from '../../../kernel/clock/clock.ts';
import { makeSchedule, makeSite, shareWith } from '../../site/site.factory.ts';
import { type MadeAudit, makeAudit, makeCertificationBody } from '../audit.factory.ts';

const today = clock.today();
const yesterday = addDays(today, -1);

withSchedules({ start_date: '2025-11-16', end_date: '2025-11-17', expiry_date: addDays(today, 20) });

const hold = (overrides: Parameters<typeof makeAudit>[1] = {}) =>
  makeAudit(directory.owner, {
    site_id: audit.siteId,
    certification_body_id: audit.certificationBodyId,
    record_status: 'Holding',
    start_date: '2026-11-17',
    end_date: '2026-11-18',
    ...overrides,
  });

const rowOf = async (caller: Caller) => {
  const { body: found } = await caller.get(`${audits}?searchTerm=${audit.id}`);
  const { nextAudit, overdueSince } = found.resultsList.find(({ id }: { id: string }) => id === audit.id);
  return { nextAudit, overdueSince };
};
/** The state on the row, with which the record agrees. */
const stateFor = async (caller: Caller): Promise<string> => {
  const { nextAudit } = await rowOf(caller);
  const { heldNextAudit } = await detailsFor(caller);
  expect(heldNextAudit !== null).toBe(nextAudit === 'In Holding');
  return nextAudit;
};
/** Whether list and export find the audit by a state. */
const finds = async (caller: Caller, nextAudit: string) => {
  const query = new URLSearchParams({ searchTerm: audit.id, nextAudit });
  const { body: found } = await caller.get(`${audits}?${query}`);
  const isListed = found.resultsList.some(({ id }: { id: string }) => id === audit.id);
  const { text } = await caller.get(`${audits}/export?${query}&format=csv`);
  expect([found.total > 0, text.includes(audit.id)]).toEqual([isListed, isListed]);
  return isListed;
};
const unplannedOf = async (caller: Caller): Promise<Record<string, number>> => {
  const { body: counts } = await caller.get('/audit/api/Attention');
  const unplanned = counts.filter(({ key }: { key: string }) => key.toLowerCase().endsWith('unplanned'));
  return Object.fromEntries(unplanned.map(({ key, total }: { key: string; total: number }) => [key, total]));
};
const update = (id: string, values: object) =>
  directory.owner.updateTable('audit').set(values).where('id', '=', id).execute();

describe('a next audit whose report is in Holding', () => {
  let site: Caller;
  beforeEach(async () => {
    site = await of('Site User', 'Site', audit.siteId);
  });

  it('is in Holding to those who see the report and plan audits, and not without a next audit', async () => {
    expect([await unplannedOf(cb), await unplannedOf(owner)]).toMatchObject([
      { unplanned: 1 },
      { ownExpiringUnplanned: 1 },
    ]);
    const { id } = await hold();
    for (const caller of [body, cb, owner, site]) {
      expect(await stateFor(caller)).toBe('In Holding');
      expect((await detailsFor(caller)).heldNextAudit).toEqual({ id, startDate: '2026-11-17' });
      expect([await finds(caller, 'In Holding'), await finds(caller, 'Not planned')]).toEqual([true, false]);
    }
    expect([await unplannedOf(cb), await unplannedOf(owner)]).toMatchObject([
      { unplanned: 0 },
      { ownExpiringUnplanned: 0 },
    ]);
  });

  it('is so before it is overdue or planned, and before no renewal is', async () => {
    await update(audit.id, { is_renewal_planned: false });
    const { id: held } = await hold();
    const { id: plan } = await makeSchedule(directory.owner, audit, { audit_id: audit.id, scheduled_for: yesterday });
    const callers = [body, cb, owner, site];
    for (const caller of callers) expect(await rowOf(caller)).toEqual({ nextAudit: 'In Holding', overdueSince: null });
    await update(held, { record_status: 'Archived' });
    for (const caller of callers)
      expect(await rowOf(caller)).toEqual({ nextAudit: 'Overdue', overdueSince: yesterday });
    await update(held, { record_status: 'Holding' });
    await directory.owner.deleteFrom('audit_schedule').where('id', '=', plan).execute();
    for (const caller of callers) expect(await stateFor(caller)).toBe('In Holding');
    await update(held, { record_status: 'Archived' });
    for (const caller of callers) expect(await stateFor(caller)).toBe('No renewal');
  });

  it('is not in Holding once the report is validated, or if the report is of an earlier audit', async () => {
    const { id: held } = await hold();
    await update(audit.id, { record_status: 'Closed' });
    await update(held, { record_status: 'Current' });
    for (const caller of [body, cb, owner]) expect(await finds(caller, 'In Holding')).toBe(false);
    await update(held, { record_status: 'Archived' });
    await update(audit.id, { record_status: 'Current' });
    await hold({ start_date: '2025-11-16', end_date: '2025-11-17' });
    await hold({ standard_id: 5 });
    expect(await stateFor(body)).toBe('Not planned');
  });

  it('follows a report whose day or owner is corrected', async () => {
    const { id: held } = await hold({ start_date: '2025-01-01', end_date: '2025-01-02' });
    expect(await stateFor(owner)).toBe('Not planned');
    await update(held, { start_date: '2026-11-17', end_date: '2026-11-18' });
    expect(await stateFor(owner)).toBe('In Holding');
    await update(held, { owner_company_id: (await makeSite(directory.owner)).companyId });
    expect([await stateFor(owner), await stateFor(site), await stateFor(cb)]).toEqual([
      'Not planned',
      'In Holding',
      'In Holding',
    ]);
  });
});

describe('a report of a competitor in Holding', () => {
  const states = ['In Holding', 'Overdue', 'Planned', 'Not planned'];
  let rival: MadeAudit;
  const seenBy = async (caller: Caller) => {
    const found: boolean[] = [];
    for (const state of states) found.push(await finds(caller, state));
    const { heldNextAudit } = await detailsFor(caller);
    return { ...(await rowOf(caller)), heldNextAudit, found, unplanned: await unplannedOf(caller) };
  };

  beforeEach(async () => {
    rival = await makeAudit(directory.owner, { record_status: 'Closed' });
  });

  it.each([
    ['nothing is planned', undefined],
    ['the next audit is planned', addDays(today, 5)],
    ['the next audit is overdue', yesterday],
  ])('changes nothing for the certification body of record where %s', async (_, day) => {
    if (day) await makeSchedule(directory.owner, audit, { audit_id: audit.id, scheduled_for: day });
    const before = await seenBy(cb);
    await hold({ certification_body_id: rival.certificationBodyId });
    expect(await seenBy(cb)).toEqual(before);
    expect([await stateFor(body), await stateFor(owner)]).toEqual(['In Holding', 'In Holding']);
    await hold({ start_date: '2026-11-01', end_date: '2026-11-02' });
    expect(await stateFor(cb)).toBe('In Holding');
  });

  it('says nothing of the next audit to whom the present one is shared with', async () => {
    const elsewhere = await makeSite(directory.owner);
    const to = [
      { type: 'Company', id: elsewhere.companyId },
      { type: 'CertificationBody', id: rival.certificationBodyId },
    ] as const;
    for (const target of to) await shareWith(directory.owner, { type: 'site', id: audit.siteId }, target);
    await hold({ certification_body_id: rival.certificationBodyId });
    for (const caller of [
      await of('Company BI S User', 'Company', elsewhere.companyId),
      await of('CB Audit Admin', 'CertificationBody', rival.certificationBodyId),
    ]) {
      expect(await rowOf(caller)).toEqual({ nextAudit: null, overdueSince: null });
      for (const state of states) expect(await finds(caller, state)).toBe(false);
    }
  });
});

it('says nothing to the accreditation body', async () => {
  const { id } = await directory.owner
    .insertInto('accreditation_body')
    .values({ name: 'Accredia Nova' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accredited = await makeCertificationBody(directory.owner, { accreditation_body_id: id });
  await update(audit.id, { certification_body_id: accredited.id });
  await hold({ certification_body_id: accredited.id });
  expect(await rowOf(await of('AB User', 'AccreditationBody', id))).toEqual({ nextAudit: null, overdueSince: null });
});
