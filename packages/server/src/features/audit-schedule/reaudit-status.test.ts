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
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSchedule, shareWith } from '../site/site.factory.ts';

withSchedules();

const give = (caller: Caller, more: object = {}) =>
  caller.post(`${audits}/ExpiryReasons`, {
    auditId: audit.id,
    reasonId: '5',
    expiryComments: 'The line\nis sold',
    assessmentDate: '2026-10-10',
    ...more,
  });
const given = {
  isRenewalAuditPlanned: false,
  expiryReason: 'Production ceased',
  expiryComments: 'The line\nis sold',
  expiryAssessmentDate: '2026-10-10',
};

describe('the re-audit status', () => {
  it('states why no renewal is planned, and does not change the certificate', async () => {
    const { status, body: answer } = await give(cb);
    expect({ status, ...answer }).toMatchObject({
      status: 200,
      ...given,
      recordStatus: 'Current',
      certificationStatus: { name: 'Certificated' },
      certificateExpiryDate: '2999-03-20',
    });
    expect(await detailsFor(owner)).toMatchObject(given);
  });

  it('requires only a reason', async () => {
    const { body: answer } = await give(body, { expiryComments: undefined, assessmentDate: '' });
    expect(answer).toMatchObject({
      expiryReason: 'Production ceased',
      expiryComments: null,
      expiryAssessmentDate: null,
    });
  });

  it.each<[string, object, string, number, string?]>([
    ['no reason', { reasonId: '' }, 'reasonId', 400, 'Field is required'],
    ['an unknown reason', { reasonId: '7' }, 'reasonId', 400, 'Choose a reason from the list'],
    ['a day that is none', { assessmentDate: '2026-02-30' }, 'assessmentDate', 400],
    ['an unknown audit', { auditId: '999999' }, 'auditId', 404],
  ])('with %s is refused at its field and not stored', async (_, more, path, status, message) => {
    const answer = await give(body, more);
    expect(answer.status).toBe(status);
    expect(answer.body.fields[0]).toMatchObject({ path, ...(message && { message }) });
    expect((await detailsFor(body)).isRenewalAuditPlanned).toBeNull();
  });

  it('is set by the standards body and the certification body of record; others are denied or do not see it', async () => {
    const stranger = await makeCertificationBody(directory.owner);
    expect((await give(owner)).status).toBe(403);
    expect((await give(await of('Site User', 'Site', audit.siteId))).status).toBe(403);
    expect((await give(await of('CB Read Only User', 'CertificationBody', audit.certificationBodyId))).status).toBe(
      403,
    );
    expect((await give(await directory.as({ role: '{body} User' }))).status).toBe(403);
    expect((await give(await of('CB Full Admin', 'CertificationBody', stranger.id))).status).toBe(404);
    expect((await detailsFor(owner)).visuals.isAbleToGiveReauditStatus).toBe(false);
    expect((await detailsFor(cb)).visuals.isAbleToGiveReauditStatus).toBe(true);
  });

  it.each(['Closed', 'Archived'])('cannot be set for a record that is %s', async (status) => {
    await directory.owner.updateTable('audit').set({ record_status: status }).where('id', '=', audit.id).execute();
    expect((await give(cb)).body).toMatchObject({ code: 'audit schedule.over' });
    expect(await detailsFor(cb)).toMatchObject({
      visuals: { isAbleToGiveReauditStatus: false },
      refusals: { giveReauditStatus: 'notFollowed' },
    });
  });

  it('cancels the schedule, but not that of another certification body', async () => {
    const taken = await makeCertificationBody(directory.owner);
    const scheduled = async () => (await body.get(`/companydirectory/api/Sites/${audit.siteId}`)).body.scheduledAudits;
    await makeSchedule(directory.owner, audit);
    await give(cb);
    expect(await scheduled()).toEqual([]);
    await makeSchedule(directory.owner, { ...audit, certificationBodyId: taken.id });
    await give(cb, { reasonId: '2' });
    expect(await scheduled()).toHaveLength(1);
  });

  it('is cleared when an audit is scheduled after all', async () => {
    await give(cb);
    await schedule(cb);
    expect(await detailsFor(cb)).toMatchObject({
      isRenewalAuditPlanned: true,
      expiryReason: null,
      expiryComments: null,
      expiryAssessmentDate: null,
    });
  });

  it('is in the change log in plain words, and hidden from share recipients', async () => {
    await give(cb);
    await give(cb);
    const log = await body.get(`${audits}/${audit.id}/changeLog`);
    // Its creation and the status: sending the same again changes nothing.
    expect(log.body.total).toBe(2);
    const stored = ['Expiry reason', 'Production ceased', 'Assessment date', '2026-10-10', 'Expiry comments'];
    for (const words of stored) expect(log.text).toContain(words);
    const elsewhere = await makeAudit(directory.owner);
    await shareWith(
      directory.owner,
      { type: 'audit', id: audit.id },
      { type: 'Company', id: elsewhere.ownerCompanyId },
    );
    const shown = await of('Company BI S User', 'Company', elsewhere.ownerCompanyId);
    expect(await detailsFor(shown)).toMatchObject({
      isRenewalAuditPlanned: null,
      expiryReason: null,
      expiryComments: null,
      expiryAssessmentDate: null,
    });
    const changes = await shown.get(`${audits}/${audit.id}/changeLog`);
    expect(changes.text).not.toContain('Production ceased');
    expect(changes.body.total).toBe(1);
  });
});

it('offers the expiry reasons to any signed-in user', async () => {
  const { body: reasons } = await owner.get(`${audits}/ExpiryReasons`);
  expect(reasons).toHaveLength(6);
  expect(reasons[1]).toEqual({ id: '2', name: 'Moved to another certification body' });
  expect((await directory.visitor.get(`${audits}/ExpiryReasons`)).status).toBe(401);
});
